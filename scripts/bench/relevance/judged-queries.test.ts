import { expect, it } from "vitest";
import type { Business } from "../../../shared/contracts/src/businesses/business.ts";
import { readJudgedQueries } from "./judged-queries.ts";

const AT = new Date("2026-01-05T12:00:00Z");
const PHARMACY: Business = {
  id: "aaaaaaaaaaaaaaaa",
  slug: "dom-apotheke",
  name: "Dom Apotheke",
  type: "Pharmacy",
  subtypes: [],
  city: "KÖLN",
  countryCode: "DE",
  reviews: 0,
  popularity: 0,
  verified: false,
  status: "operational",
  isApproved: true,
  lockedFields: [],
  revision: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};

it("at least 300 rows can be judged, none twice", () => {
  const queries = readJudgedQueries();
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(new Set(queries.map(({ text, location }) => `${text}\t${location}`)).size).toBe(queries.length);
});

it("a right answer has everything that its row requires", () => {
  const query = readJudgedQueries().find(({ text }) => text === "Apotheken in Köln");
  expect(query?.isRight(PHARMACY, AT)).toBe(true);
  expect(query?.isRight({ ...PHARMACY, city: "Bonn" }, AT)).toBe(false);
  expect(query?.isRight({ ...PHARMACY, type: "Dentist" }, AT)).toBe(false);
});
