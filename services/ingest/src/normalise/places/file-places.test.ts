import { describe, expect, it } from "vitest";
import { type Row, readFile } from "../testing/read-file.ts";

/** A chamber of pharmacists' list without a country. Swapped, each position is in Syria or Iraq. */
const PHARMACIES: readonly Row[] = [
  ["Şifa Eczanesi", "Gaziantep Şahinbey", 37.06, 37.38, "0342 215 10 01"],
  ["Yeni Eczane", "Malatya Battalgazi", 38.35, 38.31, "0422 321 10 02"],
  ["Merkez Eczanesi", "Elazig Merkez", 38.67, 39.22, "0424 218 10 03"],
  ["Umut Eczanesi", "Adana Seyhan", 37.0, 35.32, "0322 352 10 04"],
  ["Hayat Eczanesi", "Kayseri Kocasinan", 38.73, 35.48, "0352 222 10 05"],
  ["Sehir Eczanesi", "Sivas Merkez", 39.75, 37.02, "0346 221 10 06"],
];
const turned = ([name, address, latitude, longitude, phone]: Row): Row => [name, address, longitude, latitude, phone];
const HEADERS = "name,address,latitude,longitude,phone";

describe("a file with swapped coordinates", () => {
  it("is recognised by the cities of its addresses, and gives each business its place, country and phone", () => {
    const { judged, businesses } = readFile(HEADERS, PHARMACIES.map(turned));
    expect(judged).toEqual({ areCoordinatesSwapped: true, fileCountry: "TR", isOfOneCountry: true });
    for (const [index, { draft, issues }] of businesses.entries()) {
      const [, , latitude, longitude] = PHARMACIES[index] ?? [];
      expect(draft?.fields).toMatchObject({ countryCode: "TR", latitude, longitude });
      expect(draft?.fields.phone).toMatch(/^\+90 /);
      expect(issues).toEqual([]);
    }
  });

  it("is recognised by the countries of its rows", () => {
    const rows = PHARMACIES.map((row) => [...turned(row), "Türkiye"]);
    const { judged, businesses } = readFile(`${HEADERS},country`, rows);
    expect(judged.areCoordinatesSwapped).toBe(true);
    expect(businesses[0]?.draft?.fields).toMatchObject({ latitude: 37.06, longitude: 37.38 });
    expect(businesses.flatMap(({ issues }) => issues)).toEqual([]);
  });

  it.each([
    ["in Riyadh, which swapped lie in Romania", "051234567", 24.6, 46.6, "SA"],
    ["in Ankara, which swapped lie in Iraq", "(0312) 412 34 5", 39.85, 32.75, "TR"],
  ])("is recognised by phones as they are dialled at home: %s", (_, phone, latitude, longitude, country) => {
    const rows = Array.from(
      { length: 6 },
      (_row, at): Row => [`Nahdi ${at}`, "", longitude + at / 100, latitude, `${phone}${at}`],
    );
    const { judged, businesses } = readFile(HEADERS, rows);
    expect(judged.areCoordinatesSwapped).toBe(true);
    expect(businesses[0]?.draft?.fields).toMatchObject({ countryCode: country, latitude, longitude });
  });

  it("is recognised by the calling codes of its phones if nothing else indicates a country", () => {
    const berlin = [52.52, 52.48, 52.5, 52.55].map((latitude, at) => [
      `Apotheke ${at}`,
      13.4,
      latitude,
      `+49 30 ${2345670 + at}`,
    ]);
    const { judged, businesses } = readFile("name,latitude,longitude,phone", berlin);
    expect(judged.areCoordinatesSwapped).toBe(true);
    expect(businesses[0]?.draft?.fields).toMatchObject({ countryCode: "DE", latitude: 52.52, longitude: 13.4 });
  });

  it("is not assumed if the coordinates are correct or only a few rows are wrong", () => {
    expect(readFile(HEADERS, PHARMACIES).judged).toEqual({ fileCountry: "TR", isOfOneCountry: true });
    const mixed = PHARMACIES.map((row, index) => (index < 2 ? turned(row) : row));
    expect(readFile(HEADERS, mixed).judged.areCoordinatesSwapped).toBeUndefined();
  });
});

