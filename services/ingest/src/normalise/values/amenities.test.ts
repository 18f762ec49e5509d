import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmenities } from "./amenities.ts";

describe("amenities", () => {
  it.each([
    [
      '{"Service options": {"Outdoor seating": true}, "Accessibility": {"Lift": false}}',
      { "Service options": { "Outdoor seating": true }, Accessibility: { Lift: false } },
    ],
    [
      '{"Other": {"Free Wi-Fi": true, "Star rating": "4 stars"}}',
      { Other: { "Free Wi-Fi": true, "Star rating": "4 stars" } },
    ],
    [
      '[{"id":"s","name":"Service options","options":[{"name":"Delivery","enabled":true}]}]',
      { "Service options": { Delivery: true } },
    ],
    [
      '{"Service options": [{"Delivery": true}, {"Takeaway": false}]}',
      { "Service options": { Delivery: true, Takeaway: false } },
    ],
    ["{'Planning': {'Accepts reservations': True}}", { Planning: { "Accepts reservations": true } }],
    ['{"Wi-Fi": true}', { Other: { "Wi-Fi": true } }],
    ["Wi-Fi, Parking", { Other: { "Wi-Fi": true, Parking: true } }],
    ["Wi-Fi;Parking |  Lift,", { Other: { "Wi-Fi": true, Parking: true, Lift: true } }],
    [`Wi-Fi, ${"x".repeat(40)}`, { Other: { "Wi-Fi": true, ["x".repeat(40)]: true } }],
    ["St. Mary, Parking", { Other: { "St. Mary": true, Parking: true } }],
    [' {"Wi-Fi": {"Free": true}} ', { "Wi-Fi": { Free: true } }],
    [
      '["Wi-Fi", {"name": "Lift", "enabled": false}, {"Parking": true}, 5, null]',
      { Other: { "Wi-Fi": true, Lift: false, Parking: true } },
    ],
    ['[{"options": ["Delivery", {"name": "Takeaway"}]}]', { Other: { Delivery: true, Takeaway: true } }],
    ['[{"name": "Service", "options": []}, "Wi-Fi"]', { Other: { "Wi-Fi": true } }],
    [
      '{"Planning": ["Reservations", {"name": "Walk-ins", "enabled": false}]}',
      { Planning: { Reservations: true, "Walk-ins": false } },
    ],
    ['{"Stars": {"Rating": 4, "Best": null, "List": [1]}}', { Stars: { Rating: "4" } }],
    [`{"Facts": {"Long": "${"x".repeat(301)}"}}`, { Facts: { Long: "x".repeat(300) } }],
    ['{" Service  options ": {" Delivery ": true}}', { "Service options": { Delivery: true } }],
    ['{"None": {"A": true}, "B": {"": true, "C": true}}', { B: { C: true } }],
    ['{"A": {"__proto__": true, "B": true}, "__proto__": {"C": true}}', { A: { B: true } }],
    ['{"constructor": {"length": true, "B": 4}}', { constructor: { length: true, B: "4" } }],
  ])("%s", (text, groups) => {
    const parsed = parseAmenities(text);
    expect(parsed.kind === "groups" && JSON.parse(parsed.about)).toEqual(groups);
  });

  it("read again what they were read as", () => {
    const values = fc.oneof(fc.boolean(), fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.dictionary(fc.string(), values)), (groups) => {
        const once = parseAmenities(JSON.stringify(groups));
        if (once.kind === "groups") expect(parseAmenities(once.about)).toEqual(once);
      }),
    );
  });

  it("are none in an empty cell, bad in broken JSON, and words stay words", () => {
    for (const empty of ["", " ", "{}", " [] ", '{"A": {}}', "[5]", "[null]", '{"A": null}'])
      expect(parseAmenities(empty)).toEqual({ kind: "none" });
    expect(parseAmenities('{"a":')).toEqual({ kind: "bad" });
    expect(parseAmenities("A family business since 1950.")).toEqual({
      kind: "text",
      text: "A family business since 1950.",
    });
  });

  it.each([["Parking"], ["Wi-Fi, and a terrace!"], [`Wi-Fi, ${"x".repeat(41)}`], ["We are here. Come, stay."]])(
    "%s is not a list",
    (text) => {
      expect(parseAmenities(text)).toEqual({ kind: "text", text });
    },
  );
});

it("keeps the groups before the cut of a cell that breaks off, and says so", () => {
  const cut = '{"Service options":{"Delivery":true},"Parking":{"Free par';
  expect(parseAmenities(cut)).toEqual({
    kind: "groups",
    about: '{"Service options":{"Delivery":true}}',
    isCut: true,
  });
});
