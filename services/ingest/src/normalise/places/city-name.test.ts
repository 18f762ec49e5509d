import { expect, it } from "vitest";
import { isCityName, knownCityAmong } from "./city-name.ts";

it.each<[text: string, countryCode: string | undefined, isCity: boolean]>([
  ["Ulm", "DE", true],
  ["Somewhere", undefined, true],
  ["U", "DE", false],
  ["LH", "NL", false],
  ["L.", "NL", false],
  ["1012 LG", "NL", false],
  ["35", "TR", false],
  ["NO:125", "TR", false],
  ["Novi Sad", "RS", true],
  ["Phường Chợ Lớn", "VN", false],
  ["ULM", "DE", true],
  ["XYZ", "DE", false],
  ["Rue de la Paix", "FR", false],
  ["Av. Juárez", "MX", false],
  ["Main Street", "GB", false],
  ["Atatürk Cad.", "TR", false],
  ["Hauptstraße", "AT", false],
  ["Nottingham Road", "ZA", true],
  ["One Government Dr Forest Park", "US", false],
  ["Two Harbour Plaza", "US", false],
  ["Three Way", "US", true],
  ["Two Rivers", "US", true],
  ["County Kildare", "IE", false],
  ["Kildare County", "IE", false],
  ["Landkreis Rosenheim", "DE", false],
  ["Московская область", "RU", false],
  ["Kent", "GB", false],
  ["Greater London", "GB", false],
  ["West Yorkshire", "GB", false],
  ["Lancs", "GB", false],
  ["Co Antrim", "GB", false],
  ["Durham", "GB", true],
  ["Kent", "US", true],
  ["EZ", "NL", false],
  ["K", "DK", false],
  ["Ø", "DK", false],
  ["VLT", "MT", false],
  ["Cook County", "US", false],
  ["경기도", "KR", false],
  ["Germany", "DE", false],
  ["Deutschland", "DE", false],
  ["Suomi", "FI", false],
  ["China Mainland", "CN", false],
  ["Republic of Korea", "KR", false],
  ["Georgia", undefined, false],
  ["Lebanon", "LB", false],
  ["Lebanon", "US", true],
  ["Singapore", "SG", true],
  ["Singapore", undefined, true],
  ["Mexico", "MX", true],
  ["Hong Kong", "CN", true],
])("%s of %s may be a city: %s", (text, countryCode, isCity) => {
  expect(isCityName(text, countryCode)).toBe(isCity);
});

it.each([
  ["Mill Lane", true],
  ["5 Mill Lane", false],
  ["County Kildare", false],
])("%s beside a street of its own may be a city: %s", (text, isCity) => {
  expect(isCityName(text, "IE", true)).toBe(isCity);
});

it.each<[readonly string[], string | undefined, string | undefined]>([
  [["Naas", "Main Street"], "IE", "Naas"],
  [["Ulm", "89073 Neu-Ulm", "Nowhere"], "DE", "Neu-Ulm"],
  [["Albany", "New York"], "US", "Albany"],
  [["Nowhere"], "DE", undefined],
  [["Ulm"], undefined, undefined],
])("of %j in %s the last known city is %s", (texts, countryCode, city) => {
  expect(knownCityAmong(texts, countryCode)).toBe(city);
});
