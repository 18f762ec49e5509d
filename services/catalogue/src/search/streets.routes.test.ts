import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const catalogue = await startTestCatalogue([
  { name: "Münzhof", fullAddress: "Bahnhofstrasse 28a, 8001 Zürich, Switzerland" },
  { name: "Old Mill", fullAddress: "12 Station Rd, Leeds, United Kingdom" },
]);
afterAll(() => catalogue.stop());

it.each([
  ["Bahnhofstr. 28a", "Münzhof"],
  ["bahnhofstr 28a zürich", "Münzhof"],
  ["12 Station Road", "Old Mill"],
])("an address is found under any abbreviation of its street: %s", async (text, name) => {
  expect(await catalogue.searchNames({ q: text })).toEqual([name]);
});
