import { describe, expect, it } from "vitest";
import { type CountryCheckFields, countryContradictionsOf } from "./country-contradiction.ts";

const MUNICH = { latitude: 48.14, longitude: 11.58 };
const ANKARA = { latitude: 39.93, longitude: 32.86 };

describe("what contradicts a country", () => {
  it.each<[what: string, fields: CountryCheckFields, found: string[]]>([
    ["a position well inside another", { countryCode: "TR", ...MUNICH }, ["position"]],
    ["the calling code of another", { countryCode: "TR", ...ANKARA, phoneE164: "+49305550100" }, ["phone"]],
    ["a zone of other hours", { countryCode: "TR", timeZone: "Europe/Berlin" }, ["timeZone"]],
    [
      "a zone of other hours beside a position inside",
      { countryCode: "TR", ...ANKARA, timeZone: "Asia/Tokyo" },
      ["timeZone"],
    ],
    [
      "all of them",
      { countryCode: "TR", ...MUNICH, timeZone: "Europe/Berlin", phoneE164: "+49305550100" },
      ["timeZone", "phone", "position"],
    ],
  ])("is %s", (_, fields, found) => {
    expect(countryContradictionsOf(fields)).toEqual(found);
  });

  it.each<[what: string, fields: CountryCheckFields]>([
    ["anything where no country is known", { ...MUNICH, timeZone: "Europe/Berlin", phoneE164: "+905321234567" }],
    ["a position by the border", { countryCode: "DE", latitude: 47.56, longitude: 7.59 }],
    ["a position by a border that the zones draw elsewhere", { countryCode: "EC", latitude: 0.8, longitude: -77.7 }],
    ["a position at sea", { countryCode: "TR", latitude: 30, longitude: -40 }],
    ["a territory", { countryCode: "FR", latitude: -21.1, longitude: 55.5, phoneE164: "+262262161234" }],
    [
      "a neighbour's zone by the border",
      { countryCode: "TR", latitude: 36.9, longitude: 38.35, timeZone: "Asia/Damascus" },
    ],
    ["a zone that shows the same time", { countryCode: "AT", timeZone: "Europe/Berlin" }],
    ["a zone of no country", { countryCode: "TR", timeZone: "UTC" }],
    ["no zone", { countryCode: "TR", timeZone: "Mars/Olympus" }],
    ["a calling code of several countries", { countryCode: "CA", phoneE164: "+12125550100" }],
    ["a number that is dialled without charge from elsewhere", { countryCode: "MX", phoneE164: "+18005550100" }],
    ["a Turkish number in Northern Cyprus", { countryCode: "CY", phoneE164: "+903922281234" }],
    ["a number that is none", { countryCode: "TR", phoneE164: "+15551" }],
    ["a number of no country", { countryCode: "TR", phoneE164: "+80012345678" }],
  ])("is not %s", (_, fields) => {
    expect(countryContradictionsOf(fields)).toEqual([]);
  });
});
