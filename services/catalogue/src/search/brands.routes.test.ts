import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const cafe = { type: "Cafe", category: "cafes", subtypes: [] };

const catalogue = await startTestCatalogue([
  { name: "Starbucks Sihlcity", ...cafe },
  { name: "スターバックス コーヒー 渋谷店", ...cafe },
  { name: "星野珈琲店", ...cafe },
  { name: "McDonald's", type: "Restaurant", category: "restaurants", subtypes: [] },
]);
afterAll(() => catalogue.stop());

it.each([
  ["スターバックス", ["Starbucks Sihlcity", "スターバックス コーヒー 渋谷店"]],
  ["星巴克", ["Starbucks Sihlcity", "スターバックス コーヒー 渋谷店"]],
  ["Starbucks", ["Starbucks Sihlcity", "スターバックス コーヒー 渋谷店"]],
  ["макдоналдс", ["McDonald's"]],
  ["Макдональдс", ["McDonald's"]],
  ['"星巴克"', []],
])("%s finds the businesses of the brand, however they spell it", async (text, names) => {
  expect((await catalogue.searchNames({ q: text })).sort()).toEqual(names);
});
