import { describe, expect, it } from "vitest";
import { cityOfAddress, joinAddress, stripPostalCode } from "./address.ts";

describe("addresses", () => {
  it.each([
    ["200 Oregon Ave, Philadelphia, PA 19148", "US", "Philadelphia"],
    ["1179 56 St #200, Delta, BC V4L 2A2", "CA", "Delta"],
    ["Asylstrasse 70, 8032 Zürich", "CH", "Zürich"],
    ["Asylstrasse 70, 8032 Zürich, Switzerland", "CH", "Zürich"],
    ["01, manjur tower, Danilimda, Ahmedabad, Gujarat 380028, India", "IN", "Ahmedabad"],
    ["25 Sư Vạn Hạnh, Kim Long, Huế 49000, Vietnam", "VN", "Huế"],
    ["221B Baker St, London NW1 6XE, United Kingdom", "GB", "London"],
    ["10 Rue X, 75001 Paris, France", "FR", "Paris"],
    ["ul. Piwna 1, 00-265 Warszawa, Poland", "PL", "Warszawa"],
    ["Istiklal Cd. 5, 34430 Istanbul, Türkiye", "TR", "Istanbul"],
    ["1 George St, Sydney, NSW 2000, Australia", "AU", "Sydney"],
  ])("%s is in %s, %s", (address, country, city) => {
    expect(cityOfAddress(address, country)).toBe(city);
  });

  it.each(["Main Street 5", "", "12 Main St, 4711"])("%j names no city", (address) => {
    expect(cityOfAddress(address, "US")).toBeUndefined();
  });

  it("joined from parts have the city before the last element", () => {
    const parts = {
      street: "Friesener Straße 1",
      city: "Kronach",
      state: "Bayern",
      postalCode: "96317",
      country: "Germany",
    };
    expect(joinAddress(parts)).toBe("Friesener Straße 1, Kronach, Bayern 96317");
    expect(joinAddress({ city: "Kronach", country: "Germany" })).toBe("Kronach, Germany");
    expect(joinAddress({ country: "Germany" })).toBeUndefined();
  });

  it.each([
    ["London SW1A 1AA", "London"],
    ["D-80331 München", "München"],
    ["Huế 49000", "Huế"],
    ["Paris", "Paris"],
  ])("%s without its code is %s", (text, city) => {
    expect(stripPostalCode(text)).toBe(city);
  });
});
