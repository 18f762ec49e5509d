import { describe, expect, it } from "vitest";
import { cacheControlForBrowsers, freshnessOf, normalisedUrl } from "./cache-policy.ts";

describe("the address an answer is kept under", () => {
  it.each([
    ["/a", "/a"],
    ["/a?", "/a"],
    ["/a?utm_source=x&utm_medium=y&gclid=1&fbclid=2", "/a"],
    ["/a?b=2&a=1", "/a?b=2&a=1"],
    ["/a?x=2&x=1&UTM_campaign=z", "/a?x=2&x=1"],
    ["/a?q=caf%C3%A9+bar&utm=1", "/a?q=caf%C3%A9+bar&utm=1"],
  ])("of %s is %s", (url, normalised) => {
    expect(normalisedUrl(url)).toBe(normalised);
  });
});

describe("keeping an answer", () => {
  const facts = { status: 200, cacheControl: "public, s-maxage=60", vary: undefined, hasCookies: false };

  it.each([
    ["for its s-maxage", facts, 60_000],
    ["for the max-age of a public one", { ...facts, cacheControl: "public, max-age=5" }, 5000],
    ["never when it sets a cookie", { ...facts, hasCookies: true }, undefined],
    ["never when it is private", { ...facts, cacheControl: "private, s-maxage=60" }, undefined],
    ["never when it must not be stored", { ...facts, cacheControl: "no-store" }, undefined],
    ["never without a word about it", { ...facts, cacheControl: undefined }, undefined],
    ["never after a failure", { ...facts, status: 500 }, undefined],
    ["never when it differs by language", { ...facts, vary: "Accept-Language" }, undefined],
    ["although it differs by encoding", { ...facts, vary: "Accept-Encoding" }, 60_000],
    ["when it says that it is gone", { ...facts, status: 410 }, 60_000],
  ])("%s", (_title, answer, freshForMs) => {
    expect(freshnessOf(answer)?.freshForMs).toBe(freshForMs);
  });

  it.each([
    ["public, max-age=0, s-maxage=600, must-revalidate", false, "public, max-age=0, must-revalidate"],
    ["public, max-age=31536000, immutable", false, "public, max-age=31536000, immutable"],
    ["public, s-maxage=600", true, "private, no-cache"],
    ["no-store", true, "no-store"],
    [undefined, false, "no-store"],
  ])("%s (page: %s) tells browsers %s", (cacheControl, isPage, told) => {
    expect(cacheControlForBrowsers(cacheControl, isPage)).toBe(told);
  });
});
