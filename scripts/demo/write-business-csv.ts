import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { GeneratedBusiness } from "./generate-businesses.ts";

export type Cell = string | number | boolean | undefined;

/** The columns of an Outscraper export that a generated business fills. */
export const EXPORT_COLUMNS: Readonly<Record<string, (business: GeneratedBusiness) => Cell>> = {
  name: ({ name }) => name,
  site: ({ website }) => website,
  type: ({ type }) => type,
  subtypes: ({ subtypes }) => subtypes.join(", "),
  category: ({ category }) => category,
  phone: ({ phone }) => phone,
  full_address: ({ fullAddress }) => fullAddress,
  street: ({ street }) => street,
  city: ({ city }) => city,
  postal_code: ({ postalCode }) => postalCode,
  state: ({ state }) => state,
  country: ({ country }) => country,
  country_code: ({ countryCode }) => countryCode,
  latitude: ({ lat }) => lat,
  longitude: ({ lng }) => lng,
  time_zone: ({ timeZone }) => timeZone,
  rating: ({ rating }) => rating,
  reviews: ({ reviews }) => reviews,
  working_hours: ({ workingHours }) => workingHours,
  business_status: ({ status }) => status,
  about: ({ about }) => about,
  verified: ({ verified }) => (verified ? "True" : "False"),
  place_id: ({ placeId }) => placeId,
};

const CHUNK_ROWS = 500;

/** Writes the businesses as the CSV that Outscraper's export would be. */
export async function writeBusinessCsv(path: string, businesses: Iterable<GeneratedBusiness>): Promise<void> {
  await pipeline(Readable.from(businessCsvChunks(businesses)), createWriteStream(path));
}

/** The same CSV as text, a few hundred rows at a time. */
export function* businessCsvChunks(businesses: Iterable<GeneratedBusiness>): Generator<string> {
  const columns = Object.values(EXPORT_COLUMNS);
  let chunk = `${Object.keys(EXPORT_COLUMNS).join(",")}\n`;
  let rows = 0;
  for (const business of businesses) {
    chunk += `${columns.map((cellOf) => csvCell(cellOf(business))).join(",")}\n`;
    if (++rows % CHUNK_ROWS !== 0) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

export function csvCell(cell: Cell): string {
  if (cell === undefined) return "";
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
