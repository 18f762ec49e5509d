import { describe, expect, it } from "vitest";
import type { Comparable } from "./comparable.ts";
import { judgePair, type Verdict } from "./judge-pair.ts";
import { judgeCandidates } from "./same-business.ts";

const METRES_PER_DEGREE = 111_195;
const CAFE: Comparable = { name: "Cafe Luna", city: "Bristol", countryCode: "GB" };
const PHONES = [{ phoneE164: "+441174960001" }, { phoneE164: "+441174960002" }] as const;
const [PHONE] = PHONES;
const POST = { postalCode: "BS1 5LJ" };
const TOWN = { postalCode: "12345" };
const NUMBER = { street: "Park Row 5" };
const OTHER_NUMBER = { street: "Park Row 7" };
const SITE = { website: "https://luna.example/" };
const PAGE = { website: "https://chain.example/stores/luna?utm_source=a" };
const OTHER_PAGE = { website: "https://chain.example/stores/sol?id=7" };
const SHOP = { kinds: ["shop/car"] };
const HOSPITAL = { kinds: ["amenity/hospital"] };

/** A position the given metres north of a fixed point. */
const at = (metres: number) => ({ latitude: 51.45 + metres / METRES_PER_DEGREE, longitude: -2.6 });
type Case = [title: string, row: Partial<Comparable>, known: Partial<Comparable>, verdict: Verdict];

function both(common: Partial<Comparable>, row: Partial<Comparable> = {}, known: Partial<Comparable> = {}) {
  return [
    { ...common, ...row },
    { ...common, ...known },
  ] as const;
}

describe("a namesake", () => {
  it.each<Case>([
    ["next door in one postal code and trade", ...both({ ...at(0), ...POST, ...SHOP }, NUMBER, OTHER_NUMBER), "likely"],
    ["that moved 900 m within its postal code", ...both({ ...PHONE, ...POST }, at(0), at(900)), "likely"],
    ["that moved within its postal code", ...both({ ...PHONE, ...POST, ...SHOP }, NUMBER, OTHER_NUMBER), "likely"],
    [
      "that moved within its postal code and trade, with two websites",
      ...both({ ...PHONE, ...POST, ...SHOP }, { ...NUMBER, ...SITE }, { ...OTHER_NUMBER, ...PAGE }),
      "likely",
    ],
    [
      "that moved within its postal code, with two websites",
      ...both({ ...PHONE, ...POST }, { ...NUMBER, ...SITE }, { ...OTHER_NUMBER, ...PAGE }),
      "lone",
    ],
    [
      "with its phone at another number, each with its page on one website",
      ...both({ ...PHONE, ...POST, ...SHOP }, { ...NUMBER, ...PAGE }, { ...OTHER_NUMBER, ...OTHER_PAGE }),
      "lone",
    ],
    [
      "at another number with another phone and its page",
      ...both({ ...PAGE, ...POST }, { ...NUMBER, ...PHONES[0] }, { ...OTHER_NUMBER, ...PHONES[1] }),
      "doubtful",
    ],
    [
      "with another phone in one street and postal code",
      ...both({ ...POST, street: "Park Row" }, PHONES[0], PHONES[1]),
      "likely",
    ],
    ["that moved, with its website", ...both({ ...PHONE, ...SITE }, NUMBER, OTHER_NUMBER), "likely"],
    [
      "with its phone and website in two postal codes",
      ...both({ ...PHONE, ...SITE }, { ...NUMBER, ...POST }, { ...OTHER_NUMBER, ...TOWN }),
      "lone",
    ],
    ["with its phone in another city", ...both({ ...PHONE, city: "Clifton" }, NUMBER, { city: "Bath" }), "lone"],
    ["with its phone in another country", ...both(PHONE, NUMBER, { city: "Cork", countryCode: "IE" }), "different"],
    ["with its page in one postal code", ...both({ ...PAGE, ...POST }, NUMBER, OTHER_NUMBER), "likely"],
    ["with a chain's website in one postal code", ...both({ ...SITE, ...POST }, NUMBER, OTHER_NUMBER), "doubtful"],
    [
      "with its website in one postal code, one without an address",
      ...both({ ...SITE, ...POST }, { ...PHONES[0], ...NUMBER }, PHONES[1]),
      "likely",
    ],
    [
      "of unknown city in one street and postal code",
      ...both({ ...POST, street: "Park Row" }, { city: undefined }),
      "same",
    ],
  ])("%s", (_title, row, known, verdict) => {
    expect(judgePair({ ...CAFE, ...row }, { ...CAFE, ...known })).toBe(verdict);
  });
});

