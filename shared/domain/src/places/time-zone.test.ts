import { describe, expect, it } from "vitest";
import { countryOfPosition, isInCountryZone, isNearZone, isOnLand, readTimeZone } from "./time-zone.ts";

describe("time zones", () => {
  it.each([
    [{ text: "Europe/Zurich" }, "Europe/Zurich"],
    [{ text: "GMT+1:00 Europe/Andorra" }, "Europe/Andorra"],
    [{ text: "Mars/Olympus", latitude: 47.37, longitude: 8.54 }, "Europe/Zurich"],
    [{ text: undefined, latitude: 22.99, longitude: 72.58 }, "Asia/Kolkata"],
    [{ text: undefined, countryCode: "CH" }, "Europe/Zurich"],
    [{ text: undefined, countryCode: "IN" }, "Asia/Kolkata"],
    [{ text: undefined, countryCode: "US" }, undefined],
    [{ text: undefined }, undefined],
    [{ text: "no zone", countryCode: "CH" }, "Europe/Zurich"],
    [{ text: "America/Argentina/Ushuaia" }, "America/Argentina/Ushuaia"],
    [{ text: "UTC" }, "UTC"],
    [{ text: undefined, latitude: 21.03, longitude: 105.85 }, "Asia/Ho_Chi_Minh"],
    [{ text: undefined, latitude: 22.34, longitude: 103.84 }, "Asia/Ho_Chi_Minh"],
    [{ text: undefined, latitude: 17.41, longitude: 106.62 }, "Asia/Ho_Chi_Minh"],
    [{ text: undefined, latitude: 17.41, longitude: 102.79 }, "Asia/Bangkok"],
    [{ text: undefined, latitude: 19.91, longitude: 99.83 }, "Asia/Bangkok"],
    [{ text: undefined, countryCode: "ER" }, "Africa/Asmara"],
    [{ text: undefined, countryCode: "NP" }, "Asia/Kathmandu"],
    [{ text: undefined, countryCode: "MM" }, "Asia/Yangon"],
    [{ text: undefined, countryCode: "VN" }, "Asia/Ho_Chi_Minh"],
    [{ text: undefined, countryCode: "FO" }, "Atlantic/Faroe"],
    [{ text: undefined, latitude: 47.37 }, undefined],
    [{ text: undefined, longitude: 8.54 }, undefined],
    [{ text: undefined, latitude: 30, longitude: -40, countryCode: "CH" }, "Europe/Zurich"],
    [{ text: undefined, latitude: 21.03, longitude: 105.85 }, "Asia/Ho_Chi_Minh"],
    [{ text: undefined, latitude: 13.75, longitude: 100.5 }, "Asia/Bangkok"],
    [{ text: undefined, latitude: 23.1645, longitude: 92.1979 }, "Asia/Kolkata"],
    [{ text: undefined, latitude: 23.1645, longitude: 92.1979, countryCode: "BD" }, "Asia/Dhaka"],
    [{ text: undefined, latitude: 22.57, longitude: 72.93, countryCode: "BD" }, "Asia/Kolkata"],
    [{ text: undefined, latitude: 91, longitude: 8.54 }, undefined],
    [{ text: undefined, latitude: 47.37, longitude: 181 }, undefined],
  ])("%j is %s", (source, zone) => {
    expect(readTimeZone(source)).toBe(zone);
  });
});

it.each([
  [48.5, -100, "US"],
  [49.5, -100, "CA"],
  [26, 25.5, "EG"],
  [91, 8.54, undefined],
  [undefined, 8.54, undefined],
  [47.37, undefined, undefined],
])("the country around %s, %s is %s", (latitude, longitude, code) => {
  expect(countryOfPosition(latitude, longitude)).toBe(code);
});

it.each([
  [47.37, 8.54, "CH", true],
  [47.37, 8.54, "TR", false],
  [91, 8.54, "CH", undefined],
  [47.37, 8.54, "ZZ", undefined],
])("%s, %s lies in a zone of %s: %s", (latitude, longitude, code, isInside) => {
  expect(isInCountryZone(latitude, longitude, code)).toBe(isInside);
});

it.each([
  [47.37, 8.54, true],
  [30, -40, false],
  [91, 8.54, false],
])("%s, %s is on land: %s", (latitude, longitude, isLand) => {
  expect(isOnLand(latitude, longitude)).toBe(isLand);
});

it.each([
  ["in it", 47.37, 8.54, "Europe/Zurich", true],
  ["in it by a former name", 22.57, 88.36, "Asia/Calcutta", true],
  ["across the border", 47.6, 7.6, "Europe/Paris", true],
  ["far from it", 47.37, 8.54, "Europe/Paris", false],
  ["at sea", 30, -40, "Europe/Zurich", false],
])("a position %s (%s, %s) is near the zone %s: %s", (_, latitude, longitude, zone, isNear) => {
  expect(isNearZone(latitude, longitude, zone)).toBe(isNear);
});
