import type { BusinessFields } from "@meridian/contracts/businesses/business";
import {
  MAP_MAX_FEATURES,
  type MapAnswer,
  mapAnswerSchema,
  type mapBusinessSchema,
} from "@meridian/contracts/places/map";
import { problemSchema } from "@meridian/contracts/problem";
import { isInBox } from "@meridian/domain/places/geo";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { z } from "zod";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";

const WORLD = "-180,-90,180,90";
const FIJI = "177,-20,-178,-15";
const germany = { country: "Germany", countryCode: "DE", city: "Berlin", timeZone: "Europe/Berlin" };
const cafe = { type: "Cafe", category: "cafes", subtypes: ["Cafe", "Bakery"] };
const bakery = { type: "Bakery", category: "shops", subtypes: [] };
const COLUMNS = 30;

/** A city of 750 businesses about 400 metres apart, two places beside the date line, and one without a position. */
const businesses: Partial<BusinessFields>[] = [
  ...corners(750),
  { name: "Taveuni Dive", country: "Fiji", countryCode: "FJ", city: "Taveuni", latitude: -16.85, longitude: -179.97 },
  { name: "Vanua Dive", country: "Fiji", countryCode: "FJ", city: "Labasa", latitude: -16.6, longitude: 179.9 },
  { name: "Nowhere Cafe", ...cafe, latitude: undefined, longitude: undefined },
];
const ZOOMS = [0, 2, 5, 8, 10, 12, 14, 16, 22];
const BOXES = [WORLD, "13.2,52.4,13.6,52.6", "13.31,52.46,13.33,52.47", FIJI];
let catalogue: TestCatalogue;

function corners(count: number): Partial<BusinessFields>[] {
  return Array.from({ length: count }, (_, n) => ({
    name: `Corner ${n % 3 === 0 ? "Bakery" : "Cafe"} ${n}`,
    ...germany,
    ...(n % 3 === 0 ? bakery : cafe),
    latitude: 52.45 + Math.floor(n / COLUMNS) * 0.004 + 0.0001,
    longitude: 13.3 + (n % COLUMNS) * 0.006 + 0.0001,
    reviews: n,
  }));
}

beforeAll(async () => {
  catalogue = await startTestCatalogue(businesses);
}, 60_000);
afterAll(() => catalogue.stop());

const ask = (query: Record<string, string>) => fetch(`${catalogue.url}/api/map?${new URLSearchParams(query)}`);

async function draw(query: Record<string, string>): Promise<MapAnswer> {
  const answer = await ask(query);
  expect([query, answer.status]).toEqual([query, 200]);
  return mapAnswerSchema.parse(await answer.json());
}

type Feature = MapAnswer["features"][number];
const countOf = ({ properties }: Feature): number => (properties.kind === "cluster" ? properties.count : 1);
const drawnOf = ({ features }: MapAnswer): number => features.reduce((sum, feature) => sum + countOf(feature), 0);
const namesOf = ({ features }: MapAnswer): string[] =>
  features.flatMap(({ properties }) => (properties.kind === "business" ? [properties.name] : [])).sort();

function placesIn([west, south, east, north]: MapAnswer["bbox"], fits: (business: Partial<BusinessFields>) => boolean) {
  return businesses.filter((business) => {
    const { latitude, longitude } = business;
    if (latitude === undefined || longitude === undefined || !fits(business)) return false;
    return isInBox({ west, south, east, north }, latitude, longitude);
  });
}

