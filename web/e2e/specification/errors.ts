import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { mainOf } from "./document.ts";
import { type Row, rowsOf } from "./row.ts";

export const errorRows: readonly Row[] = [
  rowsOf(8, "/business/{slug}").http("no slug: No business slug found", async (site) => {
    expect((await site.html("/business")).h1).toEqual(["No business slug found"]);
  }),
  ...[
    ["/categories", "No categories found", ""],
    ["/countries", "No countries found", "Try adjusting your search terms"],
    ["/cities", "No cities found", "Try adjusting your search terms or browse all cities"],
  ].map(([path = "", title = "", text = ""]) =>
    rowsOf(8, path).http(`nothing found: ${title}`, async (site) => {
      const page = mainOf(await site.html(`${path}?q=qqqzzzxxx`));
      expect(page.status).toBe(200);
      expect(page.text).toContain(title);
      expect(page.text).toContain(text);
    }),
  ),
  rowsOf(8, "Unknown route").http("the 404 page, also for a path that is no text", async (site) => {
    for (const path of ["/nowhere", "/%F0%9F", "/a%00b"]) expect([path, await site.status(path)]).toEqual([path, 404]);
  }),
  rowsOf(8, "Application").code("one that cannot be shown says Error loading application", async () => {
    const server = await readFile(new URL("../../src/entry-server.tsx", import.meta.url), "utf8");
    expect(server).toContain("<h1>Error loading application</h1>");
  }),
];
