import { afterAll, expect, it } from "vitest";
import { PLACE_READING } from "../../../testing/place-reading.ts";
import { startTestCatalogue } from "../../../testing/start-test-catalogue.ts";
import { findOthersNamed } from "./others-named.ts";

const placed = (city: string, country: string, countryCode: string) => ({ city, country, countryCode });
const american = { country: "United States of America", countryCode: "US" };
const catalogue = await startTestCatalogue(
  [
    placed("Jaipur", "India", "IN"),
    { ...placed("Jeypore", "India", "IN"), latitude: 18.856, longitude: 82.572 },
    placed("Birmingham", "United Kingdom", "GB"),
    { ...american, city: "Birmingham", latitude: 33.521, longitude: -86.802 },
    placed("Paris", "France", "FR"),
    { ...american, city: "Paris", latitude: 33.66, longitude: -95.56 },
  ],
  { arePlaced: true },
);
afterAll(() => catalogue.stop());

it.each([
  ["Jeypore", "in/jaipur", ["jeypore"]],
  ["Birmingham", "gb/birmingham", ["birmingham"]],
  ["Paris", "fr/paris", []],
])("beside %s, read as %s, are %j: cities of its own name are compared with each other", async (text, value, slugs) => {
  const place = { kind: "city", label: "", value, path: "" } as const;
  const others = await findOthersNamed({ ...PLACE_READING, places: catalogue.engines.places }, text, place);
  expect(others.flatMap((other) => (other.kind === "city" ? other.slug : []))).toEqual(slugs);
});
