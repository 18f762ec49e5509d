import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStateOfSaved } from "./saved-open-state.ts";
import {
  MAX_SAVED_PLACES,
  parseSavedPlaces,
  readSavedPlaces,
  type SavedPlace,
  storeSavedPlaces,
  withPlace,
} from "./saved-places.ts";

const place = (id: string, change: Partial<SavedPlace> = {}): SavedPlace => ({
  id,
  slug: `cafe-${id}`,
  name: `Café ${id}`,
  category: "Cafe",
  categorySlug: "cafe",
  symbol: "coffee",
  city: "Berlin",
  country: "Germany",
  countryCode: "DE",
  rating: 4.5,
  reviews: 12,
  phone: null,
  fullAddress: "Weg 1, Berlin",
  photo: null,
  verified: false,
  latitude: 52.5,
  longitude: 13.4,
  timeZone: "Europe/Berlin",
  status: "operational",
  hours: { intervals: [[2 * 1440 + 540, 2 * 1440 + 1020]], knownDays: [2] },
  savedAt: "2026-03-01T00:00:00.000Z",
  ...change,
});
const idsOf = (places: readonly SavedPlace[]) => places.map(({ id }) => id);

describe("the saved places", () => {
  it("have the newest first; saving again keeps rank and day and updates the rest", () => {
    const two = withPlace(withPlace([], place("a")), place("b"));
    expect(idsOf(two)).toEqual(["b", "a"]);
    const again = withPlace(two, place("a", { name: "Café A anew", savedAt: "2026-05-01T00:00:00.000Z" }));
    expect(again).toEqual([place("b"), place("a", { name: "Café A anew" })]);
  });

  it("survive a round trip", () => {
    const places = [place("a"), place("b", { hours: null, timeZone: null })];
    expect(parseSavedPlaces(JSON.stringify(places))).toEqual(places);
  });

  it("stored without a symbol, or with one of another release, get the general one", () => {
    const stored = [
      { ...place("a"), symbol: undefined },
      { ...place("b"), symbol: "spaceship" },
    ];
    expect(parseSavedPlaces(JSON.stringify(stored)).map(({ symbol }) => symbol)).toEqual(["place", "place"]);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{["],
    ["no list", '{"id":"a"}'],
    ["numbers", "[1,null]"],
    ["a place without a name", JSON.stringify([place("a", { name: undefined as never })])],
    ["a day that is none", JSON.stringify([place("a", { savedAt: "soon" })])],
    ["hours of another shape", JSON.stringify([{ ...place("a"), hours: { intervals: [[1]], knownDays: [] } }])],
    ["an unknown status", JSON.stringify([{ ...place("a"), status: "lost" }])],
  ])("of a text with %s are none", (_title, text) => {
    expect(parseSavedPlaces(text)).toEqual([]);
  });

  it("are limited to what a device can store", () => {
    const many = Array.from({ length: MAX_SAVED_PLACES + 5 }, (_, n) => place(String(n)));
    expect(parseSavedPlaces(JSON.stringify(many))).toHaveLength(MAX_SAVED_PLACES);
  });

  it("are open or closed by the hours saved with them", () => {
    const at = new Date("2026-03-04T10:00:00Z");
    expect(openStateOfSaved(place("a"), at)).toEqual({ state: "open", changesAt: "2026-03-04T16:00:00.000Z" });
    expect(openStateOfSaved(place("a", { status: "temporarily_closed" }), at).state).toBe("closed");
    expect(openStateOfSaved(place("a", { hours: null }), at).state).toBe("unknown");
  });
});

describe("on a device", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("returns the same list until something changes", () => {
    storeSavedPlaces([place("a")]);
    expect(idsOf(readSavedPlaces())).toEqual(["a"]);
    expect(readSavedPlaces()).toBe(readSavedPlaces());
    kept.set("meridian-saved-places", JSON.stringify([place("of another tab")]));
    expect(idsOf(readSavedPlaces())).toEqual(["of another tab"]);
  });

  it("without storage, places last as long as the page", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    storeSavedPlaces([place("a")]);
    expect(idsOf(readSavedPlaces())).toEqual(["a"]);
  });
});