it.each<[where: string, country: string, points: readonly (readonly [latitude: number, longitude: number])[]]>([
  [
    "Ushuaia",
    "AR",
    [
      [-54.8, -68.32],
      [-54.81, -68.31],
      [-54.79, -68.29],
      [-54.82, -68.34],
    ],
  ],
  [
    "Ikang",
    "NG",
    [
      [4.79, 8.53],
      [4.8, 8.54],
      [4.78, 8.52],
      [4.79, 8.55],
    ],
  ],
  [
    "Nusaybin",
    "TR",
    [
      [37.07, 41.23],
      [37.08, 41.22],
      [37.07, 41.21],
      [37.06, 41.22],
    ],
  ],
])("a file of correct places in %s, close to a coarsely drawn border, stays unchanged", (_, country, points) => {
  const rows = points.map(([latitude, longitude], index) => [
    `Shop ${index}`,
    `No. ${index}`,
    latitude,
    longitude,
    country,
  ]);
  const { judged, businesses } = readFile("name,address,latitude,longitude,country", rows);
  expect(judged.areCoordinatesSwapped).toBeUndefined();
  const places = businesses.map(({ draft }) => [draft?.fields.latitude, draft?.fields.longitude]);
  expect(places).toEqual(points);
});

it("single swapped rows in a correct file are turned round, and marked", () => {
  const swiss: readonly Row[] = Array.from({ length: 5 }, (_, index) => [
    `Laden ${index}`,
    "Markt 1",
    47.37,
    8.54 + index / 100,
    "",
    "CH",
  ]);
  const { judged, businesses } = readFile(`${HEADERS},country`, [
    ...swiss,
    ["Falsch", "Markt 1", 8.54, 47.37, "", "CH"],
  ]);
  expect(judged.areCoordinatesSwapped).toBeUndefined();
  expect(businesses.at(-1)?.draft?.fields).toMatchObject({ latitude: 47.37, longitude: 8.54, countryCode: "CH" });
  expect(businesses.at(-1)?.issues).toMatchObject([{ code: "bad_coordinates" }]);
});

it("in a file that names no country, a row is turned round into a city of most others, but out of none", () => {
  const rows = [...Array(18).keys()].map((at): Row => [`Muzey ${at}`, "", 41.3 + at / 1000, 69.27, ""]);
  const strays: Row[] = [
    ["Turned", "", 69.28, 41.29, ""],
    ["Abroad", "", 52.52, 13.4, ""],
  ];
  const { businesses } = readFile(HEADERS, [...rows, ...strays, ["Nowhere", "", "", "", ""]]);
  const read = businesses
    .slice(-3, -1)
    .map(({ draft, issues }) => [
      draft?.fields.latitude,
      draft?.fields.countryCode,
      issues.map(({ code }) => code).join(),
    ]);
  expect(read).toEqual([
    [41.29, "UZ", "bad_coordinates"],
    [52.52, "DE", ""],
  ]);
});

it("a swapped row is read like the file's other rows, and marked", () => {
  const rows = PHARMACIES.map((row, index) => (index === 0 ? turned(row) : row));
  const [first] = readFile(HEADERS, [...rows, ...PHARMACIES.slice(1)]).businesses;
  expect(first?.draft?.fields).toMatchObject({ countryCode: "TR" });
});

describe("a file that names no country", () => {
  const headers = "Name;Straße;PLZ;Ort;Telefon".replaceAll(";", ",");
  const towns = ["Köln", "Leipzig", "Freiburg im Breisgau", "Ulm", "Rostock", "Köln"];
  const german: readonly Row[] = towns.map((town, index) => [
    `Bäckerei ${index}`,
    `Markt ${index}`,
    "",
    town,
    `0221 55501${index}0`,
  ]);

  it("is in the country of its cities, and gives its phones the calling code", () => {
    const { judged, businesses } = readFile(headers, german);
    expect(judged.fileCountry).toBe("DE");
    expect(businesses[0]?.draft?.fields).toMatchObject({ countryCode: "DE", phone: "+49 221 5550100" });
  });

  it("ignores cities that are larger elsewhere, without a phone that fits", () => {
    const { businesses } = readFile(headers, [...german, ["Café", "Rue 1", "", "Paris", ""]]);
    expect(businesses.at(-1)?.draft?.fields).not.toHaveProperty("countryCode");
  });

  it.each<[what: string, cities: readonly string[]]>([
    ["of the world", ["London", "Paris", "New York", "Berlin", "Tokyo"]],
    ["of too few cities", ["Köln", "Köln", "Ulm", "Ulm", "Ulm"]],
  ])("has no country if it is %s", (_, cities) => {
    expect(
      readFile(
        "name,city",
        cities.map((city, index) => [`Shop ${index}`, city]),
      ).judged,
    ).toEqual({ lacksCountry: true });
  });
});

