import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { businessIdOf, identityKeysOf } from "../businesses/identity/business-identity.ts";
import { popularityOf } from "../businesses/popularity.ts";
import { foldText } from "./fold-text.ts";
import { businessSlug, collisionSlug, slugify } from "./slug.ts";

describe("folding a text", () => {
  it.each([
    ["Café Zürich", "cafe zurich"],
    ["STRAẞE straße", "strasse strasse"],
    ["İstanbul Işık", "istanbul isik"],
    ["Smørrebrød Æblegård", "smorrebrod aeblegard"],
    ["Łódź Đà Nẵng Þór", "lodz da nang thor"],
    ["𝐁𝐨𝐥𝐝 ＦＵＬＬ", "bold full"],
    ["a\u200e  b\u00a0c", "a b c"],
    ["寿司", "寿司"],
  ])("makes %s %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("changes nothing the second time", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});

describe("slugs", () => {
  it.each([
    ["Luigi's Pizza & Grill", "luigis-pizza-grill"],
    ["Kadıköy Çay Evi", "kadikoy-cay-evi"],
    ["***", ""],
  ])("of %s are %s", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("transliterate other scripts rather than lose them", () => {
    expect(slugify("寿司")).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(slugify("Ресторан")).toBe("restoran");
  });

  it("are ASCII, short, and the same when made twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });

  it("of businesses contain the city, fall back on a word, and end in a part of the id if they collide", () => {
    expect(businessSlug("Dunkin'", "Philadelphia")).toBe("dunkin-philadelphia");
    expect(businessSlug("!!!", undefined)).toBe("business");
    const collided = collisionSlug("dunkin-philadelphia", "abcdefghijklmnop");
    expect(collided).toBe("dunkin-philadelphia-abcdef");
  });
});

describe("identity", () => {
  it("tries the place id first, then the feature id, then the customer id", () => {
    const keys = identityKeysOf({ name: "A", placeId: "ChIJ1", dataId: "0xAB:0xCD", cid: "123" });
    expect(keys).toEqual(["place:ChIJ1", "data:0xab:0xcd", "cid:123"]);
  });

  it("knows a row without identifiers by name, address and country, however they are spelt", () => {
    const [key] = identityKeysOf({ name: "Café Ört", street: "Main St 1", countryCode: "DE" });
    expect(identityKeysOf({ name: "CAFE ORT", street: "main st  1", countryCode: "DE" })).toEqual([key]);
    expect(identityKeysOf({ name: "Café Ört", street: "Main St 2", countryCode: "DE" })).not.toEqual([key]);
    expect(identityKeysOf({ name: "Café Ört", street: "Main St 1", city: "Ulm", countryCode: "DE" })).not.toEqual([
      key,
    ]);
  });

  it("gives every key an id of 16 letters that never changes", () => {
    expect(businessIdOf("place:ChIJ1")).toMatch(/^[a-z2-7]{16}$/);
    expect(businessIdOf("place:ChIJ1")).toBe(businessIdOf("place:ChIJ1"));
    expect(businessIdOf("place:ChIJ1")).not.toBe(businessIdOf("place:ChIJ2"));
  });
});

it("popularity grows with rating and reviews and is nothing without either", () => {
  expect(popularityOf(4.5, 120)).toBe(Math.round(4.5 * Math.log(121) * 1000));
  expect(popularityOf(undefined, 120)).toBe(0);
  expect(popularityOf(5, 0)).toBe(0);
});
