import { businessDetailSchema } from "@meridian/contracts/businesses/business";
import { type SearchHit, searchAnswerSchema } from "@meridian/contracts/search/search";
import { afterAll, describe, expect, it } from "vitest";
import { startTestCatalogue } from "../../testing/start-test-catalogue.ts";

const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Auckland",
  "Asia/Tokyo",
  "Asia/Kathmandu",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "Pacific/Honolulu",
];
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const everyDay = (from: number, to: number) => ({
  intervals: DAYS.map((day): [number, number] => [day * 1440 + from * 60, day * 1440 + to * 60]),
  knownDays: DAYS,
});
/** By local time: the hour decides. */
const KINDS = {
  Office: { hours: everyDay(9, 17), isOpen: (hour: number) => hour >= 9 && hour < 17 },
  Bar: { hours: everyDay(20, 26), isOpen: (hour: number) => hour >= 20 || hour < 2 },
  Station: { hours: everyDay(0, 24), isOpen: () => true },
} as const;
/** In winter and summer, across midnight UTC, and around the hours that clocks skip and repeat in New York and Berlin. */
const INSTANTS = [
  "2026-01-14T12:00:00Z",
  "2026-07-14T23:59:00Z",
  "2026-07-15T00:00:00Z",
  "2026-03-08T06:30:00Z",
  "2026-03-08T07:30:00Z",
  "2026-10-25T00:30:00Z",
  "2026-10-25T01:30:00Z",
  "2026-12-31T10:00:00Z",
];

const places = ZONES.flatMap((timeZone) =>
  Object.entries(KINDS).map(([kind, { hours }]) => ({ name: `${kind} ${timeZone}`, timeZone, hours })),
);
const catalogue = await startTestCatalogue(places);
afterAll(() => catalogue.stop());

async function hitsOf(query: string): Promise<SearchHit[]> {
  const pages = await Promise.all(
    [1, 2].map(async (page) => (await catalogue.read(searchAnswerSchema, `/api/search?page=${page}&${query}`)).hits),
  );
  return pages.flat();
}

async function stateOnPage(slug: string): Promise<string> {
  return (await catalogue.read(businessDetailSchema, `/api/businesses/${slug}`)).openState.state;
}

/** The local hour in that zone. */
function hourIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit" }).format(at));
}

describe("open now", () => {
  it.each(INSTANTS)(
    "at %s is the same in the filter, on the card and on the page, by each place's own clock",
    async (time) => {
      const at = new Date(time);
      catalogue.setTime(at);
      const expected = ZONES.flatMap((timeZone) =>
        Object.entries(KINDS).flatMap(([kind, { isOpen }]) =>
          isOpen(hourIn(timeZone, at)) ? [`${kind} ${timeZone}`] : [],
        ),
      ).toSorted();
      const all = await hitsOf("");
      expect(all).toHaveLength(ZONES.length * Object.keys(KINDS).length);
      const filtered = await hitsOf("openNow=1");
      expect(filtered.map(({ name }) => name).toSorted()).toEqual(expected);
      const onCards = all.filter(({ openState }) => openState.state === "open");
      expect(onCards.map(({ name }) => name).toSorted()).toEqual(expected);
      for (const { slug, openState } of all) expect([slug, await stateOnPage(slug)]).toEqual([slug, openState.state]);
    },
  );
});

it("the answer says when the first hit opens if all are closed", async () => {
  catalogue.setTime(new Date("2026-01-14T02:00:00Z"));
  expect(await catalogue.search({ q: "office europe berlin", openNow: "1" })).toMatchObject({
    totalCount: 0,
    instead: {
      without: { filter: "openNow", count: 1 },
      closed: { count: 1, unknownCount: 0, opensAt: "2026-01-14T08:00:00.000Z", timeZone: "Europe/Berlin" },
    },
  });
});
