import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, describe, expect, it } from "vitest";
import { ANY_BUSINESS, createDirectoryKinds } from "./directory-kinds.ts";

const knowledge = openKnowledge();
afterAll(() => knowledge.close());
const kinds = createDirectoryKinds(knowledge);

describe("a text", () => {
  it.each(["friseur", "hair salons", "best hair salons", "eczane", "薬局", "the museum"])("%s names a kind", (text) => {
    expect(kinds.kindIn(text)).toBeDefined();
  });

  it.each([...ANY_BUSINESS])("and %s, which any business is, names that kind", (word) => {
    expect([`eczane ${word}`, `${word} eczane`, `best eczane ${word.toUpperCase()}`].map(kinds.kindIn)).toEqual([
      "eczane",
      "eczane",
      "eczane",
    ]);
  });

  it.each([
    ["where to eat in", "where to eat"],
    ["the best place to eat near", "place to eat"],
    ["saan masarap kumain sa", "saan masarap kumain"],
  ])("names a kind in %s without the words around it, though it holds some itself", (text, kind) => {
    expect(kinds.kindIn(text)).toBe(kind);
  });

  it.each([
    ["最好的餐厅", "restaurant"],
    ["おいしいラーメンが食べたい", "ramen-restaurant"],
    ["comer tacos", "mexican-restaurant"],
    ["manger des tacos", "mexican-restaurant"],
  ])("that asks for a kind, as in %s, names it", (text, slug) => {
    expect(kinds.categoriesFor(text)).toContain(slug);
  });

  it.each(["resto", "restos", "restau", "Resto"])("with %s before a cuisine names its restaurants", (word) => {
    expect(kinds.categoriesFor(`${word} libanais`)).toEqual(["middle-eastern-restaurant"]);
    expect(kinds.categoriesFor(`${word} éthiopien`)).toEqual(kinds.categoriesFor("restaurant éthiopien"));
    expect(kinds.kindIn(word)).not.toBe("restaurant");
  });

  it.each([
    ["sushi shpo", "sushi shop"],
    ["pizza palce", "pizza place"],
    ["bicycle sotre", "bicycle store"],
  ])("%s may stand for %s", (text, other) => {
    expect(kinds.similarTo(text)[0]).toBe(other);
  });

  it.each(["", "best", "apollo", "friseur berlin", "sushi workshop", "sushi storefront"])(
    "%j names no kind",
    (text) => {
      expect(kinds.kindIn(text)).toBeUndefined();
    },
  );

  it.each([
    ["friseur", ["hair-salon"]],
    ["best restaurants", ["restaurant"]],
    ["pizzeria", ["pizza-restaurant"]],
    ["apollo", []],
  ])("%s means the category of its kind: %j", (text, slugs) => {
    expect(kinds.categoriesFor(text)).toEqual(slugs);
  });

  it.each([
    ["Steuerberater", ["Accountant"]],
    ["best friseur", ["Barber shop"]],
    ["barbecue", ["Steakhouse", "Restaurant", "Fast food restaurant"]],
    ["mobile shop", ["Mobile phone repair shop", "Electronics store"]],
    ["restaurants", ["Fast food restaurant", "Cafe"]],
    ["sklep", ["Convenience store", "Supermarket", "Discount store"]],
    ["apollo", []],
  ])("%s is related to %j", (text, names) => {
    expect(kinds.relatedTo(text)).toEqual(names);
  });
});
