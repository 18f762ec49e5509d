import { expect, it } from "vitest";
import { pageWeightsKb, refuseHeavyPages } from "./page-weights.ts";

const chunk = (facadeModuleId: string | null, imports: string[], code: string, isEntry = false) => ({
  type: "chunk" as const,
  isEntry,
  facadeModuleId,
  imports,
  code,
});

it("counts each file of a page once, with those of every page, and no page of the admin area", () => {
  const noise = Array.from({ length: 9_000 }, (_, index) => ((index * 7919) % 9_973).toString(36)).join("");
  const weights = pageWeightsKb({
    "entry.js": chunk("/site/src/entry-client.tsx", ["framework.js"], "", true),
    "framework.js": chunk(null, [], noise),
    "city.js": chunk("/site/src/routes/cities.index.tsx?tsr-split=component", ["framework.js", "list.js"], ""),
    "list.js": chunk(null, ["framework.js"], noise),
    "admin.js": chunk("/site/src/routes/admin/audit.tsx?tsr-split=component", [], noise),
    "fonts.css": { type: "asset" },
  });
  expect([...weights.keys()]).toEqual(["cities.index"]);
  const alone = pageWeightsKb({ "x.js": chunk("/site/src/routes/x.tsx?tsr-split=component", [], noise) }).get("x") ?? 0;
  expect(weights.get("cities.index")).toBeGreaterThan(2 * alone);
  expect(weights.get("cities.index")).toBeLessThan(2.2 * alone);
});

it("a page above the limit ends the build, and so does a build without pages", () => {
  expect(() => refuseHeavyPages(new Map([["index", 169.9]]))).not.toThrow();
  expect(() => refuseHeavyPages(new Map([["index", 200.1]]))).toThrow("index 200.1 kB");
  expect(() => refuseHeavyPages(new Map())).toThrow("No page");
});
