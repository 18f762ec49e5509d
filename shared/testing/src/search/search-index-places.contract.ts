import type { OpeningHours } from "@meridian/contracts/businesses/opening-hours";
import { describe, expect, it } from "vitest";
import { makePlacelessDocument, makeSearchDocument } from "./search-document-factory.ts";
import type { WithIndex } from "./search-index-handles.ts";

export function describePlaces(withIndex: WithIndex): void {
  describe("places", () => {
    const at = (id: string, latitude: number, longitude: number) =>
      makeSearchDocument(id, { latitude, longitude, cityName: "Port", popularity: 5 });
    const { find, search, locate } = withIndex([
      at("suva", -18.12, 178.45),
      at("taveuni", -16.85, -179.97),
      at("vanua", -16.6, 179.9),
      at("hamburg", 53.55, 9.99),
      at("altona", 53.55, 9.93),
      at("pole", 89.99, 170),
      makePlacelessDocument("nowhere", { name: "Port office", popularity: 60_000 }),
    ]);
    const origin = { lat: 53.55, lng: 10 };

    it("a circle may too, and may contain a pole", async () => {
      const near = { lat: -16.7, lng: 179.99, radiusKm: 30 };
      expect((await find("", { filters: { near } })).sort()).toEqual(["taveuni", "vanua"]);
      expect(await find("", { filters: { near: { lat: 89.9, lng: -10, radiusKm: 40 } } })).toEqual(["pole"]);
    });

    it("sorting by distance starts with the nearest and ends with documents without a position", async () => {
      const answer = await search("port", { sort: "distance", origin });
      expect(answer.hits.map(({ id }) => id).slice(0, 3)).toEqual(["hamburg", "altona", "pole"]);
      expect(answer.hits.at(-1)).toEqual({ id: "nowhere" });
      expect(answer.hits[0]?.distanceKm).toBeCloseTo(0.66, 1);
    });

    it("hits are placed as their documents; hits without coordinates are counted separately", async () => {
      const located = await locate({ text: "port", filters: {}, limit: 2_000 });
      expect(located.hits.map(({ id, lat, lng }) => [id, lat.toFixed(4), lng.toFixed(4)]).sort()).toEqual([
        ["altona", "53.5500", "9.9300"],
        ["hamburg", "53.5500", "9.9900"],
        ["pole", "89.9900", "170.0000"],
        ["suva", "-18.1200", "178.4500"],
        ["taveuni", "-16.8500", "-179.9700"],
        ["vanua", "-16.6000", "179.9000"],
      ]);
      expect([located.total, located.isTotalExact]).toEqual([7, true]);
      const box = { west: 179.5, east: -179.5, south: -18, north: -16 };
      const few = await locate({ text: "port", filters: { box }, limit: 1 });
      expect([few.hits.length, few.total]).toEqual([1, 2]);
      expect(await locate({ text: "", filters: { categorySlug: "none" }, limit: 5 })).toMatchObject({
        hits: [],
        total: 0,
      });
    });

    it("sorting by distance without an origin orders by relevance", async () => {
      const idsOf = async (options: Parameters<typeof search>[1]) =>
        (await search("port", options)).hits.map(({ id }) => id);
      expect(await idsOf({ sort: "distance" })).toEqual(await idsOf({ sort: "relevance" }));
    });

    it("distances are returned if there is an origin, and only then", async () => {
      expect(
        (await search("", { origin, filters: { near: { ...origin, radiusKm: 3 } } })).hits[0]?.distanceKm,
      ).toBeCloseTo(0.66, 1);
      expect((await search("")).hits.some((hit) => "distanceKm" in hit)).toBe(false);
    });
  });
}

export function describeOpening(withIndex: WithIndex): void {
  describe("opening hours", () => {
    const daily: OpeningHours = {
      intervals: [0, 1, 2, 3, 4, 5, 6].map((day): [number, number] => [day * 1440 + 540, day * 1440 + 1080]),
      knownDays: [0, 1, 2, 3, 4, 5, 6],
    };
    const bar: OpeningHours = { intervals: [[6 * 1440 + 1200, 7 * 1440 + 120]], knownDays: [6] };
    const { find } = withIndex([
      makeSearchDocument("berlin", { hours: daily, timeZone: "Europe/Berlin" }),
      makeSearchDocument("tokyo", { hours: daily, timeZone: "Asia/Tokyo" }),
      makeSearchDocument("sunday-bar", { hours: bar, timeZone: "Europe/Berlin" }),
      makeSearchDocument("no-zone", { hours: daily }),
      makeSearchDocument("no-hours", { timeZone: "Europe/Berlin" }),
      makeSearchDocument("bad-zone", { hours: daily, timeZone: "Mars/Olympus" }),
    ]);
    it.each([
      ["2026-03-04T10:00:00Z", ["berlin"]],
      ["2026-03-04T08:30:00Z", ["berlin", "tokyo"]],
      ["2026-03-04T17:00:00Z", []],
      ["2026-03-04T16:59:30Z", ["berlin"]],
      ["2026-03-09T00:30:00Z", ["sunday-bar", "tokyo"]],
    ])("open at %s leave %j", async (iso, ids) => {
      expect((await find("", { filters: { openAt: new Date(iso) } })).sort()).toEqual(ids);
      expect((await find("hamburg", { filters: { openAt: new Date(iso) } })).sort()).toEqual(ids);
    });

    it.each([
      ["saturday", ["berlin", "tokyo"]],
      ["sunday", ["berlin", "sunday-bar", "tokyo"]],
      ["late", ["sunday-bar"]],
      ["always", []],
    ] as const)("open on %s, by each business's own clock, leave %j", async (openDuring, ids) => {
      expect((await find("", { filters: { openDuring } })).filter((id) => id !== "bad-zone").sort()).toEqual(ids);
      const openAt = new Date("2026-03-04T10:00:00Z");
      expect(await find("", { filters: { openDuring, openAt } })).toEqual(ids.filter((id) => id === "berlin"));
    });
  });
}
