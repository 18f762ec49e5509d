import { cityDetailSchema } from "@meridian/contracts/places/place";
import { searchAnswerSchema } from "@meridian/contracts/search/search";
import { suggestAnswerSchema } from "@meridian/contracts/search/suggest";
import { afterAll, expect, it } from "vitest";
import { startTestCatalogue } from "../testing/start-test-catalogue.ts";

const US = { city: "Columbus", country: "United States of America", countryCode: "US" };
const OHIO = { ...US, latitude: 39.96, longitude: -83.0 };
const GEORGIA = { ...US, latitude: 32.46, longitude: -84.99 };
const catalogue = await startTestCatalogue([OHIO, OHIO, GEORGIA], { arePlaced: true });
afterAll(() => catalogue.stop());

const { read } = catalogue;

it("a city has its region in its full name if a larger one of the country has its name", async () => {
  const names = ["columbus", "columbus-georgia"].map((slug) => read(cityDetailSchema, `/api/cities/us/${slug}`));
  expect((await Promise.all(names)).map(({ fullName }) => fullName)).toEqual(["Columbus", "Columbus, Georgia"]);
});

it.each(["Columbus, Georgia, US", "Columbus, GA, USA", "Columbus, Georgia, United States"])(
  "a search in %s is one in that city, and names it in full",
  async (location) => {
    const answer = await read(searchAnswerSchema, `/api/search?location=${encodeURIComponent(location)}`);
    expect(answer.understood.place).toMatchObject({
      label: "Columbus, Georgia, United States",
      value: "us/columbus-georgia",
    });
  },
);

it("a suggested namesake has its region", async () => {
  const { places } = await read(suggestAnswerSchema, "/api/suggest?q=columbus");
  expect(places.map(({ label }) => label)).toEqual(["Columbus", "Columbus, Georgia"]);
});
