import { describe, expect, it } from "vitest";
import { cacheControlForBrowsers, freshnessOf, normalisedUrl } from "./cache-policy.ts";

describe("the cache key of an address", () => {
  it.each([
    ["/a", "/a"],
    ["/a?", "/a"],
    ["/a?utm_source=x&utm_medium=y&gclid=1&fbclid=2", "/a"],
    ["/a?b=2&a=1", "/a?b=2&a=1"],
    ["/a?&&b=2&", "/a?b=2"],
    ["/a?my_utm_source=1&gclid2=2&agclid=3", "/a?my_utm_source=1&gclid2=2&agclid=3"],
    ["/a?b=utm_source", "/a?b=utm_source"],
    ["/a?b?utm_source=1", "/a?b?utm_source=1"],
    ["/a?x=2&x=1&UTM_campaign=z", "/a?x=2&x=1"],
    ["/a?q=caf%C3%A9+bar&utm=1", "/a?q=caf%C3%A9+bar&utm=1"],
  ])("of %s is %s", (url, normalised) => {
    expect(normalisedUrl(url)).toBe(normalised);
  });
});

describe("the time an answer is cached", () => {
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
    ["although it differs by encoding, in any case", { ...facts, vary: " accept-encoding " }, 60_000],
    ["never when it differs by encoding and more", { ...facts, vary: "Accept-Encoding, Cookie" }, undefined],
    ["never when it must be asked about", { ...facts, cacheControl: "no-cache, s-maxage=60" }, undefined],
    ["never when private and public disagree", { ...facts, cacheControl: "public, PRIVATE, s-maxage=60" }, undefined],
    ["never for the max-age of one that is not public", { ...facts, cacheControl: "max-age=5" }, undefined],
    ["never for no time", { ...facts, cacheControl: "public, s-maxage=0" }, undefined],
    ["never for a time that is no number", { ...facts, cacheControl: "public, s-maxage=soon" }, undefined],
    ["for its s-maxage rather than its max-age", { ...facts, cacheControl: "public,max-age=5,s-maxage=7" }, 7000],
    ["when it has moved for good", { ...facts, status: 301 }, 60_000],
    ["never when it has moved for now", { ...facts, status: 302 }, undefined],
    ["when there is nothing", { ...facts, status: 404 }, 60_000],
    ["when it says that it is gone", { ...facts, status: 410 }, 60_000],
  ])("%s", (_title, answer, freshForMs) => {
    expect(freshnessOf(answer)?.freshForMs).toBe(freshForMs);
  });

  it("is unlimited only for immutable answers", () => {
    const cacheControl = "public, max-age=60, immutable";
    expect(freshnessOf({ ...facts, cacheControl })).toEqual({ freshForMs: 60_000, isImmutable: true });
    expect(freshnessOf(facts)).toEqual({ freshForMs: 60_000, isImmutable: false });
  });

  it.each([
    ["public, S-MaxAge=600", false, "public, max-age=0, must-revalidate"],
    ["No-Store", false, "no-store"],
    ["public, max-age=0, s-maxage=600, must-revalidate", false, "public, max-age=0, must-revalidate"],
    ["public, max-age=31536000, immutable", false, "public, max-age=31536000, immutable"],
    ["public, s-maxage=600", true, "private, no-cache"],
    ["no-store", true, "no-store"],
    [undefined, false, "no-store"],
  ])("%s (page: %s) tells browsers %s", (cacheControl, isPage, expected) => {
    expect(cacheControlForBrowsers(cacheControl, isPage)).toBe(expected);
  });
});
