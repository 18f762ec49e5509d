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
    expect(parseAmenities("{}")).toEqual({ kind: "none" });
    expect(parseAmenities('{"a":')).toEqual({ kind: "bad" });
    expect(parseAmenities("A family business since 1950.")).toEqual({
      kind: "text",
      text: "A family business since 1950.",
    });
  });
});
