import { expect, it } from "vitest";
import { readRow } from "../../testing/read-row.ts";

const cityOf = (address: string, country: string) => {
  const { fields, issues } = readRow({ address, country });
  const guesses = issues.flatMap(({ code, value }) => (code === "guessed_city" ? [value] : []));
  return { city: fields?.city, guesses };
};

it.each([
  ["12 Quarry Road, Dunwhistle", "United Kingdom", "Dunwhistle"],
  ["Jl. Katedral 7, Pasar Baru", "Indonesia", "Pasar Baru"],
  ["Dunwhistle International, LS1 4AP", "United Kingdom", "Dunwhistle International"],
])(
  "the last part of %j, whose name no city has, or before a postal code alone, is marked as a guess",
  (address, country, city) => {
    expect(cityOf(address, country)).toEqual({ city, guesses: [city] });
  },
);

it.each([
  ["a known city", "12 Quarry Road, Leeds", "United Kingdom", "Leeds"],
  ["a postal code beside it", "12 Quarry Road, Dunwhistle, LS1 4AP", "United Kingdom", "Dunwhistle"],
  ["a city that is written twice", "254 Shoreline Hwy, Mill Valley Mill Valley, CA 94941", "US", "Mill Valley"],
  ["a large city behind a street without a comma", "Off Marve Road Malad West Mumbai - 400095", "India", "Mumbai"],
  ["a large city behind a short street", "Sion Road Sion Mumbai - 400022", "India", "Mumbai"],
  ["a large city behind a house number", "90 Feet Road Dharavi Mumbai - 400017", "India", "Mumbai"],
  ["a large city before a district", "Naya Gaon, Port Blair, South Andaman -744106", "India", "Port Blair"],
  ["a word before its code", "Lambaline, Port Blair Pin - 744102.", "India", "Port Blair"],
  ["a state in small letters", "2500 Mcclellan avenuew , pennsauken nj 08109", "US", "pennsauken"],
  ["a small town of America behind a highway", "8845 GA HIGHWAY 208 WAVERLY HALL GA 31831", "US", "WAVERLY HALL"],
  ["its quarter in brackets", "Hinter der Schenke 5, 99958 Tonna (Burgtonna)", "Germany", "Tonna"],
  [
    "a large city behind a short street, before its country",
    "Handelskai 269 Leopoldstadt 1020 Vienna Austria",
    "AT",
    "Vienna",
  ],
  ["its article behind", "Autovía de Castelldefels 5, PRAT DE LLOBREGAT (EL)", "Spain", "EL PRAT DE LLOBREGAT"],
  ["two languages", "Avenida Novelda 70, ALICANTE/ALACANT", "Spain", "ALICANTE"],
  ["a word for a town", "ул. Лесная 4, пос. Новинка-Дальняя", "Russia", "Новинка-Дальняя"],
  ["its country behind", "3 Rue d Argentine 16th arr 75116 Paris France", "France", "Paris"],
  ["its country's name", "12 Rue du Nord 1234 Luxembourg", "Luxembourg", "Luxembourg"],
  ["a code of digits and letters before it", "Gravestraat 55 Oost 1092 AA Amsterdam Netherlands", "NL", "Amsterdam"],
  ["a code with a bare hyphen behind it", "111 W WASHINGTON SUITE 8400 CHICAGO IL 60606-", "US", "CHICAGO"],
  ["a code with letters behind it", "15 Templeton Place Kensington and Chelsea London SW5 9NB", "GB", "London"],
  ["the city of a city state", "1 Quarry Road, Dunwhistle", "Singapore", "Singapore"],
])("with %s it is none", (_, address, country, city) => {
  expect(cityOf(address, country)).toEqual({ city, guesses: [] });
});

it.each(["c/o Olympic Association, Netaji Stadium", "Opp. New Circuit House, Haddo"])("%j names no city", (address) => {
  expect(cityOf(address, "India")).toEqual({ city: undefined, guesses: [] });
});

it.each([
  ["in its region, far from it, is the region's name", -2.06, 102.27, undefined],
  ["near the position is the city", -1.61, 103.61, "Jambi"],
])("a city's name %s", (_, latitude, longitude, city) => {
  const address = "Jl. Kesehatan 20, Bangko, Kabupaten Merangin, Jambi 37312";
  expect(readRow({ address, country: "Indonesia", latitude, longitude }).fields?.city).toBe(city);
});

it.each([
  ["at the position is the city", 53.5608, -1.47538, "Barnsley"],
  ["elsewhere is not", 51.5, -0.12, "Wilthorpe Mead"],
])("a town before a quarter that no city is called like, %s", (_, latitude, longitude, city) => {
  const address = "Old Mill Lane, Barnsley, Wilthorpe Mead, S71 1LN";
  expect(readRow({ address, country: "United Kingdom", latitude, longitude }).fields?.city).toBe(city);
});

it.each([
  ["near the position is the city", 48.8199, 1.9459, "Plaisir"],
  ["farther than that of its arrondissement is not", 48.8, 2.13, "Versailles"],
])("in France, a town %s", (_, latitude, longitude, city) => {
  const address =
    "202, Rue Henri Barbusse, Plaisir, Versailles, Yvelines, Île-de-France, France métropolitaine, 78370, France";
  expect(readRow({ address, latitude, longitude }).fields?.city).toBe(city);
});

it("an Austrian district is not the city, which stands before it", () => {
  const address = "IKEA, Südring, SCS, Gemeinde Wiener Neudorf, Bezirk Mödling, Niederösterreich, 2334, Österreich";
  expect(readRow({ address }).fields?.city).toBe("Wiener Neudorf");
});

it.each([
  ["a town alone", "עתלית", "Israel", 32.69, 34.94, "עתלית"],
  ["a word for a village that nobody lists", "קיבוץ יחיעם", "Israel", 32.99, 35.22, "יחיעם"],
  ["no quarter of a city", "Ibiza", "Spain", 40.418, -3.675, undefined],
  ["no town far away", "Toledo", "Spain", 40.418, -3.675, undefined],
])("an address of %s is in that town", (_, address, country, latitude, longitude, city) => {
  expect(readRow({ address, country, latitude, longitude }).fields?.city).toBe(city);
});
