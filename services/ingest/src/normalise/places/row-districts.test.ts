import { expect, it } from "vitest";
import { type Cells, readRow } from "../testing/read-row.ts";

it.each<[what: string, record: Cells, fullAddress: string]>([
  [
    "beside a Turkish province",
    { Adres: "Moda Cad. No:5", İlçe: "Kadıköy", İl: "İstanbul" },
    "Moda Cad. No:5, Kadıköy, İstanbul, Turkey",
  ],
  [
    "with the quarter before it",
    { Adres: "Moda Cad. No:5", İl: "İstanbul", İlçe: "Kadıköy", Mahalle: "Caferağa Mah." },
    "Moda Cad. No:5, Caferağa Mah., Kadıköy, İstanbul, Turkey",
  ],
  [
    "under an abbreviation",
    { Adres: "Moda Cad. No:5", İl: "İstanbul", "Mah.": "Caferağa" },
    "Moda Cad. No:5, Caferağa, İstanbul, Turkey",
  ],
  [
    "of an Indonesian city under abbreviations",
    { Alamat: "Jl. Braga 5", "Kec.": "Sumur Bandung", "Kel.": "Kebon Pisang", Kota: "Bandung" },
    "Jl. Braga 5, Kebon Pisang, Sumur Bandung, Bandung",
  ],
  [
    "in one cell with the province",
    { Sokak: "Moda Cad. 5", İl: "Kadıköy/İstanbul" },
    "Moda Cad. 5, Kadıköy/İstanbul, Turkey",
  ],
  [
    "without a city, before the country",
    { calle: "Junín 165", barrio: "Balvanera", país: "Argentina" },
    "Junín 165, Balvanera, Argentina",
  ],
  ["beside a Chinese city", { 地址: "建国路88号", 区县: "朝阳区", 城市: "北京市" }, "建国路88号, 朝阳区, 北京市"],
  [
    "of Berlin",
    { Straße: "Torstraße 1", PLZ: "10119", Ort: "Berlin", Bezirk: "Mitte" },
    "Torstraße 1, Mitte, Berlin, 10119",
  ],
  [
    "of a Brazilian city",
    { Endereço: "Rua Augusta 1", Bairro: "Consolação", Cidade: "São Paulo", Estado: "SP" },
    "Rua Augusta 1, Consolação, São Paulo, SP",
  ],
  [
    "of a Spanish city with the quarter",
    { Calle: "Calle Mayor 5", Barrio: "Sol", desc_distrito_local: "Centro", Municipio: "Madrid" },
    "Calle Mayor 5, Sol, Centro, Madrid",
  ],
  [
    "that is a ward of a town nobody knows, by the word before it",
    { street: "Hoàng Cầm", district: "Phường Linh Xuân", city: "Dĩ Hạnh", country: "Vietnam" },
    "Hoàng Cầm, Phường Linh Xuân, Dĩ Hạnh, Vietnam",
  ],
  ["that is a ward", { street: "1 Mill Lane", Ward: "Headingley", city: "Leeds" }, "1 Mill Lane, Headingley, Leeds"],
  [
    "in an address that has the city already",
    { Adres: "Moda Cad. No:5, 34710 İstanbul", İlçe: "Kadıköy", İl: "İstanbul" },
    "Moda Cad. No:5, Kadıköy, 34710 İstanbul",
  ],
  ["by its number", { Straße: "Neubaugasse 1", Ort: "Wien", Bezirk: 7 }, "Neubaugasse 1, Bezirk 7, Wien"],
  [
    "before a city that its region is called like",
    { 地址: "王府井大街88号", 省份: "北京市", 城市: "北京市", 区县: "东城区" },
    "王府井大街88号, 东城区, 北京市, 北京市",
  ],
  ["where nothing else is known", { İlçe: "Kadıköy", İl: "İstanbul" }, "Kadıköy, İstanbul"],
])("a district %s is kept in the address", (_, record, fullAddress) => {
  expect(readRow(record).fields?.fullAddress).toBe(fullAddress);
});

it.each<[what: string, record: Cells, fullAddress: string]>([
  [
    "in an address that names it",
    { Adres: "Moda Cad. 5 KADIKÖY/İST", İlçe: "Kadıköy", İl: "İstanbul" },
    "Moda Cad. 5 KADIKÖY/İST, İstanbul, Turkey",
  ],
  ["that is the city", { street: "Markt 1", city: "Ulm", Ortsteil: "Ulm" }, "Markt 1, Ulm"],
  ["of a constituency by its number", { street: "1 Main St", city: "Chicago", Ward: 42 }, "1 Main St, Chicago"],
  [
    "written otherwise",
    { Sokak: "Caferağa Mah. Moda Cad. 5", İl: "İstanbul", Mahalle: "Caferağa Mahallesi" },
    "Caferağa Mah. Moda Cad. 5, İstanbul, Turkey",
  ],
])("no district is added %s", (_, record, fullAddress) => {
  expect(readRow(record).fields?.fullAddress).toBe(fullAddress);
});

it("a shared district alone does not merge two businesses with the same name", () => {
  const keysOf = (Telefon: string) => readRow({ İlçe: "Kadıköy", İl: "İstanbul", Telefon }).identityKeys;
  expect(keysOf("0216 345 67 89")).not.toEqual(keysOf("0216 345 67 80"));
});

it.each<[city: string, state: string, country: string, isMetropolis: boolean]>([
  ["Gangnam-gu", "Seoul", "", true],
  ["Xyzq", "Berlin", "Germany", true],
  ["Ulm", "Berlin", "Germany", false],
  ["Mitte", "Bayern", "Germany", false],
  ["Xyzq", "Berlin", "France", false],
])("of the district %s and the state %s in %j, the state is the city: %s", (city, state, country, isMetropolis) => {
  const districts = { districtFields: new Set(["city"] as const) };
  expect(readRow({ city, state, country }, districts).fields).toMatchObject({
    city: isMetropolis ? state : city,
    state,
  });
  expect(readRow({ city, state, country }).fields?.city).toBe(city);
});

it.each<[city: string, shown: string]>([
  ["Merkez", "Çanakkale"],
  ["NO:9", "Çanakkale"],
  ["Biga", "Biga"],
])("of the district %s on the sheet of a city, %s is the city", (city, shown) => {
  const sheet = { cityOfFirstSheet: "Çanakkale", districtFields: new Set(["city"] as const) };
  expect(readRow({ street: "Gül Sk. 1", city, country: "Turkey" }, sheet).fields?.city).toBe(shown);
});
