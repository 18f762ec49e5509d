import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { describe, expect, it } from "vitest";
import { mapColumns } from "../parse/columns/column-map.ts";
import { createRowNormaliser } from "./row-to-business.ts";
import { describeWeek } from "./testing/describe-week.ts";

type Cells = Readonly<Record<string, CellValue>>;

function normalise(cells: Cells) {
  return createRowNormaliser(mapColumns(Object.keys(cells)))({ row: 2, cells: Object.values(cells) });
}

/** Rows as sources write them, and what must be read from each without an issue. */
const ROWS: readonly (readonly [maker: string, cells: Cells, fields: Partial<BusinessFields>])[] = [
  [
    "Overture, nested and by Python",
    {
      names: "{'primary': 'Café Ost', 'common': None, 'rules': None}",
      categories: "{'primary': 'coffee_shop', 'alternate': ['bakery']}",
      addresses:
        "[{'freeform': 'Hauptstr. 5', 'locality': 'Bonn', 'postcode': '53111', 'region': 'NW', 'country': 'DE'}]",
      phones: "['+4922812345']",
      websites: "['https://example.org/']",
      geometry: "POINT (7.0982 50.7374)",
      operating_status: "open",
    },
    {
      name: "Café Ost",
      subtypes: ["Coffee shop", "bakery"],
      category: "Coffee shop",
      street: "Hauptstr. 5",
      city: "Bonn",
      postalCode: "53111",
      countryCode: "DE",
      phoneE164: "+4922812345",
      website: "https://example.org/",
      latitude: 50.7374,
      longitude: 7.0982,
      status: "operational",
    },
  ],
  [
    "OpenStreetMap",
    {
      "@id": "node/1",
      "@lat": 52.5,
      "@lon": 13.4,
      name: "Imbiss",
      amenity: "fast_food",
      "addr:street": "Torstraße",
      "addr:housenumber": "12a",
      "addr:city": "Berlin",
      "addr:country": "DE",
      opening_hours: "Mo-Sa 11:00-22:00; PH off",
    },
    {
      type: "Fast food",
      street: "Torstraße 12a",
      fullAddress: "Torstraße 12a, Berlin, Germany",
      timeZone: "Europe/Berlin",
    },
  ],
  [
    "Sirene, which has no country",
    {
      denominationUniteLegale: "LA BONNE TABLE",
      enseigne1Etablissement: "",
      numeroVoieEtablissement: "12",
      typeVoieEtablissement: "RUE",
      libelleVoieEtablissement: "DE LA PAIX",
      codePostalEtablissement: "75002",
      libelleCommuneEtablissement: "PARIS 2",
    },
    { name: "LA BONNE TABLE", street: "12 RUE DE LA PAIX", postalCode: "75002", city: "PARIS 2" },
  ],
  [
    "Yelp's dataset",
    {
      business_id: "x",
      name: "Gone",
      stars: "4.5",
      review_count: "12",
      is_open: "0",
      hours: "{'Monday': '8:0-18:30'}",
    },
    { status: "closed", rating: 4.5, reviews: 12, workingHours: "{'Monday': '8:0-18:30'}" },
  ],
  [
    "Apify with amenities in columns",
    {
      title: "Metro",
      "additionalInfo/Service options/0/Delivery": "true",
      "additionalInfo/Service options/1/Takeout": "FALSE",
      "location/lat": "22.99",
      "location/lng": "72.58",
    },
    { about: '{"Service options":{"Delivery":true,"Takeout":false}}', latitude: 22.99 },
  ],
  [
    "a list with its link to the map alone",
    { title: "Metro", url: "https://www.google.com/maps/place/Metro/data=!4m2!3m1!8m2!3d41.0082!4d28.9784" },
    { latitude: 41.0082, longitude: 28.9784, timeZone: "Europe/Istanbul" },
  ],
  ["a list whose rating says how many rated", { name: "Metro", rating: "4.5 (1.2K)" }, { rating: 4.5, reviews: 1200 }],
  [
    "a German list with postal code and town in one",
    {
      Firma: "Bäckerei Huber",
      "Straße Nr.": "Marktplatz 1",
      "PLZ Ort": "80331 München",
      Land: "D",
      "Tel.": "089 / 12 34 56",
    },
    { name: "Bäckerei Huber", street: "Marktplatz 1", city: "München", postalCode: "80331" },
  ],
  [
    "a Turkish list",
    {
      "İşletme Adı": "Kebapçı",
      İl: "Kadıköy/İstanbul",
      Ülke: "TÜRKİYE",
      Telefon: "0 (216) 555 01 00",
      Puan: "4,5 / 5",
      Konum: "40.99, 29.02",
    },
    { city: "İstanbul", countryCode: "TR", phoneE164: "+902165550100", rating: 4.5, latitude: 40.99, longitude: 29.02 },
  ],
  [
    "a page's text of the hours that speaks of the business",
    { name: "Metro", Hours: "Permanently closed" },
    { status: "closed" },
  ],
  [
    "a program that writes lists as Python does",
    { name: "Farmacia", addressLine: "['Calle Uno #239', 'La Fama']", city: "Monterrey", country: "MX" },
    { street: "Calle Uno #239, La Fama", city: "Monterrey" },
  ],
  [
    "cells written for a web page",
    { name: "Tom &amp; Jerry&#39;s", website: "https://example.org/?a=1&amp;b=2" },
    { name: "Tom & Jerry's", website: "https://example.org/?a=1&b=2" },
  ],
];

