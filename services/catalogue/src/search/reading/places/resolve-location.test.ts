import { afterAll, describe, expect, it } from "vitest";
import { PLACE_READING } from "../../../testing/place-reading.ts";
import { startTestCatalogue } from "../../../testing/start-test-catalogue.ts";
import {
  type LocationMatch,
  resolveDerived,
  resolveInflected,
  resolveInitials,
  resolveLocation,
} from "./resolve-location.ts";

function wordFor(match: LocationMatch): string {
  if (match.kind === "region") return match.code;
  if (match.kind === "area") return `${match.name} in ${wordFor(match.within)}`;
  return match.kind === "city" ? `${match.countryCode} ${match.slug}` : match.countryCode;
}

const place = (city: string, country: string, countryCode: string) => ({ city, country, countryCode });
const american = (city: string, latitude: number, longitude: number) => ({
  ...place(city, "United States of America", "US"),
  latitude,
  longitude,
});
const businesses = [
  place("Philadelphia", "United States of America", "US"),
  place("Paris", "France", "FR"),
  place("Paris", "France", "FR"),
  american("Paris", 33.66, -95.56),
  place("İstanbul", "Turkey", "TR"),
  place("New York", "United States of America", "US"),
  place("Toronto", "Canada", "CA"),
  place("Munich", "Germany", "DE"),
  { ...place("Freiburg", "Germany", "DE"), latitude: 47.996, longitude: 7.849 },
  { ...place("Prague", "Czechia", "CZ"), latitude: 50.088, longitude: 14.42 },
  { ...place("Prague", "Czechia", "CZ"), latitude: 50.088, longitude: 14.42 },
  { ...place("Prague", "Czechia", "CZ"), latitude: 50.088, longitude: 14.42 },
  { ...place("Vinohrady", "Czechia", "CZ"), latitude: 49.206, longitude: 16.663 },
  place("Tokyo", "Japan", "JP"),
  place("Abu Dhabi", "United Arab Emirates", "AE"),
  american("Fargo", 46.88, -96.79),
  american("California", 38.3, -76.51),
  american("Springfield", 37.21, -93.29),
  american("Kent", 47.38, -122.23),
  place("Canterbury", "United Kingdom", "GB"),
  place("Muscat", "Oman", "OM"),
  place("Amman", "Jordan", "JO"),
  place("Amman", "Jordan", "JO"),
  place("Panaji", "India", "IN"),
  place("Bondy", "France", "FR"),
  place("Heidenheim an der Brenz", "Germany", "DE"),
  ...Array.from({ length: 3 }, () => place("Sydney", "Australia", "AU")),
  place("Kazan", "Russia", "RU"),
  place("Moscow", "Russia", "RU"),
  place("Beijing", "China", "CN"),
  { ...place("Goa", "Philippines", "PH"), latitude: 13.7, longitude: 123.49 },
];
const catalogue = await startTestCatalogue(businesses, { arePlaced: true });
afterAll(() => catalogue.stop());

