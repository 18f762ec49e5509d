import { describe, expect, it } from "vitest";
import {
  aboutText,
  coordinatesOf,
  directionsUrl,
  formatCoordinates,
  statusText,
  telUrl,
  webLink,
} from "./business-text.ts";

const cafe = {
  name: "Café Eins",
  type: "Coffee shop",
  category: null,
  city: "Berlin",
  country: "Germany",
  phone: "+49 30 1234567",
  description: null,
  status: "operational" as const,
};

describe("the about text", () => {
  it("is the source's own if there is one", () => {
    expect(aboutText({ ...cafe, description: " Roasts its own beans. " })).toBe("Roasts its own beans.");
  });

  it("otherwise states only known facts", () => {
    expect(aboutText(cafe)).toBe(
      "Café Eins is listed under Coffee shop in Berlin, Germany. You can reach it by phone at +49 30 1234567.",
    );
    const bare = { ...cafe, type: null, city: null, country: null, phone: null };
    expect(aboutText(bare)).toBe("Café Eins is a local business.");
  });

  it("does not invite visitors to call a permanently closed business", () => {
    expect(aboutText({ ...cafe, status: "closed" })).toBe("Café Eins is listed under Coffee shop in Berlin, Germany.");
  });
});

it.each([
  ["52.5", "13.4", { latitude: 52.5, longitude: 13.4 }],
  ["0", "0", { latitude: 0, longitude: 0 }],
  [null, "13.4", undefined],
  ["", "13.4", undefined],
  ["north", "13.4", undefined],
  ["91", "13.4", undefined],
])("the coordinates %j, %j are %j", (latitude, longitude, expected) => {
  expect(coordinatesOf({ latitude, longitude })).toEqual(expected);
});

it("directions use the place id, with the address beside it", () => {
  const place = {
    name: "Café Eins",
    fullAddress: "Weg 1, Berlin, Germany",
    placeId: "ChIJ1",
    latitude: null,
    longitude: null,
  };
  const url = new URL(directionsUrl(place) ?? "");
  expect(url.searchParams.get("destination")).toBe("Café Eins, Weg 1, Berlin, Germany");
  expect(url.searchParams.get("destination_place_id")).toBe("ChIJ1");
  expect(directionsUrl({ ...place, placeId: null, fullAddress: null })).toBeUndefined();
});

it("a phone dials its international number, else its digits", () => {
  expect(telUrl("030 / 123", "+4930123")).toBe("tel:+4930123");
  expect(telUrl("(030) 123-4")).toBe("tel:0301234");
  expect(telUrl(null)).toBeUndefined();
});

it("only web links are followed", () => {
  expect(webLink("https://www.example.org/a")).toEqual({ href: "https://www.example.org/a", label: "example.org" });
  expect(webLink("javascript:alert(1)")).toBeUndefined();
  expect(webLink("no link")).toBeUndefined();
});

it("status and coordinates read as on a sheet", () => {
  expect(statusText("temporarily_closed")).toBe("TEMPORARILY CLOSED");
  expect(formatCoordinates({ latitude: -33.461148, longitude: 70.6 })).toBe("33.4611° S, 70.6000° E");
});
