import { expect, it } from "vitest";
import { type Cells, readRow } from "../testing/read-row.ts";

const IN_PAVIA = { latitude: 45.1865, longitude: 9.1559 };
const IN_PERU = { country: "Peru" };
const IN_LIMA = { latitude: -12.0772, longitude: -77.087 };
const IN_ITALY = { country: "Italy" };

const contradictionsOf = (record: Cells) =>
  readRow(record).issues.flatMap(({ code, value }) => (code === "city_contradicted" ? [value] : []));

it.each<[what: string, record: Cells, cities: string]>([
  ["in its address", { ...IN_ITALY, address: "Via Roma 1, Genova", city: "Pavia", ...IN_PAVIA }, "Pavia, Genova"],
  ["behind a postal code", { ...IN_ITALY, address: "16121 Genova", city: "Pavia" }, "Pavia, Genova"],
  ["before its country", { ...IN_ITALY, address: "Via Roma 1, 16121 Genova, Italy", city: "Pavia" }, "Pavia, Genova"],
  ["by its position", { ...IN_ITALY, location: "Genova (GE)", ...IN_PAVIA }, "Genova, Pavia"],
  ["beside another state", { ...IN_PERU, city: "San Miguel", state: "Puno", ...IN_LIMA }, "San Miguel, Lima"],
  ["far from a large one", { ...IN_PERU, city: "Trujillo", state: "Lima", ...IN_LIMA }, "Trujillo, Lima"],
  ["by its position alone", { ...IN_ITALY, address: "Via Roma 1", city: "Tivoli", ...IN_PAVIA }, "Tivoli, Pavia"],
])("a second city %s is marked, and each field keeps what its cell says", (_, record, cities) => {
  expect(contradictionsOf(record)).toEqual([cities]);
  const { fields } = readRow(record);
  expect(fields?.city).toBe(cities.split(", ")[0]);
  expect(fields?.latitude).toBe(record.latitude);
});

it.each<[what: string, record: Cells]>([
  ["a suburb", { ...IN_ITALY, address: "Via Roma 1, Pavia", city: "Milano", ...IN_PAVIA }],
  ["the region of the same name", { country: "TR", address: "Atatürk Cad. 5, Antalya", city: "Alanya" }],
  ["the region as the city", { country: "TR", city: "Antalya", latitude: 36.5437, longitude: 31.9998 }],
  [
    "a district called like a town elsewhere",
    { country: "US", city: "Hollywood", latitude: 34.0928, longitude: -118.3287 },
  ],
  ["a district of its state's city", { ...IN_PERU, city: "San Miguel", state: "Lima", ...IN_LIMA }],
  [
    "a district before its city",
    { ...IN_PERU, address: "Av. La Marina 2000, San Miguel, Lima", city: "San Miguel", ...IN_LIMA },
  ],
  ...["Lima 15088, Peru", "Lima 32", "Lima, Lima, Peru"].map((end): [string, Cells] => [
    `a district before ${end}`,
    { ...IN_PERU, address: `Av. La Marina 2000, San Miguel, ${end}`, city: "San Miguel", ...IN_LIMA },
  ]),
  ["a district of its city's province", { ...IN_PERU, city: "San Miguel", state: "Lima Metropolitana", ...IN_LIMA }],
  [
    "a district beside its city",
    { ...IN_PERU, address: "La Marina 20, Lima", city: "San Miguel", state: "Callao", ...IN_LIMA },
  ],
  ["a district without a position", { ...IN_PERU, address: "Jr. Puno 4, Lima", city: "San Miguel", state: "Lima" }],
  ["a street called like a city", { ...IN_ITALY, address: "Via Genova", city: "Pavia", ...IN_PAVIA }],
  ["an unknown place", { ...IN_ITALY, address: "Loc. Ca' Bianca", city: "Ca' Bianca", ...IN_PAVIA }],
])("%s contradicts no city", (_, record) => {
  expect(contradictionsOf(record)).toEqual([]);
});
