import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import { describe, expect, it } from "vitest";
import { createHeaderRepeatCheck, mapColumns } from "./column-map.ts";
import type { SourceField } from "./headers/column-synonyms.ts";
import { findHeader } from "./headers/find-header.ts";

const headerOf = (headers: readonly string[], field: SourceField) => {
  const { columns } = mapColumns(headers);
  return headers[columns.get(field) ?? -1];
};

describe("headers", () => {
  it.each([
    ["Place ID", "placeId"],
    ["PLACE_ID", "placeId"],
    ["place.id", "placeId"],
    ["Review Count", "reviews"],
    ["reviewCount", "reviews"],
    ["İşletme Adı", "name"],
    ["TELEFON NUMARASI", "phone"],
    ["Ülke Kodu", "countryCode"],
    ["Çalışma Saatleri", "workingHours"],
    ["Yorum Sayısı", "reviews"],
    ["Enlem", "latitude"],
    ["Straße", "street"],
    ["Öffnungszeiten", "workingHours"],
    ["Dirección", "fullAddress"],
    ["location/lat", "latitude"],
    ["Rating (0-5)", "rating"],
    ["website_url", "website"],
    ["ประเภทร้านค้า", "category"],
    ["AggregateRating", "rating"],
    ["Votes", "reviews"],
    ["fclass", "type"],
    ["stateOrProvinceName", "state"],
    ["location_1_city", "city"],
    ["المدينـــة", "city"],
    ["عنــوان المرفـــق", "fullAddress"],
    ["numOfRating", "reviews"],
  ] satisfies [string, SourceField][])("%s is the %s", (header, field) => {
    expect(headerOf(["x", header], field)).toBe(header);
  });

  it("in two scripts mean what the half that is known says", () => {
    expect(headerOf(["Name", "Durchwahl Laden / 電話番号"], "phone")).toBe("Durchwahl Laden / 電話番号");
  });

  it("of a kind beside the name's own are broader", () => {
    const headers = [
      "City",
      "Neighborhood",
      "Venue",
      "Venue Latitude",
      "Venue Longitude",
      "Category",
      "Venue Category",
    ];
    expect(headerOf(headers, "category")).toBe("Venue Category");
    expect(headerOf(["Name", "Category", "Venue Category"], "category")).toBe("Category");
  });

  it("of enrichments are never mistaken for the plain field", () => {
    const headers = [
      "phone.phones_enricher.carrier_name",
      "site.company_insights.zip",
      "email_1.emails_validator.status",
      "company_insights.city",
      "phone_1",
      "company_phone",
      "name_for_emails",
      "owner_title",
    ];
    const { columns, fallbackColumns, extraction } = mapColumns(["name", "phone", ...headers]);
    expect([...columns]).toEqual([
      ["name", 0],
      ["phone", 1],
    ]);
    expect([...fallbackColumns]).toEqual([]);
    expect(extraction.unknown).toEqual(headers);
  });

  it("that are likely a field's are taken where no other column is", () => {
    expect(headerOf(["name", "Phone 1", "Phone 2"], "phone")).toBe("Phone 1");
    expect(headerOf(["name", "Billing City"], "city")).toBe("Billing City");
    expect(headerOf(["Clinic Name", "Phone"], "name")).toBe("Clinic Name");
    expect(headerOf(["Eczane Adı", "İlçe"], "name")).toBe("Eczane Adı");
    expect(headerOf(["Restaurant", "Company", "City"], "name")).toBe("Company");
    for (const person of ["Contact Name", "Owner Name", "Customer Name", "First Name", "User Name", "City Name"]) {
      expect([person, headerOf([person, "Phone"], "name")]).toEqual([person, undefined]);
    }
  });

  it("that name both a rating and a count map to only one of them", () => {
    expect(mapColumns(["name", "ratings"]).columns.has("reviews")).toBe(false);
    expect(headerOf(["name", "score", "ratings"], "reviews")).toBe("ratings");
  });

  it("of the named thing come before those of another", () => {
    const headers = ["station_name", "station_latitude", "station_longitude", "venue_name"];
    expect(headerOf(headers, "latitude")).toBe("station_latitude");
    const both = [...headers, "venue_latitude", "venue_longitude"];
    expect(headerOf(both, "latitude")).toBe("venue_latitude");
    expect(headerOf(both, "longitude")).toBe("venue_longitude");
  });

  it("of a map table are recognised by its id columns", () => {
    expect(headerOf(["osm_id", "name", "amenity", "lat", "lon"], "type")).toBe("amenity");
    expect(headerOf(["lat", "lon", "amenity", "name", "tags"], "type")).toBe("amenity");
    expect(headerOf(["lat", "lon", "amenity", "name", "tags"], "subtypes")).toBeUndefined();
  });

  it("of a map query are not positions, and kinds of buildings are not house numbers", () => {
    const headers = ["@id", "amenity", "name", "building", "addr:street", "addr:housenumber", "@geometry", "geometry"];
    const mapping = mapColumns(headers);
    expect(headerOf(headers, "coordinates")).toBe("geometry");
    expect(headers[mapping.houseNumberColumn ?? -1]).toBe("addr:housenumber");
  });

  it("with the same meaning are chosen by rank, whatever their order", () => {
    expect(headerOf(["title", "name", "full_name"], "name")).toBe("name");
    expect(headerOf(["address", "full_address"], "fullAddress")).toBe("full_address");
    expect(headerOf(["phoneUnformatted", "phone"], "phone")).toBe("phone");
    expect(headerOf(["url", "location_link"], "url")).toBe("location_link");
    expect(mapColumns(["name", "Name"]).columns.get("name")).toBe(0);
  });

  it.each(["adresse", "Dirección", "Адрес производства"])("of a location is no address beside %s", (address) => {
    const headers = ["name", "location", address];
    expect(headerOf(headers, "fullAddress")).toBe(address);
    expect(headerOf(headers, "coordinates")).toBe("location");
  });

  it("of the template, all 23 are found, the ten that everyone fills in first [admin 9.5]", () => {
    const headers = TEMPLATE_COLUMNS.map(({ header }) => header);
    expect(headers.slice(0, 10)).toEqual(
      "name address phone category latitude longitude rating reviewCount place_id country_code".split(" "),
    );
    const { extraction } = mapColumns(headers);
    expect(extraction).toEqual({
      extractedCount: 23,
      extractionRate: 100,
      successful: headers,
      missing: [],
      unknown: [],
    });
  });

  it("are counted against the template by the spelling in the file", () => {
    const { extraction } = mapColumns(["Name", "LatLon", "openingHours/0/day", "openingHours/0/hours", "weather"]);
    expect(extraction.successful).toEqual(["name", "latitude", "longitude", "working_hours"]);
    expect(extraction.extractedCount).toBe(4);
    expect(extraction.missing).toHaveLength(TEMPLATE_COLUMNS.length - 4);
    expect(extraction.unknown).toEqual(["weather"]);
  });
});

describe("the header line", () => {
  it("may be below titles and notes", () => {
    const rows = [["Export of 2024"], ["made by", "someone"], ["Name", "Phone", "City"], ["Luigi", "1", "Rome"]];
    const found = findHeader(rows.map((cells, index) => ({ row: index * 2 + 1, cells })));
    expect(found?.row).toBe(5);
  });

  it("may be a single column of names, but not just any line with a name in it", () => {
    expect(findHeader([{ row: 1, cells: ["Name"] }])?.row).toBe(1);
    expect(findHeader([{ row: 1, cells: ["Name", "Value", "Unit"] }])).toBeUndefined();
    expect(findHeader([{ row: 1, cells: [1, 2] }])).toBeUndefined();
  });

  it("is recognised when it is repeated among the data", () => {
    const headers = ["name", "phone", "city"];
    const isRepeated = createHeaderRepeatCheck(mapColumns(headers));
    expect(isRepeated(headers)).toBe(true);
    expect(isRepeated(["Name", "Phone", "CITY "])).toBe(true);
    expect(isRepeated(["name", "+1 215", "Rome"])).toBe(false);
    expect(isRepeated(["Luigi", "phone", "city"])).toBe(false);
    expect(isRepeated([undefined])).toBe(false);
  });
});
