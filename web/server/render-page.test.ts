import { expect, it } from "vitest";
import { cacheControlOf } from "./render-page.ts";

it.each([
  ["/", 200, 600],
  ["/business/cafe-berlin", 200, 600],
  ["/business/old-name", 301, 600],
  ["/administration", 200, 600],
  ["/business/nothing", 404, 60],
  ["/business/removed", 410, 60],
])("the page %s with status %i may be shared for %i seconds", (path, status, seconds) => {
  expect(cacheControlOf(path, { status })).toBe(`public, max-age=0, s-maxage=${seconds}, must-revalidate`);
});

it.each([
  ["/", 503],
  ["/", 500],
  ["/admin", 200],
  ["/admin/login", 404],
  ["/admin-legacy", 200],
])("the page %s with status %i is never cached", (path, status) => {
  expect(cacheControlOf(path, { status })).toBe("no-store");
});

it("a page that is incomplete is never cached", () => {
  expect(cacheControlOf("/search", { status: 200, isProvisional: true })).toBe("no-store");
});
