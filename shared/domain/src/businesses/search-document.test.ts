import { type Business, businessSchema } from "@meridian/contracts/businesses/business";
import { describe, expect, it } from "vitest";
import { categoriesOf, categoryByLabelAlone } from "../categories/business-category.ts";
import { primaryCategoryOf, toSearchDocument } from "./search-document.ts";

const documentOf = (business: Business) => toSearchDocument(business, categoryByLabelAlone);

const HOURS = { intervals: [[540, 1020] satisfies [number, number]], knownDays: [0] };

function makeBusiness(overrides: Partial<Business> = {}): Business {
  return businessSchema.parse({
    id: "aaaaaaaaaaaaaaaa",
    slug: "cafe-ort",
    isApproved: true,
    popularity: 1200,
    lockedFields: [],
    revision: 1,
    createdAt: "2026-05-01T12:00:00.000Z",
    updatedAt: "2026-05-01T12:00:00.000Z",
    name: "Café Ört",
    subtypes: [],
    reviews: 7,
    verified: false,
    status: "operational",
    ...overrides,
  });
}

describe("the categories of a business", () => {
  it.each([
    [{ type: "Café", category: "Food", subtypes: ["cafe", "Bar", "!!!"] }, ["cafe Café", "food Food", "bar Bar"]],
    [{ type: undefined, category: "Food", subtypes: [] }, ["food Food"]],
    [{ type: undefined, category: undefined, subtypes: [] }, []],
  ])("of %j are %j, each slug once", (business, categories) => {
    expect(categoriesOf(business, categoryByLabelAlone).map(({ slug, name }) => `${slug} ${name}`)).toEqual(categories);
  });

  it("begin with its type, else with its category", () => {
    expect(primaryCategoryOf({ type: "Café", category: "Food" })).toBe("Café");
    expect(primaryCategoryOf({ type: undefined, category: "Food" })).toBe("Food");
  });
});

describe("the search document of a business", () => {
  it("with only a name has no other fields", () => {
    expect(documentOf(makeBusiness())).toStrictEqual({
      id: "aaaaaaaaaaaaaaaa",
      name: "Café Ört",
      categories: [],
      reviews: 7,
      popularity: 1200,
      isVerified: false,
      has: [],
      amenities: [],
    });
  });

  it("names the city canonically, and keeps the source's spelling for searching", () => {
    const munich = {
      citySlug: "munich",
      cityName: "Munich",
      cityId: 2_867_714,
      regionCode: "DE-BY",
      countryCode: "DE",
    };
    const document = (over: Partial<Business>) => documentOf(makeBusiness({ ...munich, ...over }));
    expect(document({ city: "München", fullAddress: "Tal 1" })).toMatchObject({
      citySlug: "munich",
      cityName: "Munich",
      regionCode: "DE-BY",
      address: "Tal 1, München",
    });
    expect(document({ city: "München", fullAddress: "Tal 1, 80331 München" }).address).toBe("Tal 1, 80331 München");
    expect(document({ city: "München", street: "Tal 1" }).address).toBe("Tal 1, München");
    expect(document({})).toMatchObject({ citySlug: "munich", cityName: "Munich" });
    expect(document({})).not.toHaveProperty("address");
  });

  it("contains all that can be searched, filtered and sorted by", () => {
    const business = makeBusiness({
      type: "Café",
      city: "Köln",
      country: "Germany",
      countryCode: "DE",
      fullAddress: "Domplatz 1, Köln",
      latitude: 50.94,
      longitude: 6.96,
      rating: 4.5,
      verified: true,
      phone: "0221 1234",
      website: "https://example.org",
      hours: HOURS,
      timeZone: "Europe/Berlin",
      about: '{"Service":{"Outdoor seating":true,"Delivery":false}}',
    });
    expect(documentOf(business)).toEqual({
      id: "aaaaaaaaaaaaaaaa",
      name: "Café Ört",
      categories: [{ slug: "cafe", name: "Café" }],
      reviews: 7,
      popularity: 1200,
      isVerified: true,
      has: ["phone", "website", "hours"],
      amenities: ["outdoor-seating"],
      countryCode: "DE",
      countryName: "Germany",
      citySlug: "koln",
      cityName: "Köln",
      address: "Domplatz 1, Köln",
      latitude: 50.94,
      longitude: 6.96,
      rating: 4.5,
      hours: HOURS,
      timeZone: "Europe/Berlin",
    });
  });

  it("that is temporarily closed has hours but is never open", () => {
    const document = documentOf(makeBusiness({ hours: HOURS, status: "temporarily_closed" }));
    expect(document.has).toEqual(["hours"]);
    expect(document.hours).toBeUndefined();
  });

  it("has no city slug if the city's name has no letter", () => {
    const document = documentOf(makeBusiness({ city: "***" }));
    expect([document.cityName, document.citySlug]).toEqual(["***", undefined]);
  });
});
