import { describe, expect, it } from "vitest";
import type { Comparable } from "./comparable.ts";
import { judgePair, type Verdict } from "./judge-pair.ts";
import { judgeCandidates } from "./same-business.ts";

const METRES_PER_DEGREE = 111_195;
const CAFE: Comparable = { name: "Cafe Luna", city: "Bristol", countryCode: "GB" };
const PHONE = { phoneE164: "+441174960001" };
const OTHER_PHONE = { phoneE164: "+441174960002" };
/** A position the given metres north of a fixed point. */
const at = (metres: number) => ({ latitude: 51.45 + metres / METRES_PER_DEGREE, longitude: -2.6 });
const NEAR = [at(0), at(40)] as const;
const PAGE = { website: "https://luna.example/" };
const NUMBER = { street: "Park Row 5" };
const POST = { postalCode: "BS1 5LJ" };
const SHOP = { kinds: ["shop/car"] };
const MALL = { ...NEAR[0], ...NUMBER };

describe("another name for it, like Luna Ltd for Cafe Luna,", () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>, Verdict]>([
    ["40 m away is likely", ...NEAR, "likely"],
    ["40 m away with another phone is doubtful", { ...NEAR[0], ...PHONE }, { ...NEAR[1], ...OTHER_PHONE }, "doubtful"],
    [
      "40 m away with another phone and the same website is the same",
      { ...NEAR[0], ...PHONE, ...PAGE },
      { ...NEAR[1], ...OTHER_PHONE, website: "http://www.luna.example" },
      "same",
    ],
    [
      "40 m away at another number may be another",
      { ...NEAR[0], ...NUMBER },
      { ...NEAR[1], street: "Park Row 7" },
      "unrivalled",
    ],
    [
      "40 m away as another kind is doubtful",
      { ...NEAR[0], ...SHOP },
      { ...NEAR[1], kinds: ["tourism/hotel"] },
      "doubtful",
    ],
    [
      "40 m away as a café, not a restaurant, is the same",
      { ...NEAR[0], kinds: ["amenity/cafe"] },
      { ...NEAR[1], kinds: ["amenity/restaurant"] },
      "same",
    ],
    ["at the same number is the same", NUMBER, { street: "Park Row, No. 5" }, "same"],
    ["at the same number of another city is another", NUMBER, { ...NUMBER, city: "Bath" }, "different"],
    [
      "at the same number and postal code of another city is the same",
      { ...NUMBER, postalCode: "12345" },
      { ...NUMBER, postalCode: "12345-6789", city: "Bath" },
      "same",
    ],
    [
      "there as the same kind, but with another phone, is the same",
      { ...NUMBER, ...POST, ...PHONE, ...SHOP },
      { ...NUMBER, ...POST, ...OTHER_PHONE, ...SHOP },
      "same",
    ],
    [
      "at the same number of a suburb, with the same phone, is likely",
      { ...NUMBER, ...PHONE },
      { ...NUMBER, ...PHONE, city: "Clifton" },
      "likely",
    ],
    [
      "at the same number 6 km away, with the same phone, is another",
      { ...MALL, ...PHONE },
      { ...at(6_000), ...NUMBER, ...PHONE },
      "different",
    ],
    ["with the same phone is the same", PHONE, PHONE, "same"],
    ["300 m away with the same phone may have moved", { ...at(0), ...PHONE }, { ...at(300), ...PHONE }, "lone"],
    ["with the same website and nothing else is doubtful", PAGE, PAGE, "doubtful"],
    ["in the same city and nothing else is another", {}, {}, "different"],
  ])("%s", (_title, row, known, verdict) => {
    expect(judgePair({ ...CAFE, ...row }, { ...CAFE, ...known, name: "Luna Ltd" })).toBe(verdict);
  });
});

describe("a name in it, like Luna Harbour for Cafe Luna,", () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>, Verdict]>([
    ["40 m away with the same phone is likely", { ...NEAR[0], ...PHONE }, { ...NEAR[1], ...PHONE }, "likely"],
    [
      "at the same number of a suburb, with the same phone, is doubtful",
      { ...NUMBER, ...PHONE },
      { ...NUMBER, ...PHONE, city: "Clifton" },
      "doubtful",
    ],
    ["at the same number of another city is another", NUMBER, { ...NUMBER, city: "Bath" }, "different"],
    [
      "there with the same phone and another page is doubtful",
      { ...MALL, ...PHONE, ...SHOP, website: "https://luna.example/bristol" },
      { ...MALL, ...PHONE, ...SHOP, website: "https://luna.example/harbour" },
      "doubtful",
    ],
    [
      "there with the same phone and the website of the whole is likely",
      { ...MALL, ...PHONE, ...PAGE, ...SHOP },
      { ...MALL, ...PHONE, ...SHOP, website: "https://luna.example/harbour" },
      "likely",
    ],
    ["at the same number and postal code is likely", { ...NUMBER, ...POST }, { ...NUMBER, ...POST }, "likely"],
    ["40 m away at the same number is likely", MALL, { ...NEAR[1], ...NUMBER }, "likely"],
    ["60 m away at the same number is doubtful", MALL, { ...at(60), ...NUMBER }, "doubtful"],
    [
      "at the same number and postal code is doubtful if both are hospitals",
      { ...NUMBER, ...POST, kinds: ["amenity/hospital"] },
      { ...NUMBER, ...POST, kinds: ["amenity/hospital"] },
      "doubtful",
    ],
    [
      "at the same number and postal code with another phone is doubtful",
      { ...NUMBER, ...POST, ...PHONE },
      { ...NUMBER, ...POST, ...OTHER_PHONE },
      "doubtful",
    ],
    ["40 m away is doubtful", ...NEAR, "doubtful"],
    ["40 m away with another phone is another", { ...NEAR[0], ...PHONE }, { ...NEAR[1], ...OTHER_PHONE }, "different"],
    ["with the same phone is doubtful", PHONE, PHONE, "doubtful"],
    ["with the same website alone is another", PAGE, PAGE, "different"],
  ])("%s", (_title, row, known, verdict) => {
    expect(judgePair({ ...CAFE, ...row }, { ...CAFE, ...known, name: "Luna Harbour" })).toBe(verdict);
  });
});

