import { expect, it } from "vitest";
import { renderPage } from "./entry-server.tsx";
import { EMPTY_PAGE_CONFIG } from "./lib/page/page-config.ts";

it("a page that cannot be rendered is a plain one that says Error loading application [public 8.22]", async () => {
  const { status, location, html, error } = await renderPage({
    // Not an address: its port is not a number.
    url: ":nowhere",
    nonce: "n",
    config: EMPTY_PAGE_CONFIG,
    assets: { scripts: [], css: "", preloads: {} },
    api: { baseUrl: "http://localhost", headers: {} },
    signal: new AbortController().signal,
  });
  expect([status, location]).toEqual([500, undefined]);
  expect(html).toContain("<h1>Error loading application</h1>");
  expect(html).toContain('<a href="/">Back to Home</a>');
  expect(html).not.toContain("<script");
  expect(error).toBeInstanceOf(TypeError);
});
