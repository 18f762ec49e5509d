import { afterAll, expect, it } from "vitest";
import { openKnowledge } from "../open-knowledge.ts";

const { kinds, close } = openKnowledge();
afterAll(close);
const keysOf = (found: readonly { key: string }[]): string[] => found.map(({ key }) => key);

it.each([
  ["Beer", "craft/brewery"],
  ["Technology", "office/it"],
  ["Agriculture", "landuse/farm"],
  ["Lebensmittel", "shop/supermarket"],
  ["Baby", "healthcare/birthing_center"],
])("%s labels no place, and finds the kind %s in searches", (text, key) => {
  expect(kinds.labelled(text)).toEqual([]);
  expect(keysOf(kinds.named(text))).toContain(key);
});

it.each([
  ["Cardiología", "amenity/doctors/cardiology"],
  ["韓國料理", "amenity/restaurant/korean"],
  ["Fietsenzaak", "shop/bicycle"],
])("%s, a mapper's word for a place, labels the kind %s", (label, key) => {
  expect(keysOf(kinds.labelled(label))).toEqual([key]);
});

it("a word of two languages labels neither of its kinds alone", () => {
  expect(keysOf(kinds.labelled("Pastas"))).toEqual(["amenity/post_office", "amenity/restaurant/italian"]);
});

it.each<[string, string[]]>([
  ["Tuscan restaurant", ["amenity/restaurant/italian"]],
  ["Schweizerisches Restaurant", ["amenity/restaurant"]],
  ["Bar & grill", ["amenity/restaurant"]],
  ["Kids' clothing & shoe store", ["shop/shoes"]],
  ["Coffee machine supplier", []],
  ["Aquarium light store", []],
  ["Thing-making", []],
  ["Εστιατόριο", ["amenity/restaurant"]],
  ["Drugstore", ["shop/chemist"]],
  ["Drug store", ["shop/chemist"]],
  ["hairsalons", ["shop/hairdresser"]],
  ["Latin American", ["amenity/restaurant/latin_american"]],
  ["Continental", ["amenity/restaurant"]],
  ["Dining and Drinking > Restaurant > Italian Restaurant", ["amenity/restaurant/italian"]],
  ["Business and Professional Services > Widget Polisher", ["group/business"]],
  ["Food / Restaurants / Pizza", ["amenity/restaurant/pizza"]],
  ["FastFoodRestaurant", ["amenity/fast_food"]],
  ["eat_and_drink", ["group/food"]],
  ["beautysvc", ["group/beauty"]],
  ["Nightlife", ["group/nightlife"]],
  ["shop=car_repair", ["shop/car_repair"]],
  ["cuisine=pizza;kebab", ["amenity/restaurant/pizza", "amenity/fast_food/kebab"]],
  ["47.73 Dispensing chemist in specialised stores", ["amenity/pharmacy"]],
  ["Restaurants and mobile food service activities", ["amenity/restaurant"]],
  ["ресторан перуанской кухни", ["amenity/restaurant"]],
  ["内科クリニック", ["amenity/clinic"]],
  ["Plastic products manufacturer", ["man_made/works"]],
  ["Bank of sand", []],
  ["Memory care", ["amenity/nursing_home"]],
  ["Food producer", ["man_made/works"]],
  ["Futsal court", ["leisure/pitch"]],
  ["Sale of shares", []],
  ["Website builder", []],
  ["Plastik boru, çuval imalatı (çocuk bezi dahil)", ["man_made/works"]],
  ["Elektrik akümülatörü imalatı (plakalar) (kurşun ızgara", ["man_made/works"]],
  ["UNIVERSIDAD (EDUCACION 3)", ["amenity/university"]],
  ["Trophies, handles, lids, shafts and the like", []],
  ["Bakery, handles, lids, cafe", ["shop/bakery", "amenity/cafe"]],
  ["Proveedor de café", []],
])("a category labelled %s is of %j", (label, keys) => {
  expect(keysOf(kinds.labelled(label))).toEqual(keys);
});

it.each([
  ["food", "group/food", "amenity/restaurant"],
  ["lodging", "group/lodging", "tourism/hotel"],
])("%s labels the whole branch %s, and is searched as %s", (text, label, search) => {
  expect([keysOf(kinds.labelled(text)), keysOf(kinds.named(text))]).toEqual([[label], [search]]);
});
