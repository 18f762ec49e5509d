import { describe, expect, it } from "vitest";
import type { Comparable } from "./comparable.ts";
import { judgeCandidates, keyHolds } from "./same-business.ts";

const METRES_PER_DEGREE = 111_195;
const CAFE: Comparable = { name: "Cafe Luna", city: "Bristol", countryCode: "GB" };
const NAMESAKE_ABROAD: Comparable = { name: "Cafe Luna", city: "Osaka", countryCode: "JP" };
const PHONE = { phoneE164: "+441174960001" };
const OTHER_PHONE = { phoneE164: "+441174960002" };
const SITE = { website: "https://luna.example/" };
const ONLINE = { ...PHONE, ...SITE };
const AT_NUMBER = { ...PHONE, street: "Park Row 5" };
const NOWHERE = { latitude: undefined, longitude: undefined };

/** A position the given metres north of a fixed point. */
const at = (metres: number) => ({ latitude: 51.45 + metres / METRES_PER_DEGREE, longitude: -2.6 });
const NEXT_DOOR = { ...at(9), street: "Park Row 7" };

function rank(row: Comparable, candidates: readonly Comparable[]): readonly Comparable[] {
  return judgeCandidates(row, candidates, (candidate) => candidate).same;
}

/** "only": matches the row as long as no other business has the name. */
function verdictOn(row: Partial<Comparable>, known: Partial<Comparable>): "same" | "only" | "other" {
  const [read, stored] = [
    { ...CAFE, ...row },
    { ...CAFE, ...known },
  ];
  if (rank(read, [NAMESAKE_ABROAD, stored]).includes(stored)) return "same";
  return rank(read, [stored]).length === 1 ? "only" : "other";
}

describe("a namesake with a position", () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>, "same" | "only" | "other"]>([
    ["49 m away is the same", at(0), at(49), "same"],
    ["249 m away is the same if no other has the name", at(0), at(249), "only"],
    ["251 m away is another", at(0), at(251), "other"],
    ["249 m away with the same phone is the same", { ...at(0), ...PHONE }, { ...at(249), ...PHONE }, "same"],
    ["251 m away with the same phone is another", { ...at(0), ...PHONE }, { ...at(251), ...PHONE }, "other"],
    ["249 m away with another phone is another", { ...at(0), ...PHONE }, { ...at(249), ...OTHER_PHONE }, "other"],
    [
      "249 m away with the same house number is the same",
      { ...at(0), street: "Park Row 5" },
      { ...at(249), street: "Park Row 5" },
      "same",
    ],
    [
      "251 m away in the same street is another",
      { ...at(0), street: "Park Row" },
      { ...at(251), street: "Park Row" },
      "other",
    ],
    [
      "next door by its house number is the same",
      { ...at(0), street: "Park Row 5" },
      { ...at(9), street: "Park Row 7" },
      "same",
    ],
    [
      "next door by its house number, with the same phone, is the same",
      { ...at(0), ...PHONE, street: "Park Row 5" },
      { ...at(9), ...PHONE, street: "Park Row 7" },
      "same",
    ],
    [
      "200 m away with the same phone and another house number is another",
      { ...at(0), ...PHONE, street: "Park Row 5" },
      { ...at(200), ...PHONE, street: "Park Row 7" },
      "other",
    ],
  ])("%s", (_title, row, known, verdict) => {
    expect(verdictOn(row, known)).toBe(verdict);
  });
});