describe("another name for it, like Luna Ltd for Cafe Luna,", () => {
  it.each<Case>([
    ["next door in one postal code and trade", ...both({ ...at(0), ...POST, ...SHOP }, NUMBER, OTHER_NUMBER), "likely"],
    ["200 m away with the same phone", ...both(PHONE, at(0), at(200)), "likely"],
    ["at another number with its phone and website", ...both({ ...PHONE, ...SITE }, NUMBER, OTHER_NUMBER), "lone"],
    ["at another number with its page", ...both({ ...PAGE, ...POST }, NUMBER, OTHER_NUMBER), "likely"],
    [
      "40 m away as the same trade with another phone",
      ...both({ ...POST, ...SHOP }, { ...at(0), ...PHONES[0] }, { ...at(40), ...PHONES[1] }),
      "likely",
    ],
    ["at one number and postal code as another kind", ...both({ ...NUMBER, ...POST }, SHOP, HOSPITAL), "doubtful"],
    ["there with its phone as another kind", ...both({ ...NUMBER, ...PHONE }, SHOP, HOSPITAL), "doubtful"],
    ["with its phone and website as another kind", ...both({ ...PHONE, ...SITE }, SHOP, HOSPITAL), "likely"],
  ])("%s", (_title, row, known, verdict) => {
    expect(judgePair({ ...CAFE, ...row }, { ...CAFE, ...known, name: "Luna Ltd" })).toBe(verdict);
  });
});

describe("a name in it, like Luna Harbour for Cafe Luna,", () => {
  it.each<Case>([
    ["with the same phone and postal code", ...both({ ...PHONE, ...POST }), "likely"],
    ["with the same phone and number as another kind", ...both({ ...PHONE, ...NUMBER }, SHOP, HOSPITAL), "likely"],
    ["with the same website and number", ...both({ ...SITE, ...NUMBER }), "likely"],
    [
      "with the same website and number, a hospital's department",
      ...both({ ...SITE, ...NUMBER, ...HOSPITAL }),
      "doubtful",
    ],
    [
      "a department with the same phone and its own page",
      ...both({ ...PHONE, ...NUMBER, ...HOSPITAL }, SITE, PAGE),
      "doubtful",
    ],
    ["40 m away in one block as the same trade", ...both({ ...POST, ...SHOP }, at(0), at(40)), "likely"],
    ["40 m away in one town as the same trade", ...both({ ...TOWN, ...SHOP }, at(0), at(40)), "doubtful"],
    ["there with two phones", ...both({ ...POST, ...SHOP, ...NUMBER }, PHONES[0], PHONES[1]), "likely"],
    [
      "there with two phones and sites",
      ...both({ ...POST, ...SHOP, ...NUMBER }, { ...PHONES[0], ...SITE }, { ...PHONES[1], ...PAGE }),
      "doubtful",
    ],
    ["there as another kind", ...both({ ...POST, ...NUMBER }, SHOP, HOSPITAL), "doubtful"],
  ])("%s", (_title, row, known, verdict) => {
    expect(judgePair({ ...CAFE, ...row }, { ...CAFE, ...known, name: "Luna Harbour" })).toBe(verdict);
  });

  it("is doubtful if both have a word of their own", () => {
    const known = { ...CAFE, ...PHONE, ...POST, name: "Luna Harbour East" };
    expect(judgePair({ ...known, name: "Luna Harbour West" }, known)).toBe("doubtful");
  });
});

describe("kinds", () => {
  const judgeKinds = (row: string, known: string) =>
    judgePair(
      { ...CAFE, ...NUMBER, ...POST, kinds: [row] },
      { ...CAFE, ...NUMBER, ...POST, kinds: [known], name: "Luna Harbour" },
    );

  it.each<[string, string, Verdict]>([
    ["shop/car", "shop/car/second_hand", "likely"],
    ["tourism/hotel", "leisure/resort", "likely"],
    ["craft/electrician", "shop/electronics", "likely"],
    ["group/shopping", "amenity/pharmacy", "likely"],
    ["shop/car", "tourism/hotel", "doubtful"],
  ])("%s and %s are those of one business: %s", (row, known, verdict) => {
    expect(judgeKinds(row, known)).toBe(verdict);
  });
});

it("a likely one is the same only if no other candidate may be", () => {
  const row = { ...CAFE, ...PHONE, ...POST };
  const harbour = { ...row, name: "Luna Harbour" };
  const judged = [[harbour], [harbour, { ...row, name: "Luna Station" }]].map((known) =>
    judgeCandidates(row, known, (each) => each),
  );
  expect(judged.map(({ same, doubtful }) => [same.length, doubtful.length])).toEqual([
    [1, 0],
    [0, 2],
  ]);
});
