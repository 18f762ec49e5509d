import { expect, it } from "vitest";
import { stemKey } from "./stem-key.ts";

const keyOf = (text: string) => stemKey(text.split(" "));

it.each([
  ["цветочныи магазин", "цветочные магазины", "цветочнои магазине"],
  ["ветеринарная клиника", "ветеринарных клиник", "ветеринарную клинику"],
  ["tienda de ropa", "tienda ropa", "tiendas de ropa"],
  ["agenzia di viaggi", "agenzie viaggi", "agenzia viaggi"],
  ["sklep meblowy", "sklepy meblowe", "sklepach meblowych"],
  ["car repair", "repair car"],
  ["аптека", "аптек", "аптеках", "аптекои"],
])("phrases inflected, ordered or linked otherwise are one: %s, %s", (...texts) => {
  expect(new Set(texts.map(keyOf))).toEqual(new Set([keyOf(texts[0] ?? "")]));
  expect(keyOf(texts[0] ?? "")).toBeDefined();
});

it.each(["hotels", "薬局", "where to eat in", "de la", "salon 24"])("%s has no key", (text) => {
  expect(keyOf(text)).toBeUndefined();
});

it("other phrases have other keys", () => {
  expect(keyOf("beauty salon")).not.toBe(keyOf("hair salon"));
  expect(keyOf("tienda de ropa")).not.toBe(keyOf("tienda de zapatos"));
});