describe("a namesake without a position", () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>, "same" | "only" | "other"]>([
    [
      "with the same house number and phone is the same, whatever its city is called",
      { ...PHONE, street: "Park Row 5" },
      { ...PHONE, street: "Park Row 5", city: "Clifton" },
      "same",
    ],
    [
      "with the same house number in a street that is abbreviated is the same",
      { street: "Atatürk Caddesi 5" },
      { street: "Atatürk Cad. No:5" },
      "same",
    ],
    ["with another kind of street is not surely the same", { street: "Park Road 5" }, { street: "Park Ave 5" }, "only"],
    ["with the same house number is the same", { street: "Park Row 5" }, { street: "Park Row 5" }, "same"],
    [
      "with the same house number in another city is another",
      { street: "Park Row 5" },
      { street: "Park Row 5", city: "Bath" },
      "other",
    ],
    ["with the same phone is the same", PHONE, PHONE, "same"],
    ["with the same phone in another country is another", PHONE, { ...PHONE, countryCode: "IE" }, "other"],
    ["with another house number is another", { street: "Park Row 5" }, { street: "Park Row 7" }, "other"],
    ["with another phone is another", PHONE, OTHER_PHONE, "other"],
    [
      "with another phone in the same street is another",
      { ...PHONE, street: "Park Row" },
      { ...OTHER_PHONE, street: "Park Row" },
      "other",
    ],
    ["in the same street is the same", { street: "Park Row" }, { street: "park row." }, "same"],
    ["in the same city is the same while there is no other", {}, {}, "only"],
    ["in the same city, one with a phone, is the same while there is no other", PHONE, {}, "only"],
    ["of an unknown city is another", { city: undefined }, {}, "other"],
    ["that names no city is another", {}, { city: undefined }, "other"],
    [
      "in a city of the same id under another name is not elsewhere",
      { cityId: 7 },
      { cityId: 7, city: "Brizzol" },
      "only",
    ],
    ["in a city of another id and name is another", { cityId: 7 }, { cityId: 8, city: "Bath" }, "other"],
    [
      "whose whole address names the row's street and number is the same",
      { street: "Park Row 5" },
      { fullAddress: "Park Row 5, Bristol" },
      "same",
    ],
    [
      "whose street and number the row's whole address names is the same",
      { fullAddress: "Park Row 5, Bristol" },
      { street: "Park Row 5" },
      "same",
    ],
    [
      "whose whole address names the row's street without a number may be another",
      { street: "Park Row" },
      { fullAddress: "Park Row 5, Bristol" },
      "only",
    ],
    [
      "with a number that the row's address has too may be the same",
      { street: "Park Row 5" },
      { street: "Unit 2, Park Row 5" },
      "same",
    ],
    [
      "with another postal code, which is not a house number, may be the same",
      { fullAddress: "Park Row, 12345", postalCode: "12345" },
      { fullAddress: "Queen Square, 54321", postalCode: "54321" },
      "only",
    ],
  ])("%s", (_title, row, known, verdict) => {
    expect(verdictOn(row, known)).toBe(verdict);
  });
});

