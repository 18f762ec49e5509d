import { expect, it } from "vitest";
import { pageWeightsKb, refuseHeavyPages } from "./page-weights.ts";

const chunk = (facadeModuleId: string | null, imports: string[], code: string, isEntry = false) => ({
  type: "chunk" as const,
  isEntry,
  facadeModuleId,
  imports,
  code,
});
const page = (name: string, imports: string[], code = "") =>
  chunk(`/site/src/routes/${name}.tsx?tsr-split=component`, imports, code);
const noise = Array.from({ length: 9_000 }, (_, index) => ((index * 7919) % 9_973).toString(36)).join("");

it("counts each file of a page once, including those of every page and of its layouts", () => {
  const weights = pageWeightsKb({
    "entry.js": chunk("/site/src/entry-client.tsx", ["framework.js"], "", true),
    "framework.js": chunk(null, [], noise),
    "city.js": page("cities.index", ["framework.js", "list.js"]),
    "list.js": chunk(null, ["framework.js"], noise),
    "shell.js": page("admin/route", ["framework.js"], noise),
    "audit.js": page("admin/audit", ["list.js"]),
    "login.js": page("admin_.login", []),
    "fonts.css": { type: "asset" },
  });
  const alone = pageWeightsKb({ "x.js": page("x", [], noise) }).get("x") ?? 0;
  const files = [...weights].map(([name, kb]) => [name, Math.floor(kb / alone)]);
  expect(files).toEqual([
    ["cities.index", 2],
    ["admin/audit", 3],
    ["admin_.login", 1],
  ]);
});

it("fails the build for a page above its area's limit, or without pages", () => {
  expect(() => refuseHeavyPages(new Map([["index", 199.9]]))).not.toThrow();
  expect(() => refuseHeavyPages(new Map([["index", 200.1]]))).toThrow("index 200.1 kB");
  expect(() => refuseHeavyPages(new Map([["admin/audit", 349.9]]))).not.toThrow();
  expect(() => refuseHeavyPages(new Map([["admin/audit", 350.1]]))).toThrow("admin/audit 350.1 kB");
  expect(() => refuseHeavyPages(new Map())).toThrow("No page");
});
