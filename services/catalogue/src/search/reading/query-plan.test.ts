import { searchQuerySchema } from "@meridian/contracts/search/search";
import { territoriesWithin } from "@meridian/domain/places/territories";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { afterAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../../testing/place-reading.ts";
import { planQuery } from "./query-plan.ts";

const at = new Date("2026-03-04T18:00:00.000Z");
const engines = await openTestEngines();
const place = (city: string, country: string, countryCode: string) => ({ city, country, countryCode });
await seedBusinesses(engines, [
  place("Berlin", "Germany", "DE"),
  place("Paris", "France", "FR"),
  place("Bar", "Montenegro", "ME"),
  place("Tokyo", "Japan", "JP"),
  place("Moscow", "Russia", "RU"),
  place("Goslar", "Germany", "DE"),
  { name: "Goslar Barber Club" },
  { name: "Berlin Barber Club" },
  place("Ankara", "Türkiye", "TR"),
  { name: "Best Barber" },
  { name: "Florist  PARIS" },
  ...Array.from({ length: 5 }, (_, n) => ({ name: `Baker Berlin ${n}`, reviews: 900 + n })),
  { name: "Baker Berlin", reviews: 1 },
]);
afterAll(() => engines.close());

const readQuery = (query: Record<string, string>) => searchQuerySchema.parse(query);
const plan = (query: Record<string, string>) => planQuery(readQuery(query), { ...engines, ...PLACE_READING, at });

const BERLIN = { kind: "city", label: "Berlin, Germany", value: "de/berlin", path: "/cities/de/berlin" };
const FRANCE = { kind: "country", label: "France", value: "FR", path: "/countries/france" };

describe("a place in a query", () => {
  it.each([
    [{ q: "pizza in berlin" }, "pizza", BERLIN],
    [{ q: "Pizza  IN  Berlin" }, "Pizza", BERLIN],
    [{ q: "hotels near france" }, "hotels", FRANCE],
    [{ q: "in berlin" }, "", BERLIN],
    [{ q: "made in italy in berlin" }, "made in italy", BERLIN],
    [{ q: "pizza", location: "berlin" }, "pizza", BERLIN],
    [{ q: "pizza in paris", location: "berlin" }, "pizza in paris", BERLIN],
    [{ q: "", location: "france" }, "", FRANCE],
    [{ q: "pizza", location: "zzyzxland" }, "pizza zzyzxland", null],
    [{ q: "", location: "zzyzxland" }, "zzyzxland", null],
    [{ q: "pizza in zzyzxland" }, "pizza in zzyzxland", null],
    [{ q: "pizza in me" }, "pizza in me", null],
    [{ q: "drive-in berlin" }, "drive-in berlin", null],
    [{ q: "pizza inberlin" }, "pizza inberlin", null],
    [{ q: '"pizza in berlin"' }, '"pizza in berlin"', null],
    [{ q: "„pizza in berlin“" }, "„pizza in berlin“", null],
    [{ q: "pizza in berlin", city: "fr/paris" }, "pizza in berlin", null],
    [{ q: "pizza in berlin", country: "FR" }, "pizza in berlin", null],
  ])("%o is searched as %j in %o", async (query, text, place) => {
    expect(await plan(query)).toMatchObject({ text, place, isOpenNow: false, isNearMe: false });
  });

  it.each([
    [{ location: "berlin" }, { cityKey: "de/berlin" }],
    [{ q: "bars in france" }, { countryCode: "FR", territories: territoriesWithin("FR") }],
    [{ location: "berlin", city: "fr/paris" }, { cityKey: "fr/paris" }],
    [{ location: "france", country: "DE" }, { countryCode: "DE" }],
  ])("%o filters by %o: a chosen filter outranks it", async (query, filters) => {
    expect((await plan(query)).filters).toEqual(filters);
  });
});

describe("a kind of business", () => {
  const KINDS = new Set(["理容室", "barber", "barber shop", "florist", "baker", "ice cream", "swimming pool"]);
  const planWithKinds = (query: Record<string, string>) =>
    planQuery(readQuery(query), {
      ...engines,
      ...PLACE_READING,
      kinds: {
        kindIn: (text) => [text, text.replace(/best | в$/, "")].find((words) => KINDS.has(words)),
        relatedTo: () => [],
        similarTo: () => [],
      },
      at,
    });

  it.each([
    [{ q: "barber berlin" }, "barber", BERLIN],
    [{ q: "icecream berlin" }, "ice cream", BERLIN],
    [{ q: "icecream in berlin" }, "ice cream", BERLIN],
    [{ q: "icecream" }, "ice cream", null],
    [{ q: "swimming pool in berlin" }, "swimming pool", BERLIN],
    [{ q: "barber, fr" }, "barber", FRANCE],
    [{ q: "barber fr" }, "barber fr", null],
    [{ q: "barber FR" }, "barber", FRANCE],
    [{ q: "FR barber" }, "FR barber", null],
    [{ q: "fr barber" }, "fr barber", null],
    [{ q: "BARBER FR" }, "BARBER FR", null],
    [{ q: "barber goslar" }, "barber", { value: "de/goslar" }],
    [{ q: "goslar florist" }, "florist", { value: "de/goslar" }],
    [{ q: "goslar barber" }, "goslar barber", null],
    [{ q: "berlin barber" }, "barber", BERLIN],
    [{ q: "barber shop berlin" }, "barber shop", BERLIN],
    [{ q: "barber  france" }, "barber", FRANCE],
    [{ q: "barber bar" }, "barber", { value: "me/bar" }],
    [{ q: "barber zzyzxland" }, "barber zzyzxland", null],
    [{ q: "cheap berlin" }, "cheap berlin", null],
    [{ q: "barber open now berlin" }, "barber", BERLIN],
    [{ q: '"barber" berlin' }, '"barber" berlin', null],
    [{ q: "barber berlin", city: "fr/paris" }, "barber berlin", null],
    [{ q: "barber berlin", country: "FR" }, "barber berlin", null],
    [{ q: "barber downtown berlin" }, "barber", BERLIN],
    [{ q: "berlin city centre barber" }, "barber", BERLIN],
    [{ q: "barber ankarada" }, "barber", { value: "tr/ankara" }],
    [{ q: "barber berlinde" }, "barber berlinde", null],
    [{ q: "barber в москве" }, "barber", { value: "ru/moscow" }],
    [{ q: "理容室 東京" }, "理容室", { value: "jp/tokyo" }],
    [{ q: "東京の理容室" }, "理容室", { value: "jp/tokyo" }],
    [{ q: "理容室東京" }, "理容室", { value: "jp/tokyo" }],
  ])("beside a place is searched for there: %o as %j in %o", async (query, text, place) => {
    const planned = await planWithKinds(query);
    expect(planned.text).toBe(text);
    expect(planned.place).toEqual(place === null ? null : expect.objectContaining(place));
  });

  it("beside a place and an amenity is not a name, though it would be without the amenity", async () => {
    const planned = await planWithKinds({ q: "florist takeout paris" });
    expect(planned).toMatchObject({ text: "florist", place: { value: "fr/paris" }, amenities: ["takeout"] });
  });

  it.each([
    ["the whole text is a business's name", "florist paris", "florist paris", null],
    ["a business's name only begins with the text", "florist berlin", "florist", BERLIN],
    ["five more popular businesses begin with the text", "baker berlin", "baker", BERLIN],
  ])("where %s, %s is searched as %j", async (_title, q, text, place) => {
    expect(await planWithKinds({ q })).toMatchObject({ text, place });
  });

  it.each([
    [{ q: "best florist" }, "florist"],
    [{ q: "best florist in berlin" }, "florist"],
    [{ q: "best florist", location: "berlin" }, "florist"],
    [{ q: "best berlin" }, "best berlin"],
    [{ q: "best barber" }, "best barber"],
    [{ q: "best tailor in berlin" }, "best tailor"],
    [{ q: "best tailor", location: "berlin" }, "best tailor"],
  ])("is searched without filler words, which other texts and names keep: %o as %j", async (query, text) => {
    expect((await planWithKinds(query)).text).toBe(text);
  });
});

it("a plan looks a business name up once", async () => {
  const calls: string[] = [];
  const noting =
    <A extends readonly unknown[], T>(ask: (...calls: A) => Promise<T>) =>
    (...texts: A) => {
      calls.push(`${ask.name} ${JSON.stringify(texts)}`);
      return ask(...texts);
    };
  const { findByNamePrefix, countByNamePrefix } = engines.businesses;
  const businesses = {
    findByNamePrefix: noting(findByNamePrefix),
    countByNamePrefix: noting(countByNamePrefix),
  };
  await planQuery(readQuery({ q: "berlin florist open sunday" }), { ...engines, ...PLACE_READING, businesses, at });
  await planQuery(readQuery({ q: "berlin" }), { ...engines, ...PLACE_READING, businesses, at });
  expect(calls.length).toBeGreaterThan(0);
  expect(calls).toEqual([...new Set(calls)]);
});
