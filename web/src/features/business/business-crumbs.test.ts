import { expect, it } from "vitest";
import { businessCrumbs } from "./business-crumbs.ts";

const shop = { name: "Shop", country: "Austria", countryCode: "AT", countrySlug: "austria" };
const labels = (city: string, cityPath: string, region: string) => {
  const path = `/countries/austria/regions/${region.toLowerCase()}`;
  const crumbs = businessCrumbs({ ...shop, city, cityPath, region: { region, code: "AT-1", path } });
  return crumbs.map(({ label }) => label);
};

it("a city comes below its region", () => {
  expect(labels("Graz", "/cities/at/graz", "Styria")).toEqual(["Home", "Austria", "Styria", "Graz", "Shop"]);
});

it("a city that is a region is named once, in the source's spelling too", () => {
  expect(labels("Vienna", "/cities/at/vienna", "Vienna")).toEqual(["Home", "Austria", "Vienna", "Shop"]);
  expect(labels("Wien", "/cities/at/vienna", "Vienna")).toEqual(["Home", "Austria", "Wien", "Shop"]);
});
