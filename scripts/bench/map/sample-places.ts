import { DatabaseSync } from "node:sqlite";
import type { GeoPoint } from "../../../shared/contracts/src/search/search.ts";

/** A business that a view is drawn around: dense areas get many views. */
export interface SamplePlace extends GeoPoint {
  countryCode: string;
}

export function samplePlaces(directoryPath: string, count: number): SamplePlace[] {
  const db = new DatabaseSync(directoryPath, { readOnly: true });
  const { first, last } = db.prepare("SELECT min(n) AS first, max(n) AS last FROM business").get() ?? {};
  const step = Math.max(1, Math.floor((Number(last) - Number(first)) / count));
  const rows = db
    .prepare(
      `SELECT latitude AS lat, longitude AS lng, country_code AS code FROM business
       WHERE (n - ?) % ? = 0 AND is_listed = 1 AND latitude IS NOT NULL AND longitude IS NOT NULL LIMIT ?`,
    )
    .all(Number(first), step, count);
  db.close();
  return rows.map(({ lat, lng, code }) => ({ lat: Number(lat), lng: Number(lng), countryCode: String(code) }));
}

/** The category with the most businesses, whose map is the most work. */
export function largestCategory(directoryPath: string): { slug: string; businesses: number } {
  const db = new DatabaseSync(directoryPath, { readOnly: true });
  const row = db.prepare("SELECT slug, business_count AS n FROM category ORDER BY business_count DESC LIMIT 1").get();
  db.close();
  return { slug: String(row?.slug), businesses: Number(row?.n) };
}
