import { makeFields } from "@meridian/testing/business-factory";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";
import { escapeText, foldLine, toVcard } from "./vcard.ts";

const LINKS = {
  pageUrl: "https://example.org/business/a",
  cardUrl: "https://example.org/api/businesses/a/vcard",
};
const KEPT = {
  id: "a".repeat(16),
  slug: "a",
  isApproved: true,
  popularity: 0,
  lockedFields: [],
  revision: 1,
  createdAt: "2026-03-01T00:00:00.000Z",
  updatedAt: "2026-03-04T17:05:09.123Z",
};
/** The lines as a reader unfolds them. */
const linesOf = (fields: Parameters<typeof makeFields>[0]) =>
  toVcard({ ...makeFields(fields), ...KEPT }, LINKS)
    .replaceAll("\r\n ", "")
    .split("\r\n");

describe("the card of a business", () => {
  it("contains all that an address book stores", () => {
    expect(linesOf({ website: "https://luigi.example/menu", state: "PA" })).toEqual([
      "BEGIN:VCARD",
      "VERSION:4.0",
      "KIND:org",
      "FN:Luigi's Pizza",
      "ORG:Luigi's Pizza",
      "TEL;TYPE=work,voice:+12155550101",
      "ADR;TYPE=work:;;12 Walnut St;Philadelphia;PA;19106;United States of America",
      "URL;TYPE=work:https://luigi.example/menu",
      "GEO:geo:39.947800,-75.145400",
      "TZ:America/New_York",
      "CATEGORIES:Pizza restaurant",
      "UID:https://example.org/business/a",
      "SOURCE:https://example.org/api/businesses/a/vcard",
      "REV:20260304T170509Z",
      "END:VCARD",
      "",
    ]);
  });

  it("with little data omits the rest", () => {
    const unknown = { phone: undefined, phoneE164: undefined, latitude: undefined, timeZone: undefined };
    const nowhere = { fullAddress: undefined, street: undefined, city: undefined, postalCode: undefined };
    const names = linesOf({ ...unknown, ...nowhere, country: undefined, type: undefined, category: undefined }).map(
      (line) => line.split(/[:;]/)[0],
    );
    expect(names.slice(3, -2)).toEqual(["FN", "ORG", "UID", "SOURCE", "REV"]);
  });

  it("has the whole address if its parts are unknown, and the phone as written if it could not be parsed", () => {
    const lines = linesOf({ street: undefined, phoneE164: undefined, phone: "ask; for Al" });
    expect(lines).toContain("ADR;TYPE=work:;;12 Walnut St\\, Philadelphia\\, PA 19106;;;;");
    expect(lines).toContain("TEL;TYPE=work,voice:ask\\; for Al");
  });

  it("names an OpenStreetMap tag by its value", () => {
    expect(linesOf({ type: "amenity=fast_food" })).toContain("CATEGORIES:Fast food");
  });

  it("lets no value start a line of its own", () => {
    const lines = linesOf({ name: "Bad\r\nTEL:+1 666", website: "https://x.example/a\r\nNOTE:b" });
    expect(lines).toContain("FN:Bad\\nTEL:+1 666");
    expect(lines).toContain("URL;TYPE=work:https://x.example/aNOTE:b");
    expect(linesOf({ website: "javascript:alert(1)" }).some((line) => line.startsWith("URL"))).toBe(false);
  });
});

it.each([
  ["a,b;c\\d", "a\\,b\\;c\\\\d"],
  ["one\r\ntwo\rthree\nfour\u2028five", "one\\ntwo\\nthree\\nfour\\nfive"],
  ["bell\u0007\u0000 and tab\t", "bell and tab\t"],
  ["\\n", "\\\\n"],
])("%j is escaped as %j", (text, expected) => {
  expect(escapeText(text)).toBe(expected);
});

it("no line is longer than 75 octets, and unfolding reverses folding", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const line = `NOTE:${text.replace(/[\r\n]/g, "")}`;
      const folded = foldLine(line);
      for (const part of folded.split("\r\n")) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll("\r\n ", "")).toBe(line);
    }),
  );
});

it("a line is never cut within a character", () => {
  expect(foldLine(`FN:${"🍕".repeat(30)}`).split("\r\n")).toEqual([`FN:${"🍕".repeat(18)}`, ` ${"🍕".repeat(12)}`]);
});

describe("over HTTP", () => {
  let catalogue: TestCatalogue;
  beforeAll(async () => {
    catalogue = await startTestCatalogue([{ name: "Café Ünal" }]);
  });
  afterAll(() => catalogue.stop());

  it("the card is a file, cached as long as its page", async () => {
    const answer = await fetch(`${catalogue.url}/api/businesses/cafe-unal-philadelphia/vcard`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe("attachment; filename=cafe-unal-philadelphia.vcf");
    expect(answer.headers.get("cache-control")).toContain("s-maxage=600");
    const text = await answer.text();
    expect(text).toContain("\r\nFN:Café Ünal\r\n");
    expect(text).toContain("\r\nUID:https://example.org/business/cafe-unal-philadelphia\r\n");
  });

  it("a missing business has none", async () => {
    const answer = await fetch(`${catalogue.url}/api/businesses/nowhere/vcard`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      404,
      "application/problem+json; charset=utf-8",
    ]);
  });
});
