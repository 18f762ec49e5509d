import { describe, expect, it } from "vitest";
import { kindOfListName, kindOfNameHeader } from "./name-of-kind.ts";

describe("the name of a list tells its kind", () => {
  it.each([
    ["hospitals", "amenity/hospital"],
    ["data_restaurants_2023-05", "amenity/restaurant"],
    ["filtered_schools (2)", "amenity/school"],
    ["output_San_Francisco_restaurants_data", "amenity/restaurant"],
    ["RestaurantsBerlin2024", "amenity/restaurant"],
    ["coffee_shops", "amenity/cafe/coffee_shop"],
    ["shoe stores", "shop/shoes"],
    ["nursing_homes", "amenity/nursing_home"],
    ["eczane listesi", "amenity/pharmacy"],
    ["İstanbul eczaneleri", "amenity/pharmacy"],
    ["Krankenhäuser in Bayern", "amenity/hospital"],
    ["Liste des pharmacies de Paris", "amenity/pharmacy"],
    ["museos_madrid_2023", "tourism/museum"],
    ["postos_de_saude", "amenity/clinic"],
    ["ristoranti_roma", "amenity/restaurant"],
    ["bibliotheken", "amenity/library"],
    ["apteki", "amenity/pharmacy"],
    ["szkoly_pomorze", "amenity/school"],
    ["lékárny praha", "amenity/pharmacy"],
    ["аптеки_киев", "amenity/pharmacy"],
    ["βιβλιοθήκες", "amenity/library"],
    ["مطاعم دبي", "amenity/restaurant"],
    ["בתי מרקחת", "amenity/pharmacy"],
    ["apotek jakarta", "amenity/pharmacy"],
    ["โรงแรม กรุงเทพ", "tourism/hotel"],
    ["東京の病院一覧", "amenity/hospital"],
    ["北京餐厅名单", "amenity/restaurant"],
    ["전국도서관표준데이터", "amenity/library"],
    ["pharmacies.Nicosia", "amenity/pharmacy"],
  ])("%s", (name, key) => {
    expect(kindOfListName(name)?.key).toBe(key);
  });
});

describe("a name that can mean something else tells none", () => {
  it.each([
    "customers",
    "dispensaries",
    "hotel_suppliers",
    "data (3)",
    "export",
    "Paris",
    "starbucks",
    "school_lunch_vendors",
    "hotel_bookings",
    "restaurant menu",
    "Hospital staff",
    "stores",
    "companies",
    "places",
    "jobs",
    "books",
    "movies",
    "bodegas",
    "oficinas",
    "alojamentos",
    "History",
    "rooms",
    "medicines",
    "arts",
    "archivo",
    "arquivo",
    "Consulta1",
    "contratos 2023",
    "люди",
    "продукты",
    "Листи",
    "oddělení",
    "电影",
    "分类",
    "영화 목록",
    "cafe restaurant",
    "Лист1",
    "医院",
    "",
  ])("%s", (name) => {
    expect(kindOfListName(name)).toBeUndefined();
  });
});

describe("the header of a column of names tells the kind", () => {
  it.each([
    ["Hospital Name", "amenity/hospital"],
    ["hotel_name", "tourism/hotel"],
    ["eczaneAdi", "amenity/pharmacy"],
    ["aptek adı", "amenity/pharmacy"],
    ["Nom du restaurant", "amenity/restaurant"],
    ["Escuela", "amenity/school"],
    ["Apothekenname", "amenity/pharmacy"],
    ["klinikk_navn", "amenity/clinic"],
    ["Název lékárny", "amenity/pharmacy"],
    ["Название ресторана", "amenity/restaurant"],
    ["Φαρμακείο", "amenity/pharmacy"],
    ["اسم المسجد", "amenity/place_of_worship/muslim"],
    ["病院名", "amenity/hospital"],
    ["공원명", "leisure/park"],
    ["식당 이름", "amenity/restaurant"],
    ["Store Name", undefined],
    ["Company", undefined],
    ["Nome do Alojamento", undefined],
    ["lokal", undefined],
    ["Property name", undefined],
    ["Hospital Paris", undefined],
  ])("%s", (header, key) => {
    expect(kindOfNameHeader(header)?.key).toBe(key);
  });
});