describe("a file of addresses alone", () => {
  const fileOf = (count: number, headers: string, cell: (index: number) => string) =>
    readFile(
      headers,
      Array.from({ length: count }, (_, index) => [`Shop ${index}`, cell(index)]),
    ).judged;
  const german = { fileCountry: "DE", isOfOneCountry: true };

  it.each<[what: string, headers: string, cell: (index: number) => string]>([
    ["that end with", "name,address", (index) => `Markt ${index}, ${index % 2 === 0 ? "Köln" : "Leipzig"}`],
    ["that have a postal code before", "name,address", (index) => `Markt ${index}, 50667 Köln`],
    ["that have three elements behind", "name,address", (index) => `Köln, a, b, c${index}`],
    ["with Arabic commas before", "name,address", (index) => `Markt ${index}، a، Köln`],
    ["with Chinese commas before", "name,address", (index) => `Markt ${index}，a，Köln`],
    ["whose states are", "name,state", () => "Berlin"],
  ])("%s large cities is in their country, from ten rows on", (_, headers, cell) => {
    expect(fileOf(10, headers, cell)).toEqual(german);
    expect(fileOf(9, headers, cell)).toEqual({ lacksCountry: true });
  });

  it("has its positions' country where its country column cannot be read", () => {
    const rows = Array.from({ length: 12 }, (_, index) => [`Hof ${index}`, "Zone 1", 50 + index / 50, 11.2]);
    expect(readFile("name,country,latitude,longitude", rows).judged).toEqual(german);
  });

  it.each<[what: string, cell: (index: number) => string]>([
    ["cities stand too far ahead", (index) => `Köln, a, b, c, d${index}`],
    ["towns are small", (index) => `Markt ${index}, Lindau`],
    ["cities are of several countries", (index) => `Markt ${index}, ${["Köln", "Paris", "London"][index % 3]}`],
  ])("has no country where its %s", (_, cell) => {
    expect(fileOf(12, "name,address", cell)).toEqual({ lacksCountry: true });
  });
});

describe("a list whose cities nobody knows", () => {
  const KIBERA: readonly Row[] = [
    ["A", "Kianda", -1.3114, 36.7735],
    ["B", "Gatwekera", -1.3117, 36.7842],
    ["C", "Soweto East", -1.3171, 36.7966],
    ["D", "Kisumu Ndogo", -1.3133, 36.7865],
    ["E", "Lindi", -1.3166, 36.7908],
    ["F", "Laini Saba", -1.3139, 36.7964],
  ];
  const isIn = (rows: readonly Row[]) => readFile("name,city,latitude,longitude", rows).judged.cityOfQuarters;

  it("is in the one that all its positions are in, and has its quarters in the addresses", () => {
    const { judged, businesses } = readFile("name,city,latitude,longitude", KIBERA);
    expect(judged.cityOfQuarters).toBe("Nairobi");
    expect(businesses.map(({ draft }) => draft?.fields.city)).toEqual(KIBERA.map(() => "Nairobi"));
    expect(businesses[0]?.draft?.fields.fullAddress).toBe("Kianda, Kenya");
  });

  it("keeps them where positions are elsewhere, towns are known, or only one name is", () => {
    expect(isIn(KIBERA.map(([name, city, latitude], at) => [name, city, latitude, 36 + at / 10]))).toBeUndefined();
    expect(isIn(KIBERA.map(([name, , ...point]) => [name, "Kianda", ...point]))).toBeUndefined();
    const TOWNS = ["Ruiru", "Thika", "Limuru"];
    expect(isIn(KIBERA.map(([name, city, ...point], at) => [name, TOWNS[at] ?? city, ...point]))).toBeUndefined();
  });
});