describe("the candidates for a row", () => {
  it.each([
    ["Café  LUNA!", 1],
    ["Cafe Luna 2", 0],
  ])("named %s are %i", (name, count) => {
    expect(rank({ ...CAFE, ...PHONE }, [{ ...CAFE, ...PHONE, name }])).toHaveLength(count);
  });

  it("put the nearer first", () => {
    const [near, far] = [
      { ...CAFE, ...at(10) },
      { ...CAFE, ...at(40) },
    ];
    expect(rank({ ...CAFE, ...at(0) }, [far, near])).toEqual([near, far]);
  });

  it("put the row's phone before nearer ones without it", () => {
    const near = { ...CAFE, ...at(10) };
    const withPhone = { ...CAFE, ...at(40), ...PHONE };
    const nowhere = { ...CAFE, ...PHONE };
    const row = { ...CAFE, ...at(0), ...PHONE };
    expect(rank(row, [near, nowhere, withPhone])).toEqual([withPhone, nowhere, near]);
  });

  it("are all doubtful if nothing distinguishes them", () => {
    const alike = [{ ...CAFE }, { ...CAFE }];
    expect(judgeCandidates(CAFE, alike, (candidate) => candidate)).toEqual({ same: [], doubtful: alike });
  });

  it.each<[string, Partial<Comparable>, Partial<Comparable>, "same" | "doubtful" | "different"]>([
    ["the same name next door by its number", { street: "Park Row 5" }, NEXT_DOOR, "same"],
    ["the same name next door, with another phone", AT_NUMBER, { ...NEXT_DOOR, ...OTHER_PHONE }, "doubtful"],
    ["a close name at the spot", { name: "Luna" }, {}, "same"],
    ["a close name with the same phone, of unknown position", { name: "Luna", ...PHONE, ...NOWHERE }, PHONE, "same"],
    ["a close name at the spot with another phone", { name: "Luna", ...PHONE }, OTHER_PHONE, "doubtful"],
    ["the words in another order at the spot, one of unknown kind", { name: "Luna Cafe" }, { kinds: ["cafe"] }, "same"],
    [
      "a close name at the spot, of another kind",
      { name: "Luna", kinds: ["dentist"] },
      { kinds: ["cafe"] },
      "doubtful",
    ],
    ["a close name 200 m away", { name: "The Cafe Luna", ...at(200) }, {}, "doubtful"],
    ["a close name elsewhere in town", { name: "Luna", ...at(300) }, {}, "different"],
    ["a close name 300 m away with phone and number", { name: "Luna", ...AT_NUMBER, ...at(300) }, AT_NUMBER, "same"],
    ["a close name 300 m away with the same phone", { name: "Luna", ...PHONE, ...at(300) }, PHONE, "doubtful"],
    ["a close name 1,100 m away with the same phone", { name: "Luna", ...PHONE, ...at(1_100) }, PHONE, "different"],
    ["another name with the same phone and website", { name: "Zephyr", ...ONLINE }, ONLINE, "doubtful"],
    ["another name with the same phone", { name: "Zephyr", ...PHONE }, PHONE, "different"],
    ["another name with the same website", { name: "Zephyr", ...SITE }, SITE, "different"],
    ["another name 200 m away with both", { name: "Zephyr", ...ONLINE, ...at(200) }, ONLINE, "different"],
  ])("the rest tells %s apart", (_title, row, known, verdict) => {
    const candidate = { ...CAFE, ...at(0), ...known };
    const { same, doubtful } = judgeCandidates({ ...CAFE, ...at(0), ...row }, [candidate], (each) => each);
    expect(same.length > 0 ? "same" : doubtful.length > 0 ? "doubtful" : "different").toBe(verdict);
  });

  it("come without those of other names if a namesake is among them", () => {
    const [namesake, other] = [
      { ...CAFE, ...at(40) },
      { ...CAFE, ...at(0), name: "Luna Ltd" },
    ];
    expect(rank({ ...CAFE, ...at(0) }, [other, namesake])).toEqual([namesake]);
  });

  it("are doubtful if several of other names look the same", () => {
    const alike = [
      { ...CAFE, ...at(10), name: "Luna Ltd" },
      { ...CAFE, ...at(20), name: "Luna" },
    ];
    expect(judgeCandidates({ ...CAFE, ...at(0) }, alike, (candidate) => candidate)).toEqual({
      same: [],
      doubtful: alike,
    });
  });
});

describe("a business found by a doubtful key", () => {
  it.each<[string, string, Partial<Comparable>, Partial<Comparable>, boolean]>([
    ["by its address, is the row's", "addr:f", {}, { placeId: "a" }, true],
    ["by its address, with the row's place id, is the row's", "addr:f", { placeId: "a" }, { placeId: "a" }, true],
    ["by its address, with a place id that it lacked, is the row's", "addr:f", { placeId: "a" }, {}, true],
    ["by its address, with another place id, is not", "addr:f", { placeId: "a" }, { placeId: "b" }, false],
    ["by a list's number, with the row's name, is the row's", "no:id:1", {}, {}, true],
    ["by a list's number, 4.9 km away, is the row's", "no:id:1", at(0), at(4_900), true],
    ["by a list's number, 5.1 km away, is not", "no:id:1", at(0), at(5_100), false],
    ["by a list's number, half a position proving nothing", "no:id:1", at(0), { latitude: 48 }, true],
    ["by a list's number, in another city, is not", "no:id:1", {}, { city: "Bath" }, false],
    ["by a list's number, renamed at the same phone, is the row's", "no:id:1", PHONE, { ...PHONE, name: "Sol" }, true],
    ["by a list's number, with another name, is not", "no:id:1", {}, { name: "Sol" }, false],
  ])("%s", (_title, key, row, known, holds) => {
    expect(keyHolds(key, { ...CAFE, ...row }, { ...CAFE, ...known })).toBe(holds);
  });
});
