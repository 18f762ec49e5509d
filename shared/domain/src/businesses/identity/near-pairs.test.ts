import { describe, expect, it } from "vitest";
import type { Comparable } from "./comparable.ts";
import { judgePair, type Verdict } from "./judge-pair.ts";
import { judgeCandidates } from "./same-business.ts";

const METRES_PER_DEGREE = 111_195;
const PHONE = { phoneE164: "+441174960001" };
const OTHER_PHONE = { phoneE164: "+441174960002" };
const POSTS = [{ postalCode: "BS1 5LJ" }, { postalCode: "BS2 8QN" }] as const;

/** A business the given metres north of a fixed point. */
function at(metres: number, more: Partial<Comparable> = {}): Comparable {
  return {
    name: "Copper Lantern",
    city: "Bristol",
    latitude: 51.45 + metres / METRES_PER_DEGREE,
    longitude: -2.6,
    ...more,
  };
}

describe("a business near a row", () => {
  it.each<[string, Comparable, Comparable, Verdict]>([
    ["has its name", at(0), at(99), "likely"],
    ["has its name, not so near", at(0), at(249), "only"],
    ["has its name and another phone", at(0, PHONE), at(149, OTHER_PHONE), "doubtful"],
    ["has its name and another postal code", at(0, POSTS[0]), at(149, POSTS[1]), "only"],
    ["has its name at another number", at(0, { street: "Park Row 5" }), at(149, { street: "Park Row 15" }), "only"],
    [
      "has its name at another number, farther away",
      at(0, { street: "Park Row 5" }),
      at(151, { street: "Park Row 15" }),
      "doubtful",
    ],
    ["has its name, farther away", at(0), at(399), "different"],
    ["has its name and another phone, farther away", at(0, PHONE), at(390, OTHER_PHONE), "different"],
    ["has a close name", at(0), at(99, { name: "Coper Lantern" }), "likely"],
    ["has a close name, farther away", at(0), at(200, { name: "Coper Lantern" }), "doubtful"],
    ["lacks the word for its kind on the spot", at(0), at(49, { name: "Copper Lantern Hotel" }), "likely"],
    ["lacks the word for its kind", at(0), at(99, { name: "Copper Lantern Hotel" }), "doubtful"],
    ["lacks the word for its kind, farther away", at(0), at(101, { name: "Copper Lantern Hotel" }), "different"],
    [
      "has a close name and another phone",
      at(0, PHONE),
      at(200, { name: "Coper Lantern", ...OTHER_PHONE }),
      "different",
    ],
    ["has its name and a place behind it", at(0), at(99, { name: "Copper Lantern @ Harbour" }), "likely"],
    ["has its name and more words at one door", at(0), at(24, { name: "Copper Lantern Condo" }), "likely"],
    ["has its name and more words on the spot", at(0), at(49, { name: "Copper Lantern Condo" }), "unrivalled"],
    ["has its name and more words", at(0), at(99, { name: "Copper Lantern Condo" }), "different"],
    [
      "has its name, number and more words",
      at(0, { street: "Park Row 5" }),
      at(99, { name: "Copper Lantern Condo", street: "Park Row 5" }),
      "likely",
    ],
    [
      "has its name, number and more words, farther away",
      at(0, { street: "Park Row 5" }),
      at(101, { name: "Copper Lantern Condo", street: "Park Row 5" }),
      "doubtful",
    ],
    [
      "has most words of its name at its number",
      at(0, { name: "Copper Lantern Square Park", street: "Park Row 5" }),
      at(99, { name: "Copper Lantern Square Pier", street: "Park Row 5" }),
      "unrivalled",
    ],
    ["may be a tenant of it", at(0), at(9, { name: "Spa @ Copper Lantern" }), "doubtful"],
    ["has a part of its name", at(0), at(99, { name: "Copper Lantern Gardens" }), "different"],
    ["has a part of its name, farther away", at(0), at(101, { name: "Copper Lantern Gardens" }), "different"],
    [
      "has most words of its name",
      at(0, { name: "Copper Lantern Square Park" }),
      at(149, { name: "Copper Lantern Square Pier" }),
      "different",
    ],
    [
      "has its number and phone, but another name",
      at(0, { ...PHONE, street: "Park Row 5", kinds: ["shop/car"] }),
      at(900, { ...PHONE, street: "Park Row 5", kinds: ["shop/car"], name: "Zephyr" }),
      "lone",
    ],
  ])("which %s is judged", (_title, row, known, verdict) => {
    expect([judgePair(row, known), judgePair(known, row)]).toEqual([verdict, verdict]);
  });
});

describe("two businesses near a row", () => {
  const judge = (...candidates: Comparable[]) => judgeCandidates(at(0), candidates, (each) => each);

  it("are both doubtful if both have its name", () => {
    expect(judge(at(60), at(90))).toEqual({ same: [], doubtful: [at(60), at(90)] });
  });

  it("are the near one if the other namesake is farther away", () => {
    expect(judge(at(60), at(140))).toEqual({ same: [at(60)], doubtful: [] });
  });

  it("are both doubtful if one has more words than its name and the other a part of it", () => {
    const [condo, lantern] = [at(40, { name: "Copper Lantern Condo" }), at(60, { name: "Lantern" })];
    expect(judge(condo)).toEqual({ same: [condo], doubtful: [] });
    expect(judge(condo, lantern).same).toEqual([]);
  });

  it("are neither if both are faintly like it", () => {
    expect(judge(at(300), at(-300))).toEqual({ same: [], doubtful: [] });
  });

  it("hide the one that is faintly like it", () => {
    expect(judge(at(200), at(300))).toEqual({ same: [], doubtful: [at(200)] });
  });
});
