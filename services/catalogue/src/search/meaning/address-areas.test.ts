import { afterAll, expect, it } from "vitest";
import { PLACE_READING } from "../../testing/place-reading.ts";
import { startTestCatalogue } from "../../testing/start-test-catalogue.ts";
import { createAddressAreas } from "./address-areas.ts";

const berlin = { city: "Berlin", country: "Germany", countryCode: "DE" };
const paris = { city: "Paris", country: "France", countryCode: "FR", latitude: 48.85, longitude: 2.35 };
const inMitte = (at: number, address: string, postalCode: string) => ({
  ...berlin,
  name: `Laden ${at}`,
  fullAddress: `${address}, ${postalCode} Berlin`,
  postalCode,
  latitude: 52.53 + at / 1000,
  longitude: 13.38,
});
const catalogue = await startTestCatalogue(
  [
    inMitte(1, "Ackerstraße 1, Sparrplatz", "10115"),
    inMitte(2, "Ackerstraße 2, Sparrplatz", "10115"),
    inMitte(3, "Ackerstraße 3, Sparrplatz", "10117"),
    { ...berlin, name: "Zoo", fullAddress: "Parkallee 1", latitude: 52.5, longitude: 13.33 },
    { ...berlin, name: "Zoo", fullAddress: "Parkallee 2", latitude: 52.6, longitude: 13.5 },
    { city: "Munich", countryCode: "DE", name: "Zoo", fullAddress: "Parkallee 3", latitude: 48.1, longitude: 11.5 },
    // The same postal code in another country, with fewer businesses.
    {
      city: "Miami",
      country: "United States of America",
      countryCode: "US",
      name: "Taco",
      postalCode: "10115",
      latitude: 25.8,
      longitude: -80.2,
    },
    ...[1, 2].map((at) => ({ ...paris, name: `Quai ${at}`, fullAddress: `Quai ${at}, Belleplage` })),
    ...[1, 2, 3].map((at) => ({
      ...paris,
      name: `Port ${at}`,
      fullAddress: `Belleport ${at}`,
      latitude: 48.85 + at / 50,
    })),
    ...[4, 5, 6].map((at) => ({ ...inMitte(at, "Ackerstraße", "10119"), name: `Goldfink ${at}` })),
  ],
  { arePlaced: true },
);
const areas = createAddressAreas({
  ...catalogue.engines,
  knownPlaces: PLACE_READING.knownPlaces,
  index: catalogue.index,
});
afterAll(() => catalogue.stop());

it.each(["Sparrplatz", "10115", "10117"])("%s is an area of Berlin, by the addresses that name it", async (text) => {
  const area = await areas.named(text);
  expect(area).toMatchObject({ kind: "area", name: text, within: { kind: "city", name: "Berlin" } });
  expect(area?.near.lat).toBeCloseTo(52.53, 1);
  expect(area?.near.radiusKm).toBe(1);
});

it("a postal code that no address has is near the codes that begin like it", async () => {
  expect(await areas.named("10118")).toMatchObject({ name: "10118", within: { name: "Berlin" } });
  expect(await areas.named("99999")).toBeUndefined();
});

it("an area reaches as far as most of its businesses", async () => {
  const area = await areas.named("belleport");
  expect(area).toMatchObject({ name: "belleport", within: { name: "Paris" }, population: 0 });
  expect(area?.near.lat).toBeCloseTo(48.89, 5);
  expect(area?.near.radiusKm).toBeCloseTo(2.22, 1);
});

it("a postal code of two countries is the area of the one with more businesses", async () => {
  expect((await areas.named("10115"))?.within).toMatchObject({ name: "Berlin" });
});

it.each([
  ["in fewer than three addresses", "Belleplage"],
  ["in addresses far apart", "Parkallee"],
  ["in names only", "Goldfink"],
  ["in no address", "Schwabing"],
  ["in none as a whole", "Ackerstraße Sparrplatz 10115 Berlin"],
  ["without letters", "!"],
])("a text %s is not an area", async (_title, text) => {
  expect(await areas.named(text)).toBeUndefined();
});

it("no text is an area while the index is down", async () => {
  catalogue.loseIndex();
  expect(await areas.named("Sparrplatz 10115")).toBeUndefined();
});