describe("a business of another name", () => {
  it.each<[string, string, Partial<Comparable>, Partial<Comparable>, Verdict]>([
    ["in the same building is another", "Sol", MALL, MALL, "different"],
    [
      "in the same building with the same phone is another",
      "Sol",
      { ...MALL, ...PHONE },
      { ...MALL, ...PHONE },
      "different",
    ],
    [
      "there with the same phone and kind may have been renamed",
      "Sol",
      { ...MALL, ...PHONE, ...SHOP },
      { ...MALL, ...PHONE, ...SHOP },
      "lone",
    ],
    [
      "there with the same phone and website is doubtful",
      "Sol",
      { ...MALL, ...PHONE, ...PAGE },
      { ...MALL, ...PHONE, ...PAGE },
      "doubtful",
    ],
    [
      "in another script, there with the same phone, is doubtful",
      "ルナ喫茶",
      { ...MALL, ...PHONE },
      { ...MALL, ...PHONE },
      "doubtful",
    ],
    ["in another script and the same building is another", "ルナ喫茶", MALL, MALL, "different"],
  ])("%s", (_title, name, row, known, verdict) => {
    expect(judgePair({ ...CAFE, ...row }, { ...CAFE, ...known, name })).toBe(verdict);
  });
});

describe("a namesake that is not certain", () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>, Verdict]>([
    ["251 m away is different", at(0), at(251), "different"],
    ["501 m away is another", at(0), at(501), "different"],
    [
      "40 m away at another number is likely",
      { ...NEAR[0], ...NUMBER },
      { ...NEAR[1], street: "Park Row 7" },
      "likely",
    ],
    [
      "900 m away with the same number and phone is the same",
      { ...MALL, ...PHONE },
      { ...at(900), ...NUMBER, ...PHONE },
      "same",
    ],
    [
      "900 m away with the same number and postal code is the same",
      { ...MALL, ...POST },
      { ...at(900), ...NUMBER, ...POST },
      "same",
    ],
    [
      "900 m away with the same number and postal code, but another phone, is doubtful",
      { ...MALL, ...PHONE, ...POST },
      { ...at(900), ...NUMBER, ...OTHER_PHONE, ...POST },
      "doubtful",
    ],
    [
      "1,100 m away with the same number and postal code is doubtful",
      { ...MALL, ...POST },
      { ...at(1_100), ...NUMBER, ...POST },
      "doubtful",
    ],
    ["900 m away with the same website is another branch", { ...at(0), ...PAGE }, { ...at(900), ...PAGE }, "different"],
    [
      "6 km away with the same number and phone is another",
      { ...MALL, ...PHONE },
      { ...at(6_000), ...NUMBER, ...PHONE },
      "different",
    ],
    [
      "with another phone and the same website is doubtful",
      { ...PHONE, ...PAGE },
      { ...OTHER_PHONE, ...PAGE },
      "doubtful",
    ],
    [
      "200 m away in the same street and postal code is the same",
      { ...at(0), ...POST, street: "Park Row" },
      { ...at(200), ...POST, street: "Park Row" },
      "same",
    ],
    ["900 m away with the same phone may have moved", { ...at(0), ...PHONE }, { ...at(900), ...PHONE }, "lone"],
    [
      "at another number with the same phone may have moved",
      { ...PHONE, ...NUMBER },
      { ...PHONE, street: "Hill Road 7" },
      "lone",
    ],
    [
      "at another number of the postal code with the same website is doubtful",
      { ...POST, ...PAGE, ...NUMBER },
      { ...POST, ...PAGE, street: "Hill Road 7" },
      "doubtful",
    ],
    [
      "at another number of the city with the same website is another",
      { ...PAGE, ...NUMBER },
      { ...PAGE, street: "Hill Road 7" },
      "different",
    ],
  ])("%s", (_title, row, known, verdict) => {
    expect(judgePair({ ...CAFE, ...row }, { ...CAFE, ...known })).toBe(verdict);
  });
});

it("one that may have moved is doubtful only if no other has its phone", () => {
  const row = { ...CAFE, ...PHONE, ...NUMBER };
  const moved = { ...CAFE, ...PHONE, street: "Hill Road 7" };
  const doubtfulAmong = (known: Comparable[]) => judgeCandidates(row, known, (candidate) => candidate).doubtful;
  expect([doubtfulAmong([moved]), doubtfulAmong([moved, { ...moved, street: "Luna Road 9" }])]).toEqual([[moved], []]);
});