describe("rows of files in the wild", () => {
  it.each(ROWS)("of %s", (_, cells, fields) => {
    const { draft, issues } = normalise(cells);
    expect(draft?.fields).toMatchObject(fields);
    const expected = cells.Land === "D" ? ["unknown_country"] : [];
    expect(issues.map(({ code }) => code)).toEqual(expected);
  });

  it("have no address of a note about opening, no city of a box, and no kind of a word for nothing", () => {
    const of = (cells: Cells) => normalise({ name: "X", ...cells }).draft?.fields;
    expect(of({ address: "⋅ يفتح في الساعة ٤ م" })?.fullAddress).toBeUndefined();
    expect(of({ address: "Baluwatar, P.O. Box: 19366, Ktm", country: "NP" })?.city).not.toContain("Box");
    expect(of({ type: "Hostel", category: "indef" })?.category).toBeUndefined();
    expect(of({ type: "Hostel", category: "3" })?.category).toBeUndefined();
  });

  it("take hours from columns with times, including spreadsheet serial numbers", () => {
    const hours = (cells: Cells) => describeWeek(normalise({ name: "X", ...cells }).draft?.fields.hours);
    expect(hours({ monday_open: "09:00", monday_close: "18:00" })).toBe("0 9:00-18:00");
    expect(hours({ monday_open: 0.375, monday_close: 0.75 })).toBe("0 9:00-18:00");
    expect(hours({ monday_open: "1899-12-30T09:00:00", monday_close: "1899-12-30T18:00:00" })).toBe("0 9:00-18:00");
    expect(hours({ monday_open: "Closed", monday_close: "" })).toBe("0 closed");
    expect(hours({ monday_open: "9 AM", monday_close: "5 PM", sunday_open: "closed", sunday_close: "closed" })).toBe(
      "0 9:00-17:00, 6 closed",
    );
  });

  it("are closed on the weekdays in a column of closed days", () => {
    const hours = (closed: string) =>
      describeWeek(normalise({ 店舗名: "寿司", 営業時間: "10:00～20:00", 定休日: closed }).draft?.fields.hours);
    expect(hours("月曜日")).toBe("0 closed, 123456 10:00-20:00");
    expect(hours("土・日")).toBe("01234 10:00-20:00, 56 closed");
    expect(hours("年中無休")).toBe("0123456 10:00-20:00");
  });

  it("report swapped coordinates, and hours that apply to a holiday", () => {
    const swapped = normalise({ name: "X", country_code: "PH", latitude: 121.02, longitude: 14.56 });
    expect(swapped.draft?.fields).toMatchObject({ latitude: 14.56, longitude: 121.02 });
    expect(swapped.issues).toMatchObject([{ code: "bad_coordinates", value: "121.02, 14.56", isRejected: false }]);
    const holiday = normalise({ name: "X", working_hours: '{"Thursday(Thanksgiving)":"Closed","Friday":"9AM-5PM"}' });
    expect(describeWeek(holiday.draft?.fields.hours)).toBe("4 9:00-17:00");
    expect(holiday.issues.map(({ code }) => code)).toEqual(["bad_hours"]);
  });

  it("with coordinates as their address have the position and no address", () => {
    const { draft, issues } = normalise({ name: "X", location: "47.3769, 8.5417" });
    expect(draft?.fields).toMatchObject({ latitude: 47.3769, longitude: 8.5417 });
    expect(draft?.fields.fullAddress).toBeUndefined();
    expect(issues).toEqual([]);
    expect(normalise({ name: "X", location: "Bahnhofstrasse 1, 8001 Zürich" }).issues).toEqual([]);
  });
});
