import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { nameSharedChunks, PARTS } from "./public-chunks.ts";

const ENTRY = "/site/src/entry-client.tsx";
const DIALOG = "/site/node_modules/@chakra-ui/react/dist/esm/components/dialog/dialog.js";
const page = (name: string) => `/site/src/routes/${name}.tsx?tsr-split=component`;

/** A site with six pages for visitors and two for the admin. */
function readFrom(extra: Record<string, string[]> = {}) {
  const pages = ["index", "search", "contact", "cities.index", "categories.index", "businesses"];
  const modules: Record<string, string[]> = {
    [ENTRY]: ["/site/src/router.tsx", "/site/node_modules/react/index.js"],
    "/site/src/router.tsx": ["/site/node_modules/lucide-react/dist/esm/icons/star.mjs", DIALOG],
    ...Object.fromEntries(pages.map((name) => [page(name), ["/site/src/ui/pager.tsx"]])),
    [page("search")]: ["/site/src/ui/pager.tsx", "/site/src/features/search/facets.tsx"],
    [page("admin/index")]: ["/site/src/ui/data-table.tsx", "/site/node_modules/zod/index.js"],
    [page("admin-legacy")]: ["/site/src/ui/data-table.tsx"],
    ...extra,
  };
  const dynamic = [...pages, "admin/index", "admin-legacy"].map(page);
  return (id: string) => ({
    importedIds: modules[id] ?? [],
    dynamicallyImportedIds: id === "/site/src/router.tsx" ? dynamic : [],
  });
}

it("groups modules that many public pages share, packages apart; icons and Chakra components stay with their pages", () => {
  const name = nameSharedChunks(ENTRY);
  const graph = { getModuleInfo: readFrom() };
  expect(name("/site/node_modules/react/index.js", graph)).toBe("framework");
  expect(name("/site/src/router.tsx", graph)).toBe("site");
  expect(name("/site/src/ui/pager.tsx", graph)).toBe("pager");
  expect(name("/site/src/features/search/facets.tsx", graph)).toBeNull();
  expect(name("/site/node_modules/lucide-react/dist/esm/icons/star.mjs", graph)).toBeNull();
  expect(name(DIALOG, graph)).toBeNull();
  expect(name("/site/src/ui/data-table.tsx", graph)).toBeNull();
});

it("every part is named by files that exist", () => {
  const source = `${import.meta.dirname}/../src`;
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map(
    (path) => `/${path.replaceAll("\\", "/")}`,
  );
  const roots = PARTS.flatMap(([, names]) => names);
  expect(roots.filter((root) => !files.some((file) => file.endsWith(`/${root}`)))).toEqual([]);
});

it("fails the build if the validator gets into a public page, and names the importer", () => {
  const graph = { getModuleInfo: readFrom({ "/site/src/ui/pager.tsx": ["/site/node_modules/zod/index.js"] }) };
  expect(() => nameSharedChunks(ENTRY)(ENTRY, graph)).toThrow("/site/src/ui/pager.tsx brings the validator");
});

it("a chunk contains all its imports, except those of chunks before it", () => {
  const card = "/site/src/features/business/components/business-card.tsx";
  const rating = "/site/src/features/business/components/rating-line.tsx";
  const graph = {
    getModuleInfo: readFrom({
      [page("search")]: [rating, card],
      [rating]: ["/site/src/ui/sheet.tsx"],
      [card]: ["/site/src/ui/sheet.tsx", "/site/src/lib/opening.ts"],
    }),
  };
  const name = nameSharedChunks(ENTRY);
  expect(name(card, graph)).toBe("cards");
  expect(name("/site/src/lib/opening.ts", graph)).toBe("cards");
  expect(name("/site/src/ui/sheet.tsx", graph)).toBe("facts");
});