describe("the map", () => {
  const filters: [Record<string, string>, (business: Partial<BusinessFields>) => boolean][] = [
    [{}, () => true],
    [{ country: "de" }, ({ countryCode }) => countryCode === "DE"],
    [{ category: "cafe" }, ({ type }) => type === "Cafe"],
    [{ category: "bakery" }, ({ type }) => type === "Bakery"],
    [{ q: "corner bakery" }, ({ name }) => name?.startsWith("Corner") === true],
    [{ q: "dive" }, ({ name }) => name?.endsWith("Dive") === true],
    [{ location: "berlin" }, ({ countryCode }) => countryCode === "DE"],
  ];

  it.each(filters)(
    "with %j represents every business of its box at every zoom",
    async (query, fits) => {
      for (const zoom of ZOOMS) {
        for (const bbox of BOXES) {
          const answer = await draw({ ...query, bbox, zoom: String(zoom) });
          const { length } = placesIn(answer.bbox, fits);
          expect([bbox, zoom, answer.totalCount, drawnOf(answer)]).toEqual([bbox, zoom, length, length]);
          expect(answer.features.length).toBeLessThanOrEqual(MAP_MAX_FEATURES);
          expect([answer.isCut, answer.isDegraded, answer.isTotalExact]).toEqual([false, false, true]);
        }
      }
    },
    120_000,
  );

  it("covers the requested box, and each cluster has a box that contains it", async () => {
    const answer = await draw({ bbox: "13.25,52.4,13.6,52.6", zoom: "11" });
    const [west, south, east, north] = answer.bbox;
    expect([west <= 13.25, south <= 52.4, east >= 13.6, north >= 52.6]).toEqual([true, true, true, true]);
    const clusters = answer.features.filter(({ properties }) => properties.kind === "cluster");
    expect(clusters.length).toBeGreaterThan(3);
    expect(new Set(answer.features.map(({ id }) => id)).size).toBe(answer.features.length);
    for (const { geometry, properties } of clusters) {
      if (properties.kind !== "cluster") continue;
      const [lng, lat] = geometry.coordinates;
      const [left, bottom, right, top] = properties.bounds;
      expect(isInBox({ west: left, south: bottom, east: right, north: top }, lat, lng)).toBe(true);
    }
  });

  it("returns what a pin shows of a single business", async () => {
    const answer = await draw({ bbox: FIJI, zoom: "8" });
    expect(namesOf(answer)).toEqual(["Taveuni Dive", "Vanua Dive"]);
    const dive = answer.features.find(
      (feature): feature is z.infer<typeof mapBusinessSchema> =>
        feature.properties.kind === "business" && feature.properties.name === "Vanua Dive",
    );
    expect(dive).toMatchObject({
      type: "Feature",
      geometry: { type: "Point", coordinates: [179.9, -16.6] },
      properties: { city: "Labasa", rating: 4.5, reviews: 120, openState: { state: "unknown" }, verified: true },
    });
    expect((await catalogue.engines.businesses.findBySlug(dive?.properties.slug ?? "")).kind).toBe("found");
  });

  it("shows single businesses at close zoom, even if they share a cell", async () => {
    const answer = await draw({ bbox: "13.3,52.45,13.32,52.46", zoom: "16" });
    expect(answer.features.every(({ properties }) => properties.kind === "business")).toBe(true);
    expect(answer.features.length).toBe(placesIn(answer.bbox, () => true).length);
  });

  it("represents every hit, however many there are", async () => {
    const large = await startTestCatalogue(corners(3_000));
    onTestFinished(() => large.stop());
    for (const zoom of ["0", "9", "12", "13", "16"]) {
      const query = new URLSearchParams({ bbox: WORLD, zoom, q: "corner" });
      const answer = mapAnswerSchema.parse(await (await fetch(`${large.url}/api/map?${query}`)).json());
      const { isCut, isTotalExact, totalCount } = answer;
      expect([zoom, isCut, isTotalExact, totalCount, drawnOf(answer)]).toEqual([zoom, false, true, 3_000, 3_000]);
    }
  }, 120_000);

  it("may be cached for a minute, except while the index is down and the store answers", async () => {
    const query = { bbox: WORLD, zoom: "5", q: "vanua" };
    expect((await ask(query)).headers.get("cache-control")).toContain("s-maxage=60");
    const other = await startTestCatalogue(businesses.slice(740));
    other.loseIndex();
    onTestFinished(() => other.stop());
    const answer = await fetch(`${other.url}/api/map?${new URLSearchParams(query)}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const degraded = mapAnswerSchema.parse(await answer.json());
    expect([namesOf(degraded), degraded.isDegraded, degraded.isCut]).toEqual([["Vanua Dive"], true, false]);
    const whole = await fetch(
      `${other.url}/api/map?${new URLSearchParams({ bbox: WORLD, zoom: "5", category: "cafe" })}`,
    );
    expect(drawnOf(mapAnswerSchema.parse(await whole.json()))).toBe(7);
  });

  it.each([
    {},
    { zoom: "3" },
    { bbox: WORLD },
    { bbox: WORLD, zoom: "23" },
    { bbox: WORLD, zoom: "-1" },
    { bbox: WORLD, zoom: "2.5" },
    { bbox: WORLD, zoom: "" },
    { bbox: "1,2,3", zoom: "3" },
    { bbox: "0,10,10,0", zoom: "3" },
    { bbox: "0,0,181,10", zoom: "3" },
    { bbox: "0,-91,10,10", zoom: "3" },
    { bbox: "a,b,c,d", zoom: "3" },
    { bbox: WORLD, zoom: "3", minRating: "9" },
  ])("rejects %j with a problem", async (query) => {
    const answer = await ask({ ...query });
    expect(answer.status).toBe(400);
    expect(problemSchema.parse(await answer.json()).code).toBe("invalid_input");
  });
});
