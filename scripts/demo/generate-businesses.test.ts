import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRowNormaliser } from "../../services/ingest/src/normalise/row-to-business.ts";
import { mapColumns } from "../../services/ingest/src/parse/columns/column-map.ts";
import type { ImportIssue } from "../../shared/contracts/src/imports/import-job.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import type { BusinessDraft } from "../../shared/ports/src/businesses/business-draft.ts";
import { openCsv } from "../../shared/sheet-reader/src/csv/read-csv.ts";
import { amenityTextsOf } from "./amenity-sets.ts";
import { CATEGORIES, otherLabelsOf } from "./categories.ts";
import { COUNTRIES } from "./countries.ts";
import { type GeneratedBusiness, generateBusinesses } from "./generate-businesses.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { weeklyHoursOf } from "./weekly-hours.ts";
import { writeBusinessCsv } from "./write-business-csv.ts";

const COUNT = 20_000;
const LANGUAGE_NAMES = COUNTRIES.map(({ language }) => language);
const knowledge = openKnowledge();
afterAll(() => knowledge.close());
const businesses: GeneratedBusiness[] = [...generateBusinesses({ count: COUNT, seed: 7 })];

describe("a demo directory", () => {
  it("is the same in every run, and a smaller one is a prefix of a larger one", () => {
    expect([...generateBusinesses({ count: 500, seed: 7 })]).toEqual(businesses.slice(0, 500));
  });

  it("finds a word, a pattern and hours for every country's languages and every category", () => {
    const missing = COUNTRIES.flatMap(({ language, regions, hours }) =>
      [language, ...Object.values(regions)].flatMap((spoken) =>
        CATEGORIES.filter(({ trade, profile }) => {
          const { words, patterns } = vocabularyOf(spoken);
          const found = [words(trade), patterns(profile.style), weeklyHoursOf(profile.hours, hours)];
          return found.some((list) => list.length === 0) || amenityTextsOf(profile.amenities).includes("{}");
        }).map(({ type }) => `${type} in ${spoken}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("differs with its seed", () => {
    const other = [...generateBusinesses({ count: 500, seed: 8 })];
    const shared = other.filter(({ name }, index) => businesses[index]?.name === name);
    expect(shared.length).toBeLessThan(25);
  });

  it("has sixty countries, more than a hundred categories and thousands of cities", () => {
    expect(new Set(businesses.map(({ countryCode }) => countryCode)).size).toBe(60);
    expect(new Set(businesses.map(({ type }) => type)).size).toBeGreaterThan(110);
    expect(new Set(businesses.map(({ city, countryCode }) => countryCode + city)).size).toBeGreaterThan(4_000);
  });

  it("mixes labels of several sources and languages, and every label means its category's kind", () => {
    const kindsOf = (label: string) => knowledge.kinds.labelled(label).map(({ key }) => key);
    const types = new Set(businesses.map(({ type }) => type));
    expect([...types].filter((type) => kindsOf(type).length !== 1)).toEqual([]);
    const mixed = ["Friseur", "Hair salon", "hairdresser", "薬局", "Pizzeria", "amenity=cafe"];
    expect([...types]).toEqual(expect.arrayContaining(mixed));
    const wrong = CATEGORIES.flatMap(({ type }) =>
      LANGUAGE_NAMES.flatMap((language) => otherLabelsOf(type, language).flat())
        .filter((label) => String(kindsOf(label)) !== String(kindsOf(type)))
        .map((label) => `${label} is no ${type}`),
    );
    expect(wrong).toEqual([]);
  });

  it("spells cities as their people or as maps do, and every spelling is known", () => {
    const cities = [...new Set(businesses.map(({ city }) => city))];
    expect(cities).toEqual(expect.arrayContaining(["Munich", "München", "Tokyo", "東京", "Milan", "Milano"]));
    const { citiesNamed } = knowledge.places;
    expect(businesses.filter(({ city, countryCode }) => citiesNamed(city, countryCode).length === 0)).toEqual([]);
  });

  it("repeats few names and no place id", () => {
    expect(new Set(businesses.map(({ name }) => name)).size).toBeGreaterThan(COUNT * 0.93);
    expect(new Set(businesses.map(({ placeId }) => placeId)).size).toBe(COUNT);
  });

  it("leaves no slot of a pattern unfilled", () => {
    const texts = businesses.flatMap(({ name, fullAddress, street, phone }) => [
      name,
      fullAddress,
      street,
      phone ?? "",
    ]);
    expect(texts.filter((text) => /[{}#*@|]|undefined/.test(text))).toEqual([]);
  });

  it("names the city second to last in every address", () => {
    const wrong = businesses.filter(({ fullAddress, city }) => fullAddress.split(", ").at(-2) !== city);
    expect(wrong.map(({ fullAddress }) => fullAddress)).toEqual([]);
  });

  it("rates only businesses with reviews, and plausibly", () => {
    const rated = businesses.filter(({ rating }) => rating !== undefined);
    const mean = rated.reduce((sum, { rating = 0 }) => sum + rating, 0) / rated.length;
    expect(businesses.filter(({ rating, reviews }) => (rating === undefined) !== (reviews === 0))).toEqual([]);
    expect(mean).toBeGreaterThan(4);
    expect(mean).toBeLessThan(4.6);
  });

  it("has only the requested countries", () => {
    const some = [...generateBusinesses({ count: 200, seed: 1, countries: ["TR", "JP"] })];
    expect(new Set(some.map(({ countryCode }) => countryCode))).toEqual(new Set(["TR", "JP"]));
  });
});

describe("its CSV", () => {
  let directory: string;
  const drafts: BusinessDraft[] = [];
  const issues: ImportIssue[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "meridian-demo-"));
    const path = join(directory, "demo.csv");
    await writeBusinessCsv(path, businesses);
    let normalise: ReturnType<typeof createRowNormaliser> | undefined;
    for await (const row of (await openCsv(path)).open().rows) {
      if (normalise === undefined) {
        normalise = createRowNormaliser(mapColumns(row.cells));
        continue;
      }
      const result = normalise(row);
      if (result.draft !== undefined) drafts.push(result.draft);
      issues.push(...result.issues);
    }
  });

  afterAll(() => rm(directory, { recursive: true, force: true }));

  it("imports without a single issue, row by row", () => {
    const found = issues.map(({ code, value, message }) => `${code}: ${value} (${message})`);
    expect([...new Set(found)].slice(0, 20)).toEqual([]);
    expect(drafts.length).toBe(COUNT);
  });

  it("imports as it was generated", () => {
    const kept = drafts.map(({ fields }) => [
      fields.name,
      fields.city,
      fields.countryCode,
      fields.latitude,
      fields.longitude,
      fields.rating,
      fields.reviews,
    ]);
    const made = businesses.map((b) => [b.name, b.city, b.countryCode, b.lat, b.lng, b.rating, b.reviews]);
    const wrong = kept.filter((values, index) => JSON.stringify(values) !== JSON.stringify(made[index]));
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it("has hours and phones that the importer understands", () => {
    const ofFields = (has: (fields: BusinessDraft["fields"]) => boolean) =>
      drafts.filter(({ fields }) => has(fields)).length;
    expect(ofFields(({ hours }) => hours !== undefined)).toBe(
      businesses.filter(({ workingHours }) => workingHours).length,
    );
    expect(ofFields(({ phoneE164 }) => phoneE164 !== undefined)).toBe(businesses.filter(({ phone }) => phone).length);
    expect(ofFields(({ timeZone }) => timeZone === undefined)).toBe(0);
  });
});
