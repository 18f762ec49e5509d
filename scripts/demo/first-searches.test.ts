import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../../services/catalogue/src/testing/start-test-catalogue.ts";
import { DEMO_SEED } from "../supervisor/seed-demo.ts";
import { generateBusinesses } from "./generate-businesses.ts";

const businesses = [...generateBusinesses({ count: 2_000, seed: DEMO_SEED })];
const fields = businesses.filter(({ countryCode }) => ["CH", "DE", "US"].includes(countryCode));
const catalogue = await startTestCatalogue(
  fields.map(({ name, type, category, subtypes, city, state, country, countryCode, lat, lng }) => ({
    ...{ name, type, category, subtypes: [...subtypes], city, state, country, countryCode },
    ...{ latitude: lat, longitude: lng },
  })),
  { arePlaced: true },
);
afterAll(() => catalogue.stop());

it.each(["vegetarian restaurant zurich", "friseur berlin", "pharmacy california"])(
  "a demo directory of two thousand businesses has five answers to “%s”",
  async (text) => {
    expect((await catalogue.searchNames({ q: text })).length).toBeGreaterThanOrEqual(5);
  },
);
