import { businessFieldsSchema } from "@meridian/contracts/businesses/business";
import { importIssueSchema } from "@meridian/contracts/imports/import-job";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapColumns } from "../parse/columns/column-map.ts";
import { createRowNormaliser } from "./row-to-business.ts";

function normalise(record: Record<string, CellValue>) {
  const headers = Object.keys(record);
  return createRowNormaliser(mapColumns(headers))({ row: 7, cells: Object.values(record) });
}

describe("a row", () => {
  it("becomes a business with the fields of its own columns", () => {
    const { draft, issues } = normalise({
      name: "Luigi's Pizza",
      type: "Pizza restaurant",
      category: "restaurants",
      subtypes: "Pizza restaurant, Italian restaurant",
      full_address: "12 Walnut St, Philadelphia, PA 19106",
      country_code: "US",
      phone: "(215) 555-0101",
      site: "https://example.org",
      latitude: 39.9478,
      longitude: -75.1454,
      rating: "4,5",
      reviews: "1,234",
      verified: "True",
      working_hours: '{"Monday": "9AM-5PM"}',
      business_status: "OPERATIONAL",
      place_id: "ChIJabcdefghijklmnop",
    });
    expect(issues).toEqual([]);
    expect(draft).toEqual({
      row: 7,
      fields: {
        name: "Luigi's Pizza",
        type: "Pizza restaurant",
        category: "restaurants",
        subtypes: ["Pizza restaurant", "Italian restaurant"],
        fullAddress: "12 Walnut St, Philadelphia, PA 19106",
        city: "Philadelphia",
        state: "PA",
        postalCode: "19106",
        country: "United States",
        countryCode: "US",
        phone: "+1 215-555-0101",
        phoneE164: "+12155550101",
        website: "https://example.org",
        latitude: 39.9478,
        longitude: -75.1454,
        timeZone: "America/New_York",
        rating: 4.5,
        reviews: 1234,
        verified: true,
        workingHours: '{"Monday": "9AM-5PM"}',
        hours: { intervals: [[540, 1020]], knownDays: [0] },
        status: "operational",
        placeId: "ChIJabcdefghijklmnop",
      },
      identityKeys: ["place:ChIJabcdefghijklmnop"],
    });
  });

  it("without a name is rejected, with an issue under the file's own header", () => {
    expect(normalise({ "Business Name": "None", Phone: "5" })).toEqual({
      issues: [
        {
          row: 7,
          column: "Business Name",
          code: "name_missing",
          value: "None",
          message: "İşletmenin adı yok",
          isRejected: true,
        },
      ],
    });
  });

  it("keeps what is sound and reports every cell that is not", () => {
    const { draft, issues } = normalise({
      name: "X",
      latitude: 0,
      longitude: 0,
      rating: "7",
      reviews: "many",
      website: "javascript:alert(1)",
      phone: "9.18E+11",
      working_hours: "ask us",
      about: '{"a":',
      country: "Atlantis",
      category: "c".repeat(200),
    });
    expect(draft?.fields).toEqual({
      name: "X",
      subtypes: [],
      category: "c".repeat(120),
      country: "Atlantis",
      reviews: 0,
      verified: false,
      workingHours: "ask us",
      status: "operational",
    });
    expect(issues.map(({ code, column }) => [code, column]).toSorted()).toEqual([
      ["bad_amenities", "about"],
      ["bad_coordinates", "latitude"],
      ["bad_hours", "working_hours"],
      ["bad_number", "reviews"],
      ["bad_phone", "phone"],
      ["bad_rating", "rating"],
      ["bad_url", "website"],
      ["too_long", "category"],
      ["unknown_country", "country"],
    ]);
    expect(issues.every(({ isRejected }) => !isRejected)).toBe(true);
  });

  it("of gosom has its category as type and its address in parts", () => {
    const { draft } = normalise({
      title: "Little Cafe",
      category: "Cafe",
      open_hours: "{}",
      review_rating: "4.700000",
      review_count: "42",
      complete_address:
        '{"borough":"","street":"7548 Edmonds St","city":"Burnaby",' +
        '"postal_code":"V3N 1B5","state":"British Columbia","country":"CA"}',
      status: "Permanently closed",
    });
    expect(draft?.fields).toMatchObject({
      type: "Cafe",
      city: "Burnaby",
      countryCode: "CA",
      rating: 4.7,
      reviews: 42,
      status: "closed",
    });
    expect(draft?.fields.category).toBeUndefined();
  });

  it("of Apify has its hours from a pair of columns per day", () => {
    const { draft } = normalise({
      title: "Metro",
      categoryName: "Pen store",
      "categories/0": "Pen store",
      "categories/1": "Stationery store",
      "openingHours/0/day": "Monday",
      "openingHours/0/hours": "10\u202fAM to 10\u202fPM",
      "openingHours/1/day": "Sunday",
      "openingHours/1/hours": "Closed",
      "location/lat": "22.99",
      "location/lng": "72.58",
      permanentlyClosed: "TRUE",
    });
    expect(draft?.fields).toMatchObject({
      type: "Pen store",
      subtypes: ["Pen store", "Stationery store"],
      hours: { intervals: [[600, 1320]], knownDays: [0, 6] },
      latitude: 22.99,
      status: "closed",
    });
  });

  it.each([
    [
      { name: "Sooner", brewery_type: "closed" },
      { type: "Brewery", status: "closed" },
    ],
    [
      { name: "Sooner", brewery_type: "micro" },
      { type: "Micro brewery", status: "operational" },
    ],
    [
      { name: "Sooner", type: "Closed" },
      { type: undefined, status: "closed" },
    ],
    [
      { name: "Sooner", type: "closed", business_status: "OPERATIONAL" },
      { type: undefined, status: "operational" },
    ],
  ])("of %j has a state for a state among the types", (record, { type, status }) => {
    const fields = normalise(record).draft?.fields;
    expect([fields?.type, fields?.status]).toEqual([type, status]);
  });

  it("of a chain is called by brand and branch", () => {
    expect(normalise({ Brand: "Starbucks", "Store Name": "Meritxell" }).draft?.fields.name).toBe("Starbucks Meritxell");
    expect(normalise({ brand: "Toyota", name: "Joe's Garage" }).draft?.fields.name).toBe("Joe's Garage");
  });

  it("holds to the contract whatever its cells, and never throws", { timeout: 180_000 }, () => {
    const headers = [
      "name",
      "type",
      "category",
      "subtypes",
      "full_address",
      "street",
      "city",
      "state",
      "postal_code",
      "country",
      "country_code",
      "phone",
      "site",
      "location_link",
      "latitude",
      "longitude",
      "time_zone",
      "rating",
      "reviews",
      "reviews_link",
      "photo",
      "logo",
      "located_in",
      "description",
      "working_hours",
      "about",
      "verified",
      "place_id",
      "google_id",
      "cid",
      "business_status",
    ];
    const run = createRowNormaliser(mapColumns(headers));
    const cell: fc.Arbitrary<CellValue> = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.double(),
      fc.boolean(),
      fc.constant(undefined),
      fc.json(),
      fc.webUrl(),
      fc.integer({ min: -200, max: 200 }).map(String),
      fc.constantFrom("Monday 9-5", "+1 215-555-0101", "1,234", "US", "Türkiye", "None", "\ud800", "x".repeat(70_000)),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: headers.length, maxLength: headers.length }), (cells) => {
        const { draft, issues } = run({ row: 2, cells });
        for (const issue of issues) expect(importIssueSchema.safeParse(issue).error).toBeUndefined();
        if (draft === undefined) expect(issues.some(({ isRejected }) => isRejected)).toBe(true);
        else expect(businessFieldsSchema.safeParse(draft.fields).error?.issues).toBeUndefined();
        expect(issues.some(({ code }) => code === "bad_row")).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
