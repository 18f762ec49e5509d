import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { makeFields } from "@meridian/testing/business-factory";
import { describe, expect, it } from "vitest";
import { mergeFields } from "./merge-fields.ts";

const known = makeFields({
  website: "https://luigi.example/",
  workingHours: "Mo 9-5",
  photo: "https://luigi.example/p",
});
const bare: BusinessFields = { name: "Luigi's", subtypes: [], reviews: 0, verified: false, status: "operational" };

describe("mergeFields", () => {
  it("keeps fields that the source lacks", () => {
    expect(mergeFields(known, bare, [])).toEqual({ ...known, name: "Luigi's", verified: false });
  });

  it("takes fields of the source", () => {
    const incoming = makeFields({ rating: 3.9, reviews: 130, website: "https://new.example/" });
    expect(mergeFields(known, incoming, [])).toMatchObject({
      rating: 3.9,
      reviews: 130,
      website: "https://new.example/",
    });
  });

  it("keeps locked fields", () => {
    const merged = mergeFields(known, makeFields({ name: "Pirate", rating: 1 }), ["name"]);
    expect(merged).toMatchObject({ name: "Luigi's Pizza", rating: 1 });
  });

  it("clears the parts of an old address", () => {
    const merged = mergeFields(known, { ...bare, fullAddress: "1 New Rd, Camden, NJ", city: "Camden" }, []);
    expect(merged).toMatchObject({ fullAddress: "1 New Rd, Camden, NJ", city: "Camden" });
    expect(merged).not.toHaveProperty("street");
    expect(merged).not.toHaveProperty("postalCode");
  });

  const country = { country: "Estonia", countryCode: "EE" };
  const street = {
    fullAddress: "Pikk tn 6, 10116 Tallinn",
    street: "Pikk tn 6",
    city: "Tallinn",
    postalCode: "10116",
    ...country,
  };

  it.each([
    ["the city and the country", { fullAddress: "Tallinn, Estonia", city: "Tallinn" }],
    ["the postal code as well", { fullAddress: "10116 TALLINN", city: "TALLINN", postalCode: "10116" }],
  ])("keeps the street where the source names only %s", (_, address) => {
    const merged = mergeFields({ ...bare, ...street }, { ...bare, ...address, ...country }, []);
    expect(merged).toMatchObject({ fullAddress: street.fullAddress, street: street.street, postalCode: "10116" });
  });

  it.each([
    ["another city", { fullAddress: "Tartu, Estonia", city: "Tartu" }],
    ["another postal code", { fullAddress: "10999 Tallinn", city: "Tallinn", postalCode: "10999" }],
    ["a street", { fullAddress: "Pikk, Tallinn", city: "Tallinn" }],
  ])("clears the street where the source names %s", (_, address) => {
    const merged = mergeFields({ ...bare, ...street }, { ...bare, ...address, ...country }, []);
    expect(merged.fullAddress).toBe(address.fullAddress);
    expect(merged).not.toHaveProperty("street");
  });

  it("clears the link of an old phone number", () => {
    const merged = mergeFields(known, { ...bare, phone: "call the bar" }, []);
    expect(merged.phone).toBe("call the bar");
    expect(merged).not.toHaveProperty("phoneE164");
  });

  it("keeps the link of a locked phone", () => {
    const merged = mergeFields(known, makeFields({ phone: "+1 999", phoneE164: "+1999999" }), ["phone"]);
    expect(merged).toMatchObject({ phone: known.phone, phoneE164: known.phoneE164 });
  });

  it("is idempotent", () => {
    const incoming = makeFields({ phone: "+1 999", fullAddress: "elsewhere" });
    const once = mergeFields(known, incoming, ["rating"]);
    expect(mergeFields(once, incoming, ["rating"])).toEqual(once);
  });
});