describe("a location", () => {
  it.each([
    ["paris", "FR paris"],
    ["PARIS, fr", "FR paris"],
    ["paris france", "FR paris"],
    ["paris, us", "US paris"],
    ["Paris, TX", "US paris"],
    ["istanbul, türkiye", "TR istanbul"],
    ["Schwarzwald", "Schwarzwald in DE"],
    ["Baden-Württemberg", "DE-BW"],
    ["Vinohrady", "Vinohrady in CZ prague"],
    ["soho nyc", "SoHo in US new-york-city"],
    ["turkey", "TR"],
    ["united states", "US"],
    ["philadelphia, pa", "US philadelphia"],
    ["philadelphia pa", "US philadelphia"],
    ["new york, NY, USA", "US new-york-city"],
    ["new york united states", "US new-york-city"],
    ["toronto, ca", "CA toronto"],
    ["münchen", "DE munich"],
    ["MUENCHEN, Germany", "DE munich"],
    ["münchen deutschland", "DE munich"],
    ["東京", "JP tokyo"],
    ["NYC", "US new-york-city"],
    ["new york city, ny", "US new-york-city"],
    ["abu dhabi united arab emirates", "AE abu-dhabi"],
    ["philadelphia, pennsylvania", "US philadelphia"],
    ["Fargo North Dakota", "US fargo"],
    ["philly, PA", "US philadelphia"],
    ["philly pa", "US philadelphia"],
    ["munich, bavaria, germany", "DE munich"],
    ["münih", "DE munich"],
    ["Мюнхен", "DE munich"],
    ["ミュンヘン", "DE munich"],
    ["Bavaria", "DE-BY"],
    ["Bayern", "DE-BY"],
    ["bavyera, almanya", "DE-BY"],
    ["Kalifornien", "US-CA"],
    ["california", "US-CA"],
    ["California, Maryland", "US california"],
    ["California, US", "US-CA"],
    ["california usa", "US-CA"],
    ["Calif.", "US-CA"],
    ["new york state", "US-NY"],
    ["texas", "US-TX"],
    ["Springfield, Illinois", "Springfield in US"],
    ["Bogenhausen, Munich", "Bogenhausen in DE munich"],
    ["Shibuya", "Shibuya in JP tokyo"],
    ["harlem new york", "Harlem in US new-york-city"],
    ["Kent", "Kent in GB"],
    ["Kent, Washington", "US kent"],
    ["Silicon Valley", "Silicon Valley in US"],
    ["عمان", "JO amman"],
    ["Oman", "OM"],
    ["goa", "IN-GA"],
    ["goa philippines", "PH goa"],
    ["Bondy", "FR bondy"],
    ["Bondi", "Bondi in AU sydney"],
    ["Heidenheim", "DE heidenheim-an-der-brenz"],
    ["北京朝阳区", "朝阳区 in CN beijing"],
    ["münchen bogenhausen", "Bogenhausen in DE munich"],
    ["paris bogenhausen", undefined],
    ["katalonien", undefined],
    ["toronto, pa", undefined],
    ["philadelphia, fr", undefined],
    ["nowhere", undefined],
    [",", undefined],
    ["", undefined],
  ])("%s means %s", async (text, wanted) => {
    const match = await resolveLocation({ ...catalogue.engines, ...PLACE_READING }, text);
    expect(match && wordFor(match)).toBe(wanted);
  });
});

it.each([
  ["Kanadzie", "CA"],
  ["Niemczech", "DE"],
  ["Németországban", "DE"],
  ["Franciaországban", "FR"],
  ["Калифорнии", "US-CA"],
  ["Татарстане", "RU-TA"],
  ["Арбате", "Арбат in RU moscow"],
  ["Москве", "RU moscow"],
  ["the Cotswolds", "Cotswolds in GB"],
  ["The Bogenhausen", "Bogenhausen in DE munich"],
  ["paris", "FR paris"],
  ["theparis", undefined],
])("%s is the inflected name of %s", async (text, wanted) => {
  const match = await resolveInflected({ ...catalogue.engines, ...PLACE_READING }, text);
  expect(match && wordFor(match)).toBe(wanted);
});

it.each([
  ["Teksasie", "US-TX"],
  ["filadelfiassa", "US philadelphia"],
  ["parisiens", "FR paris"],
  ["Münchner", "DE munich"],
  ["Fargossa", undefined],
])("%s is a foreign form of %s", async (text, wanted) => {
  const match = await resolveDerived({ ...catalogue.engines, ...PLACE_READING }, text);
  expect(match && wordFor(match)).toBe(wanted);
});

it.each([
  ["nyc", "US new-york-city"],
  ["bkk", undefined],
  ["fargo", undefined],
])("a large city of the directory with the initials %s is %s", async (initials, wanted) => {
  const match = await resolveInitials({ ...catalogue.engines, ...PLACE_READING }, initials);
  expect(match && wordFor(match)).toBe(wanted);
});
