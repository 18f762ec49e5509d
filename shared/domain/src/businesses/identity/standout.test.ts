import { describe, expect, it } from "vitest";
import type { Comparable } from "./comparable.ts";
import { judgeCandidates } from "./same-business.ts";

const METRES_PER_DEGREE = 111_195;
const at = (metres: number) => ({ latitude: 51.45 + metres / METRES_PER_DEGREE, longitude: -2.6 });
const ROW: Comparable = { name: "Moonlight Harbour Bistro", city: "Bristol", countryCode: "GB", ...at(0) };
const LONGER = "Moonlight Harbour Bistro Lounge";
const PHONE = { phoneE164: "+441174960001" };
const OTHER_PHONE = { phoneE164: "+441174960002" };
const NOWHERE = { latitude: undefined, longitude: undefined };

function judge(row: Partial<Comparable>, ...known: Partial<Comparable>[]): "same" | "doubtful" | "different" {
  const candidates = known.map((each) => ({ ...ROW, ...each }));
  const { same, doubtful } = judgeCandidates({ ...ROW, ...row }, candidates, (each) => each);
  if (same.length > 0) return same[0] === candidates[0] ? "same" : "different";
  return doubtful.includes(candidates[0] ?? ROW) ? "doubtful" : "different";
}

describe("a candidate that stands out by its name and place", () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>, "same" | "doubtful" | "different"]>([
    ["on the spot, with a word behind, is the same", {}, { name: LONGER, ...at(45) }, "same"],
    ["with fewer letters in common is doubtful", {}, { name: "Moonlight Harbour Jazz Lounge", ...at(45) }, "doubtful"],
    ["with a number of its own is doubtful", {}, { name: "Moonlight Harbour Bistro 2", ...at(45) }, "doubtful"],
    ["with another phone is doubtful", PHONE, { ...OTHER_PHONE, name: LONGER, ...at(45) }, "doubtful"],
    [
      "of another side is doubtful",
      { name: "Moonlight Harbour North" },
      { name: "Moonlight Harbour South" },
      "doubtful",
    ],
    ["that may be the whole is doubtful", {}, { name: "Jazz Cellar Moonlight Harbour Bistro", ...at(55) }, "doubtful"],
    ["in another city is different", NOWHERE, { ...NOWHERE, name: LONGER, city: "Bath" }, "different"],
    ["of a similar word is doubtful", {}, { name: "Moonlite Harbor Bistrot", ...at(90) }, "doubtful"],
    ["of another name is different", {}, { name: "Zephyr Jazz Lounge", ...at(5) }, "different"],
    ["600 m away is different", {}, { name: LONGER, ...at(600) }, "different"],
    ["400 m away with its name is doubtful", {}, at(400), "doubtful"],
    [
      "with a page of its own on one website is doubtful",
      { website: "https://luna.example/harbour" },
      { name: LONGER, ...at(52), website: "https://luna.example/lounge" },
      "doubtful",
    ],
  ])("%s", (_title, row, known, verdict) => {
    expect(judge(row, known)).toBe(verdict);
  });

  it("is a question, as are those nearly as like", () => {
    const known = [52, 53].map((metres) => ({ ...ROW, name: LONGER, ...at(metres) }));
    expect(judgeCandidates(ROW, known, (each) => each)).toEqual({ same: [], doubtful: known });
  });

  it("is a question while another is half as like", () => {
    const known = { name: LONGER, ...at(45) };
    expect(judge({}, known)).toBe("same");
    expect(judge({}, known, { name: "Moonlight Harbour Bistro Garden", ...at(60) })).toBe("doubtful");
  });

  it("is no question if others farther away are nearly as like", () => {
    const [known, other] = [
      { name: "Moonlight Harbour Garden", ...at(120) },
      { name: "Moonlight Harbour Lounge", ...at(125) },
    ];
    expect(judge({}, known)).toBe("doubtful");
    expect(judge({}, known, other)).toBe("different");
  });

  it("without positions is the same only if its phone or address agrees", () => {
    const [row, known] = [{ ...NOWHERE }, { ...NOWHERE, name: "Moonlight Harbour Bistro Xi" }];
    expect(judge(row, known)).toBe("doubtful");
    const online = { website: "https://luna.example/" };
    expect(judge({ ...row, ...online }, { ...known, ...online })).toBe("doubtful");
    const details = { ...online, postalCode: "BS1 5LJ", street: "Park Row" };
    expect(judge({ ...row, ...details }, { ...known, ...details })).toBe("same");
  });

  it("is no question if its details differ", () => {
    const row = { ...NOWHERE, ...PHONE, street: "Park Row 5", postalCode: "BS1 5LJ" };
    const known = { ...NOWHERE, ...OTHER_PHONE, street: "Queen Square 9", postalCode: "BS8 1TT" };
    expect(judge(row, { ...known, name: LONGER })).toBe("different");
  });
});
