import { slugify } from "@meridian/domain/text/slug";
import { expect, it } from "vitest";
import {
  categoryKey,
  cityKey,
  countryKey,
  createPlaceChanges,
  type ListedBusiness,
  type PlaceMemory,
  tallyPlaces,
} from "./place-changes.ts";

const MONDAY = "2026-03-02T09:00:00.000Z";
const TUESDAY = "2026-03-03T09:00:00.000Z";
const FRIDAY = "2026-03-06T09:00:00.000Z";

const place = (slug: string, updatedAt: string, over: Partial<ListedBusiness> = {}): ListedBusiness => ({
  slug,
  updatedAt,
  type: "Pizza restaurant",
  category: "Restaurant",
  categorySlug: undefined,
  countryCode: "DE",
  city: "Köln",
  citySlug: undefined,
  ...over,
});

function build(businesses: readonly ListedBusiness[], before?: PlaceMemory, builtAt = FRIDAY) {
  const changes = createPlaceChanges({ known: before ?? {}, kept: {}, builtAt });
  changes.replace({}, tallyPlaces(businesses, slugify));
  return changes;
}

it("a list changed when the newest of its businesses did", () => {
  const changes = build([place("a", MONDAY), place("b", TUESDAY), place("c", MONDAY, { city: "Bonn" })]);
  expect(changes.changedAt(categoryKey("pizza-restaurant"))).toBe(TUESDAY);
  expect(changes.changedAt(countryKey("DE"))).toBe(TUESDAY);
  expect(changes.changedAt(cityKey("DE", "koln"))).toBe(TUESDAY);
  expect(changes.changedAt(cityKey("DE", "bonn"))).toBe(MONDAY);
});

it("all spellings of a known city are one list", () => {
  const munich = { citySlug: "munich" };
  const changes = build([
    place("a", MONDAY, { city: "München", ...munich }),
    place("b", TUESDAY, { city: undefined, ...munich }),
  ]);
  expect(changes.memory()[cityKey("DE", "munich")]).toMatchObject({ count: 2, changedAt: TUESDAY });
  expect(changes.changedAt(cityKey("DE", "munchen"))).toBeUndefined();
});

it("reports no change of unseen lists", () => {
  expect(build([place("a", MONDAY)]).changedAt(categoryKey("hotel"))).toBeUndefined();
});

it("a business without a type counts under its category, one without a place only under its trade", () => {
  const changes = build([place("a", MONDAY, { type: "!!!", countryCode: undefined })]);
  expect(Object.keys(changes.memory())).toEqual([categoryKey("restaurant")]);
});

it("the same list keeps its date, in any order", () => {
  const all = [place("a", MONDAY), place("b", TUESDAY)];
  const before = build(all).memory();
  const again = build(all.toReversed(), before, "2026-04-01T09:00:00.000Z");
  expect(again.memory()).toEqual(before);
});

it("a list that lost a business changed when that was first seen", () => {
  const before = build([place("a", MONDAY), place("b", TUESDAY)]).memory();
  expect(build([place("a", MONDAY)], before).changedAt(countryKey("DE"))).toBe(FRIDAY);
  expect(build([place("b", TUESDAY)], before).changedAt(countryKey("DE"))).toBe(FRIDAY);
});

it("a list that gained a business changed when that business did", () => {
  const before = build([place("a", MONDAY)]).memory();
  expect(build([place("a", MONDAY), place("b", TUESDAY)], before).changedAt(countryKey("DE"))).toBe(TUESDAY);
});

it("a sitemap built from scratch has the same dates", () => {
  const [first, second] = [[place("a", MONDAY), place("b", TUESDAY)], [place("c", MONDAY, { city: "Bonn" })]];
  const known = build([...first, ...second]).memory();
  const again = createPlaceChanges({ known, kept: known, builtAt: FRIDAY });
  const moved = [place("a", MONDAY, { city: "Bonn" })];
  again.replace(Object.fromEntries(tallyPlaces(first, slugify)), tallyPlaces(moved, slugify));
  expect(again.memory()).toEqual(build([...moved, ...second], known).memory());
  expect(again.changedAt(cityKey("DE", "koln"))).toBeUndefined();
  expect(again.changedAt(cityKey("DE", "bonn"))).toBe(FRIDAY);
});
