import { afterAll, expect, it } from "vitest";
import { openKnowledge } from "../open-knowledge.ts";

const { kinds, close } = openKnowledge();
afterAll(close);

it.each([
  ["美容院", "JP", ["shop/hairdresser"]],
  ["美容院", "CN", ["shop/beauty"]],
  ["美容院", undefined, ["shop/beauty", "shop/hairdresser"]],
  ["Gymnasium", "DE", ["amenity/school"]],
  ["gymnasium", "US", ["leisure/fitness_centre"]],
  ["bodegas", "ES", ["craft/winery", "shop/wine"]],
  ["bodega", "US", ["shop/convenience"]],
])("%s in %s means %j", (text, countryCode, keys) => {
  const named = kinds.named(text, countryCode).map(({ key }) => key);
  expect(named.sort()).toEqual(keys);
});
