import { expect, it } from "vitest";
import { chainOfListName } from "./name-of-chain.ts";

it.each([
  ["walmart_stores", "Walmart"],
  ["walmart", "Walmart"],
  ["McDonalds_locations_final", "McDonald's"],
  ["7-eleven taiwan 2023", "7-Eleven"],
  ["スターバックス店舗一覧", "スターバックス"],
  ["DOLLAR_GENERAL_STORE_LIST", "Dollar General"],
  ["KwikTrip_stores", "Kwik Trip"],
  ["Migros mağazaları", "Migros"],
  ["Edeka Filialen Berlin", "Edeka"],
  ["sucursales_farmacias_similares", "Farmacias Similares"],
  ["acme pharmacy stores", "Acme Pharmacy"],
])("%s suggests %s", (name, chain) => {
  expect(chainOfListName(name)).toBe(chain);
});

it.each([
  "",
  "store_locations",
  "stores",
  "Sheet1",
  "addresses_2024",
  "pharmacies_boston",
  "grocery stores",
  "retail_stores",
  "us_store_data_final",
  "my_stores",
  "oxbow",
  "x".repeat(10_000),
  "a ".repeat(1000),
])("%s suggests no chain", (name) => {
  expect(chainOfListName(name)).toBeUndefined();
});
