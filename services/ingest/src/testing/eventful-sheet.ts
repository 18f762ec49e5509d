import { csvLine } from "@meridian/domain/text/csv-cell";
import { workbookParts } from "@meridian/sheet-reader/testing/make-workbook";
import { makeZip } from "@meridian/sheet-reader/testing/make-zip";
import { CSV_HEADER } from "./sample-sheets.ts";

const CATEGORIES = ["Cafe", "Bakery", "Hotel", "Florist", "Bookshop", "Museum", "Barber"];
const CITIES = [
  ["Bristol", "GB", "51.45", "-2.58"],
  ["Cork", "IE", "51.9", "-8.47"],
  ["Lyon", "FR", "45.76", "4.83"],
  ["Izmir", "TR", "38.42", "27.14"],
] as const;
const BAD_EVERY = 37;
const ODD_EVERY = 500;

/** Rows `from` to `to`, each a different business; `note` changes the content of all. */
export function plainRows(from: number, to: number, note = ""): string[][] {
  const rows: string[][] = [];
  for (let number = from; number <= to; number++) {
    const [city, country, latitude, longitude] = CITIES[number % CITIES.length] ?? CITIES[0];
    const category = CATEGORIES[number % CATEGORIES.length] ?? "";
    const rating = number % BAD_EVERY === 0 ? "excellent" : (3 + (number % 20) / 10).toFixed(1);
    const address = `${number} High Street, ${city}`;
    const reviews = String(number % 900);
    rows.push([
      `${category} ${number} ${note}`,
      address,
      "",
      category,
      latitude,
      longitude,
      rating,
      reviews,
      `place-${number}`,
      country,
    ]);
  }
  return rows;
}

/** Like `plainRows`, but with typical faults: repeated businesses, header lines among the data, rows without a name. */
export function eventfulRows(from: number, to: number): string[][] {
  const rows = plainRows(from, to);
  const again = rows[Math.floor(rows.length / 3)] ?? [];
  for (let at = rows.length; at > 0; at -= ODD_EVERY) {
    rows.splice(at, 0, again, header(), ["", `no name at all ${at}`, "", "", "", "", "", "", `nameless-${at}`, ""]);
  }
  return rows;
}

export function csvOf(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode([header(), ...rows].map((row) => csvLine(row)).join(""));
}

export function workbookOf(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const lines = [header(), ...rows].map((row, index) => `<row r="${index + 1}">${row.map(cellXml).join("")}</row>`);
  return new Uint8Array(makeZip(workbookParts({ sheets: { Businesses: lines.join("") } })));
}

function cellXml(text: string): string {
  return `<c t="inlineStr"><is><t>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</t></is></c>`;
}

function header(): string[] {
  return CSV_HEADER.split(",");
}
