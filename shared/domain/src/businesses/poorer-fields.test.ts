import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { describe, expect, it } from "vitest";
import { poorerFields } from "./poorer-fields.ts";

const KNOWN: BusinessFields = {
  name: "Café Sperl GmbH",
  fullAddress: "12 Main Street, 90210 Beverly Hills",
  street: "12 Main Street",
  city: "Beverly Hills",
  latitude: 34.073_621,
  longitude: -118.400_352,
  subtypes: [],
  reviews: 0,
  verified: false,
  status: "operational",
};
const { street: _, ...ONE_LINE } = KNOWN;

describe("what says only a part of the known", () => {
  it.each<[string, Partial<BusinessFields>, string[], BusinessFields?]>([
    ["a name without a word", { name: "Sperl" }, ["name"]],
    ["the same name in other letters", { name: "CAFE SPERL GmbH" }, []],
    ["a street for a whole address", { fullAddress: "Main Street" }, ["fullAddress"]],
    ["a street without its number", { street: "MAIN street" }, ["street"]],
    ["both", { fullAddress: "Main Street, Beverly Hills", street: "Main Street" }, ["fullAddress", "street"]],
    [
      "an address without its repetition",
      { fullAddress: "Main Street 12" },
      [],
      withAddress("Main Street 12, Main Street 12"),
    ],
    ["another number", { fullAddress: "14 Main Street" }, []],
    ["a number more", { street: "12 Main Street, Suite 4" }, []],
    ["a street in another city", { fullAddress: "Main Street", city: "Los Angeles" }, []],
    ["a street in the same city", { fullAddress: "Main Street", city: "BEVERLY HILLS" }, ["fullAddress"]],
    ["a part of the address of another street", { fullAddress: "Beverly Hills", street: "Rodeo Drive" }, []],
    ["the same, if the known has no street", { fullAddress: "Beverly Hills", street: "Rodeo Drive" }, [], ONE_LINE],
    ["a shorter street of a new address", { fullAddress: "1 High Rd, Reno", street: "Main Street" }, []],
    ["a rounded position", { latitude: 34.07, longitude: -118.4 }, ["latitude", "longitude"]],
    ["a position cut off", { latitude: 34.0736, longitude: -118.4003 }, ["latitude", "longitude"]],
    ["a position elsewhere", { latitude: 34.05, longitude: -118.4 }, []],
    ["a finer position", { latitude: 34.073_621_4, longitude: -118.400_352_2 }, []],
    ["half a position", { latitude: 34.07 }, []],
    ["other fields", { phone: "1", rating: 4 }, []],
  ])("%s", (_title, stated, poorer, known = KNOWN) => {
    expect(poorerFields(known, stated)).toEqual(poorer);
  });
});

function withAddress(fullAddress: string): BusinessFields {
  return { ...ONE_LINE, fullAddress };
}
