import { createHash } from "node:crypto";
import { type GeneratedBusiness, generateBusinesses } from "../../demo/generate-businesses.ts";
import { type Cell, EXPORT_COLUMNS } from "../../demo/write-business-csv.ts";

/** The content of a sample file, the same in every run. */
export interface Sample {
  rows: number;
  /** Another seed gives other businesses. */
  seed?: number;
  /** A dozen columns instead of 46. */
  isLean?: boolean;
  /** In a workbook, inline strings instead of shared ones. */
  isInline?: boolean;
}

const SEED = 46;

/** The 46 columns of an Outscraper export: those an import uses, and as many it only reads past. */
const COLUMNS: Readonly<Record<string, (business: GeneratedBusiness, id: string) => Cell>> = {
  ...EXPORT_COLUMNS,
  query: ({ type, city, countryCode }) => `${type}, ${city}, ${countryCode}`,
  name_for_emails: ({ name }) => name,
  borough: () => undefined,
  plus_code: (_business, id) => `${id.slice(0, 4)}+${id.slice(4, 7)}`,
  area_service: () => false,
  reviews_link: (_business, id) => `https://search.example/local/reviews?placeid=${id}&authuser=0&hl=en`,
  reviews_per_score_1: ({ reviews }) => Math.round(reviews * 0.05),
  reviews_per_score_5: ({ reviews }) => Math.round(reviews * 0.6),
  photos_count: ({ reviews }) => Math.round(reviews / 3),
  photo: (_business, id) => `https://photos.example/p/AF1Qip${id}=w800-h500-k-no`,
  street_view: (_business, id) => `https://views.example/v1/thumbnail?panoid=${id}&w=1600&h=1000`,
  located_in: () => undefined,
  other_hours: () => undefined,
  range: ({ reviews }) => "$".repeat(1 + (reviews % 3)),
  logo: (_business, id) => `https://photos.example/l/${id}/s44-p-k-no-ns-nd/photo.jpg`,
  description: ({ name, type, city }) => `${name} is a ${type.toLowerCase()} in ${city}.`,
  typical_time_spent: () => "People typically spend up to 1.5 hours here",
  verified: ({ verified }) => verified,
  owner_id: (_business, id) => BigInt(`0x${id.slice(0, 15)}`).toString(),
  owner_title: ({ name }) => name,
  location_link: (_business, id) => `https://maps.example/maps/place/${id}/@0,0,14z/data=!4m8!1m2!2m1!1s`,
  place_id: (_business, id) => `ChIJ${id.slice(0, 23)}`,
  google_id: (_business, id) => `0x${id.slice(0, 16)}:0x${id.slice(16, 32)}`,
  cid: (_business, id) => BigInt(`0x${id.slice(16, 31)}`).toString(),
  reviews_id: (_business, id) => `-${BigInt(`0x${id.slice(16, 31)}`)}`,
};

const LEAN_COLUMNS: ReadonlySet<string> = new Set(
  "name type category phone full_address city country_code latitude longitude rating reviews place_id".split(" "),
);

function columnsOf({ isLean = false }: Sample) {
  return Object.entries(COLUMNS).filter(([name]) => !isLean || LEAN_COLUMNS.has(name));
}

export function sampleHeaders(sample: Sample): string[] {
  return columnsOf(sample).map(([name]) => name);
}

/** The cells of generated businesses. */
export function* sampleRows(sample: Sample): Generator<Cell[]> {
  const columns = columnsOf(sample).map(([, cellOf]) => cellOf);
  for (const business of generateBusinesses({ count: sample.rows, seed: sample.seed ?? SEED })) {
    const id = createHash("sha256").update(business.placeId).digest("hex");
    yield columns.map((cellOf) => cellOf(business, id));
  }
}
