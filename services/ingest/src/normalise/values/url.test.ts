import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanUrl } from "./url.ts";

describe("links", () => {
  it.each([
    ["https://example.org/a b", "https://example.org/a%20b"],
    ["www.example.org", "http://www.example.org"],
    ["products.html?q=tea", undefined],
    ["example.org?q=tea.html", "http://example.org?q=tea.html"],
    [String.raw`https:\/\/example.org\/a`, "https://example.org/a"],
    [String.raw`https://store\/storedetails\/7344`, undefined],
    ["https://localhost/a", undefined],
    ["http//example.org", "http://example.org"],
    ["https:/example.org", "https://example.org"],
    ["https:// example.org", "https://example.org"],
    ["http://https://example.org", "http://example.org"],
    ["htp://example.org", "http://example.org"],
    ["['https://example.org', 'https://example.com']", "https://example.org"],
    ["https://example.org; https://example.com", "https://example.org"],
    ["https://example.org, https://example.com", "https://example.org"],
    ['<a href="https://example.org">x</a>', "https://example.org"],
    ["[Site](https://example.org)", "https://example.org"],
    ["/url?q=http://example.org/&opi=79508299", "http://example.org/"],
    ["https://www.google.com/url?q=https://example.org/&opi=1", "https://example.org/"],
    ["https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F&h=x", "https://example.org/"],
    ["https://www.google.com/maps?q=47.37,8.54", "https://www.google.com/maps?q=47.37,8.54"],
    [
      "https://www.google.com/maps/place/A/@47.37,8.54,14z/data=!4m8!1m2!2m1!1s0x47:0x2a?q=a%20b",
      "https://www.google.com/maps/place/A/@47.37,8.54,14z/data=!4m8!1m2!2m1!1s0x47:0x2a?q=a%20b",
    ],
    ["https://example.org/a,b,HTTPS://example.com", "https://example.org/a,b"],
    ["https://example.org/a,b,www.example.com", "https://example.org/a,b"],
    ["/url?q=javascript:alert(1)", undefined],
    ["['javascript:alert(1)']", undefined],
    ["mailto:info@example.org", undefined],
    ["@handle", undefined],
    ["front.jpg", undefined],
    ["shop-2.html", undefined],
    ["//lh3.example.org/p", "https://lh3.example.org/p"],
    [
      "https://example.org/%3Futm_source%3Dgoogle%26utm_medium%3Dorganic",
      "https://example.org/?utm_source=google&utm_medium=organic",
    ],
    ["https://example.org/?q=what%3F", "https://example.org/?q=what%3F"],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["ftp://example.org", undefined],
    ["http://", undefined],
    ["http://info@example.org", undefined],
    ["see our page", undefined],
    ["/www.example.org", "http://www.example.org"],
    ["///www.example.org", "http://www.example.org"],
    ["http:// example.org", "http://example.org"],
    ["https://  example.org", "https://example.org"],
    ["https://http://example.org", "https://example.org"],
    ["http:/example.org", "http://example.org"],
    ["htps://example.org", "https://example.org"],
    ["htt://example.org", "http://example.org"],
    ["ttps://example.org", "https://example.org"],
    ["example.org/a/b?c=d", "http://example.org/a/b?c=d"],
    ["4you.example.org", "http://4you.example.org"],
    ["a.example4.org", "http://a.example4.org"],
    ["example.org:8080", "http://example.org:8080"],
    ["example.org,other", undefined],
    ["https://example.org;https://example.com", "https://example.org"],
    ["example.org | example.com", "http://example.org"],
    ["https://example.org  http://example.com", "https://example.org"],
    ["https://example.org www.example.com", "https://example.org"],
    ["https://example.org,http://example.com", "https://example.org"],
    ["example.org or example.com", "http://example.org"],
    ["; https://example.org", "https://example.org"],
    ['[{"title": "All", "image": "https://example.org/a"}]', "https://example.org/a"],
    ['[{"url": "", "image": 5, "imageUrl": " https://example.org/b "}]', "https://example.org/b"],
    ['[null, 5, "https://example.org"]', "https://example.org"],
    ['["", "https://example.org"]', "https://example.org"],
    ['{"src": "https://example.org/c"}', "https://example.org/c"],
    ['{"link": "https://example.org/d"}', "https://example.org/d"],
    ['{"href": "https://example.org/e"}', "https://example.org/e"],
    ['{"large": "https://example.org/f"}', "https://example.org/f"],
    ['{"original": "https://example.org/g"}', "https://example.org/g"],
    ['{"url": "https://example.org/h"}', "https://example.org/h"],
    ['{"other": "https://example.org/i"}', undefined],
    ["<a href = 'https://example.org'>x</a>", "https://example.org"],
    ["[Site](http://example.org)", "http://example.org"],
    ["http://www.google.com/url?sa=t&url=https://example.org/", "https://example.org/"],
    ["/url?q=https://example.org/%E0%A4%A&x=1", undefined],
    ["https://example.org/shop%3Fa%3D1%23b", "https://example.org/shop?a=1%23b"],
    ["https://example.org/%3Cb%3E?a=1", "https://example.org/%3Cb%3E?a=1"],
    [`https://example.org/${"x".repeat(2028)}`, `https://example.org/${"x".repeat(2028)}`],
    [`https://example.org/${"x".repeat(2029)}`, undefined],
  ])("%j is %j", (text, url) => {
    expect(cleanUrl(text)).toBe(url);
  });

  it("never run a script", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((tail) => `javascript:${tail}`),
        ),
        (text) => {
          const url = cleanUrl(text);
          if (url !== undefined) expect(["http:", "https:"]).toContain(new URL(url).protocol);
        },
      ),
    );
  });
});
