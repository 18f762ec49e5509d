import { expect, it } from "vitest";
import { websiteKeysOf, websitePageOf } from "./website-page.ts";

it.each([
  ["https://www.Cafe.example/", "cafe.example"],
  ["http://cafe.example", "cafe.example"],
  ["http://m.cafe.example/Menu/?utm_source=maps#top", "cafe.example/Menu"],
  ["https://portal.example/profile.php?id=7", "portal.example/profile.php?id=7"],
  ["mailto:info@cafe.example", undefined],
  [undefined, undefined],
])("the page of %s is %s", (website, page) => {
  expect(websitePageOf(website)).toBe(page);
});

it("an address starts with one of the keys of its page, whatever its scheme", () => {
  const keys = websiteKeysOf("http://cafe.example/menu/");
  expect(keys).toEqual(["cafe.example/menu", "www.cafe.example/menu"]);
});
