import { afterAll, expect, it } from "vitest";
import { ofOneType, startTestCatalogue } from "../testing/start-test-catalogue.ts";

const US = { countryCode: "US", country: "United States of America" };
const BRAZIL = { countryCode: "BR", country: "Brazil" };
const UK = { countryCode: "GB", country: "United Kingdom" };
const SPAIN = { countryCode: "ES", country: "Spain" };
const FRANCE = { countryCode: "FR", country: "France" };
const CANADA = { countryCode: "CA", country: "Canada" };
const LOS_ANGELES = { ...US, city: "Los Angeles", latitude: 34.05, longitude: -118.24 };
const MOBILE = { ...US, city: "Mobile", latitude: 30.69, longitude: -88.04 };
const BIRMINGHAM = { ...UK, city: "Birmingham", latitude: 52.48, longitude: -1.9 };
const AUCKLAND = {
  city: "Auckland",
  countryCode: "NZ",
  country: "New Zealand",
  latitude: -36.85,
  longitude: 174.76,
};
const VIENNA = { city: "Vienna", countryCode: "AT", country: "Austria" };
const MOSCOW = { city: "Moscow", countryCode: "RU", country: "Russia", latitude: 55.7558, longitude: 37.6173 };
const CAIRO = { city: "Cairo", countryCode: "EG", country: "Egypt", latitude: 30.04, longitude: 31.24 };
const BURNABY = { ...CANADA, city: "Burnaby", latitude: 49.23, longitude: -122.99 };

const businesses = [
  { name: "Sunset Drugs", type: "Pharmacy", ...LOS_ANGELES },
  { name: "Gulf Drugs", type: "Pharmacy", ...MOBILE },
  { name: "Bull Ring Chemist", type: "Pharmacy", ...BIRMINGHAM },
  { name: "Harbour Chemist", type: "Pharmacy", ...AUCKLAND },
  { name: "Sé", type: "Pharmacy", ...BRAZIL, city: "São Paulo", latitude: -23.55, longitude: -46.63 },
  { name: "Lago", type: "Pharmacy", ...BRAZIL, city: "Brasília", latitude: -15.78, longitude: -47.93 },
  { name: "Siebenstern", type: "Pharmacy", ...VIENNA, latitude: 48.2, longitude: 16.352 },
  { name: "Prater", type: "Pharmacy", ...VIENNA, latitude: 48.22, longitude: 16.41 },
  { name: "Stolny", type: "Cafe", ...MOSCOW, latitude: 55.75, longitude: 37.59 },
  { name: "Sokolniki", type: "Cafe", ...MOSCOW, latitude: 55.79, longitude: 37.68 },
  { name: "Al Fresco Garden", type: "Restaurant", ...CAIRO },
  {
    name: "Garden",
    type: "Garden",
    ...CAIRO,
    about: '{"Service options":{"Outdoor seating":true}}',
  },
  { name: "Kingsway Drugs", type: "Pharmacy", ...BURNABY, postalCode: "V5J 1B8", fullAddress: "1 Kingsway, V5J 1B8" },
  { name: "Cap Roig", type: "Pharmacy", ...SPAIN, city: "Palafrugell", latitude: 41.92, longitude: 3.16 },
  { name: "Cap Cerbère", type: "Pharmacy", ...FRANCE, city: "Cerbère", latitude: 42.44, longitude: 3.16 },
  { name: "Brentwood Drugs", type: "Pharmacy", ...BURNABY, postalCode: "V5C 2H8", latitude: 49.27 },
];
const catalogue = await startTestCatalogue(businesses.map(ofOneType), { arePlaced: true });
afterAll(() => catalogue.stop());

it.each<[string, string[]]>([
  ["pharmacy+auckland", ["Harbour Chemist"]],
  ["auckland/pharmacy", ["Harbour Chemist"]],
  ["(auckland) pharmacy", ["Harbour Chemist"]],
  ["pharmacy - auckland", ["Harbour Chemist"]],
  ["los-angeles pharmacy", ["Sunset Drugs"]],
  ["losangeles pharmacy", ["Sunset Drugs"]],
  ["LA pharmacies", ["Sunset Drugs"]],
  ["AL pharmacies", ["Gulf Drugs"]],
  ["pharmacy NZ", ["Harbour Chemist"]],
  ["UK pharmacies", ["Bull Ring Chemist"]],
  ["NZ pharmacies", []],
  ["NZ chemist", []],
  ["farmácia Brasília", ["Lago"]],
  ["pharmacy birmingham alabama", ["Gulf Drugs"]],
  ["apotheke wien neubau", ["Siebenstern"]],
  ["apotheke 1070 wien", ["Siebenstern"]],
  ["кафе на арбате", ["Stolny"]],
  ["pharmacy V5J1B8", ["Kingsway Drugs"]],
  ["al fresco garden cairo", ["Al Fresco Garden"]],
  ["farmacia costa brava", ["Cap Roig"]],
])("%s finds what is there", async (q, names) => {
  expect((await catalogue.searchNames({ q })).toSorted()).toEqual(names);
});
