import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, describe, expect, it } from "vitest";
import { citySlugsOf, createPlaceOf, type PlacedFields, placeByTextAlone, storedPlaceOf } from "./business-place.ts";

const { places, close } = openKnowledge();
const placeOf = createPlaceOf(places);
afterAll(close);

const IN_MUNICH = { latitude: 48.137, longitude: 11.575 };
const IN_ILLINOIS = { latitude: 39.8, longitude: -89.65 };

describe("a business is placed", () => {
  it.each<[why: string, fields: PlacedFields, city: string | undefined, regionCode: string | undefined]>([
    ["by its city's name", { city: "Munich", countryCode: "DE" }, "munich", "DE-BY"],
    ["by its city's name in another language", { city: "Münih", countryCode: "DE" }, "munich", "DE-BY"],
    ["by its city's name in another spelling", { city: "MUENCHEN", countryCode: "DE" }, "munich", "DE-BY"],
    ["by its city's name in another script", { city: "東京都", countryCode: "JP" }, "tokyo", "JP-13"],
    ["by a name with a postal code", { city: "8001 Zürich", countryCode: "CH" }, "zurich", "CH-ZH"],
    ["by a name with a canton", { city: "Zürich ZH", countryCode: "CH" }, "zurich", "CH-ZH"],
    ["by a name with an addition", { city: "Frankfurt (Main)", countryCode: "DE" }, "frankfurt-am-main", "DE-HE"],
    ["by the city before its district", { city: "Berlin-Mitte", countryCode: "DE" }, "berlin", "DE-BE"],
    [
      "in no small city before its quarter, if it is far from there",
      { city: "Biel-Benken", countryCode: "CH", latitude: 47.5067, longitude: 7.5294 },
      undefined,
      undefined,
    ],
    [
      "in a small city before its quarter, if it is near",
      { city: "Biel-Mett", countryCode: "CH", latitude: 47.14, longitude: 7.27 },
      "biel-bienne",
      "CH-BE",
    ],
    ["by the city behind its district", { city: "Champapet, Hyderabad", countryCode: "IN" }, "hyderabad", "IN-TS"],
    ["by the city before its ward", { city: "東京都渋谷区", countryCode: "JP" }, "tokyo", "JP-13"],
    ["by a name with its quarter's number", { city: "Paris 15e", countryCode: "FR" }, "paris", "FR-IDF"],
    ["by its ward's region", { city: "Mapo-gu", state: "Seoul", countryCode: "KR" }, "seoul", "KR-11"],
    ["by the city before its ward in Korean", { city: "서울특별시 강남구", countryCode: "KR" }, "seoul", "KR-11"],
    [
      "in that of the region behind a slash",
      { city: "Kadıköy / İstanbul", countryCode: "TR" },
      "kadikoy-istanbul",
      "TR-34",
    ],
    ["by a name that says city", { city: "Taichung City", countryCode: "TW" }, "taichung", undefined],
    [
      "by a name with its river",
      { city: "Rottenburg am Neckar", state: "BW", countryCode: "DE" },
      "rottenburg",
      "DE-BW",
    ],
    ["by a name in one word", { city: "Sugarland", state: "TX", countryCode: "US" }, "sugar-land", "US-TX"],
    ["by a name in two words", { city: "O Fallon", state: "Missouri", countryCode: "US" }, "ofallon", "US-MO"],
    [
      "in a region that is called like a village elsewhere",
      { city: "Đồng Nai", countryCode: "VN" },
      undefined,
      "VN-39",
    ],
    [
      "by its position in a region that is called like a village elsewhere",
      { city: "Đồng Nai", countryCode: "VN", latitude: 10.9447, longitude: 106.8243 },
      "bien-hoa",
      "VN-39",
    ],
    [
      "in a village that is called like a region, if it is there",
      { city: "Đồng Nai", countryCode: "VN", latitude: 11.58, longitude: 107.36 },
      "dong-nai",
      "VN-35",
    ],
    [
      "in a city that is called like a region elsewhere",
      { city: "Washington", countryCode: "US" },
      "washington",
      "US-DC",
    ],
    ["in the city that its region is called after", { city: "Puebla", countryCode: "MX" }, "puebla", "MX-PUE"],
    ["by a local abbreviation", { city: "CABA", countryCode: "AR" }, "buenos-aires", "AR-C"],
    [
      "in no city that a guess puts elsewhere",
      { city: "Berlin-X", countryCode: "DE", ...IN_MUNICH },
      undefined,
      undefined,
    ],
    ["in the largest of its namesakes", { city: "Springfield", countryCode: "US" }, "springfield", "US-MO"],
    [
      "in that of its region",
      { city: "Springfield", state: "Ill.", countryCode: "US" },
      "springfield-illinois",
      "US-IL",
    ],
    [
      "in that of the region in its text",
      { city: "Springfield, IL", countryCode: "US" },
      "springfield-illinois",
      "US-IL",
    ],
    [
      "in that of its postal code",
      { city: "Springfield", postalCode: "62701", countryCode: "US" },
      "springfield-illinois",
      "US-IL",
    ],
    [
      "in the largest, where its postal code is of no namesake's state",
      { city: "Springfield", postalCode: "99501", countryCode: "US" },
      "springfield",
      "US-MO",
    ],
    [
      "in that of its position",
      { city: "Springfield", countryCode: "US", ...IN_ILLINOIS },
      "springfield-illinois",
      "US-IL",
    ],
    [
      "in the largest, where its position is in none",
      { city: "São Paulo", countryCode: "BR", ...IN_MUNICH },
      "sao-paulo",
      "BR-SP",
    ],
    [
      "in none, where its region has no such city and its position is far from each",
      { city: "Springfield", state: "Alaska", countryCode: "US", ...IN_MUNICH },
      undefined,
      "US-AK",
    ],
    [
      "in none, where its region has no such city and a small one of the next is not its neighbour",
      { city: "Granby", state: "Connecticut", countryCode: "US", latitude: 41.954, longitude: -72.789 },
      undefined,
      "US-CT",
    ],
    [
      "in a large one of another region that it is near",
      { city: "Muscat", state: "MU", countryCode: "OM", latitude: 23.59, longitude: 58.3 },
      "muscat",
      "OM-MA",
    ],
    ["by its position alone", { countryCode: "DE", ...IN_MUNICH }, "munich", "DE-BY"],
    [
      "in the city whose quarter its position is in, where a region is one city",
      { countryCode: "AT", latitude: 48.2026, longitude: 16.3901 },
      "vienna",
      "AT-9",
    ],
    ["by its position, where its city is no text", { city: "--", countryCode: "DE", ...IN_MUNICH }, "munich", "DE-BY"],
    [
      "where its region has another level",
      { city: "London", state: "Greater London", countryCode: "GB" },
      "london",
      "GB-ENG",
    ],
    ["in no city of another region", { city: "Atlantis", state: "CA", countryCode: "US" }, undefined, "US-CA"],
    ["in no city that its text does not name", { city: "LH", countryCode: "NL" }, undefined, undefined],
    ["in its region alone", { city: "Nirgendwo", state: "Bayern", countryCode: "DE" }, undefined, "DE-BY"],
    ["in no city of another country", { city: "Berlin", countryCode: "JP" }, undefined, undefined],
    ["nowhere without a country", { city: "Berlin", ...IN_MUNICH }, undefined, undefined],
    [
      "whatever its texts hold",
      { city: "x\n\u0000'".repeat(30), state: "\n", countryCode: "DE" },
      undefined,
      undefined,
    ],
  ])("%s: %j", (_why, fields, city, regionCode) => {
    const place = placeOf(fields);
    expect([place.citySlug, place.regionCode]).toEqual([city, regionCode]);
    expect(place.cityId === undefined).toBe(city === undefined);
  });
});

it("a city may have its page's slug, and the slug of its text until it is placed", () => {
  const fields = { city: "MUENCHEN", countryCode: "DE" };
  expect(citySlugsOf(fields, placeOf(fields))).toEqual(["munich", "muenchen"]);
  expect(citySlugsOf(fields, placeByTextAlone(fields))).toEqual(["muenchen"]);
  expect(citySlugsOf({ countryCode: "DE" }, {})).toEqual([]);
});

it.each([
  [{ cityId: 7, citySlug: "bath", cityName: "Bath", regionCode: "ENG" }],
  [{ regionCode: "ENG" }],
  [{ cityId: 7, citySlug: "bath", cityName: "Bath" }],
  [{ categorySlug: "cafe", kinds: ["cafe", "bar"] }],
  [{}],
])("the place of a stored business is %j, without keys for absent values", (place) => {
  const absent = { cityId: undefined, citySlug: undefined, cityName: undefined, regionCode: undefined };
  expect(storedPlaceOf({ ...absent, categorySlug: undefined, kinds: undefined, ...place })).toStrictEqual(place);
});
