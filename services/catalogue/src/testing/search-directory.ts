import type { BusinessFields } from "@meridian/contracts/businesses/business";

const BERLIN = { city: "Berlin", country: "Germany", countryCode: "DE", timeZone: "Europe/Berlin" };
const cafe = { type: "Cafe", category: "cafes", subtypes: ["Cafe"] };
const evening = {
  intervals: [0, 1, 2, 3, 4, 5, 6].map((day): [number, number] => [day * 1440 + 1080, day * 1440 + 1380]),
  knownDays: [0, 1, 2, 3, 4, 5, 6],
};
const shops = Array.from({ length: 25 }, (_, n) => ({
  name: `Corner Shop ${n}`,
  type: "Shop",
  category: "shops",
  subtypes: [],
  reviews: n,
}));

/** Businesses in three countries whose names, categories and hours distinguish the readings of a search. For tests. */
export const SEARCH_DIRECTORY: readonly Partial<BusinessFields>[] = [
  { name: "Luigi's Pizza", reviews: 500 },
  {
    name: "Pizzeria Napoli",
    ...BERLIN,
    latitude: 52.52,
    longitude: 13.405,
    rating: 4.9,
    reviews: 50,
    hours: evening,
    phone: undefined,
  },
  {
    name: "Pizza Express Berlin",
    ...BERLIN,
    latitude: 52.53,
    longitude: 13.4,
    rating: 3.1,
    reviews: 900,
    verified: false,
  },
  { name: "Pause", ...BERLIN, ...cafe, city: "Bonn", hours: evening, status: "temporarily_closed" },
  { name: "Café Ört", ...BERLIN, ...cafe, latitude: 52.51, longitude: 13.3 },
  { name: "Ofen am Markt", ...BERLIN, type: "Bakery", category: "bakeries", subtypes: [], hours: evening },
  {
    name: "Brotzeit",
    ...BERLIN,
    city: "Munich",
    type: "Bakery",
    category: "shops",
    subtypes: [],
    phoneE164: "+49305550199",
  },
  { name: "24 Hour Gym", ...BERLIN, type: "Gym", category: "gyms", subtypes: [] },
  { name: "Made in Italy", ...BERLIN, type: "Clothing store", category: "shops", subtypes: [] },
  {
    name: "Trattoria Roma",
    type: "Trattoria",
    category: "restaurants",
    subtypes: [],
    city: "Rome",
    country: "Italy",
    countryCode: "IT",
  },
  { name: "McDonald's", type: "Burger restaurant", category: "restaurants", subtypes: [], city: "Reno" },
  {
    name: "Donalds Garage",
    type: "Garage",
    category: "garages",
    subtypes: [],
    city: "Monaco",
    country: "Monaco",
    countryCode: "MC",
  },
  {
    name: "Zeughauskeller",
    type: "Inn",
    category: "inns",
    subtypes: [],
    city: "Zurich",
    country: "Switzerland",
    countryCode: "CH",
  },
  ...shops,
];
/** When the evening places are open. */
export const EVENING = new Date("2026-03-04T18:00:00.000Z");
