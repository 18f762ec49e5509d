import type { ExportValue } from "@meridian/domain/businesses/export-cells";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { ListedBusiness } from "./place-changes.ts";

/** A step of the embedded engine blocks the process, so it must be short. */
const STEP_ROWS = 1_000;
const VALUES = [
  "slug",
  "updatedAt",
  "isApproved",
  "status",
  "type",
  "category",
  "countryCode",
  "city",
  "citySlug",
  "categorySlug",
] as const;

/** A stretch of the walk over all businesses. */
export interface Stretch {
  /** Absent: starts at the first. */
  after: string | undefined;
  /** Absent: continues to the end. */
  upTo: string | undefined;
}

/** Consecutive listed businesses of the walk. */
export interface BusinessPage {
  businesses: ListedBusiness[];
  upTo: string | undefined;
}

export interface PageWalk extends Stretch {
  businesses: Pick<BusinessStore, "exportStep">;
  /** The maximum per page; the last page has fewer, and so has one with many unlisted businesses in between. */
  size: number;
  /** Called between steps; an error ends the walk. */
  pause: () => Promise<void>;
}

/** Splits a stretch into non-empty pages. */
export async function* walkPages({ businesses, after, upTo, size, pause }: PageWalk): AsyncGenerator<BusinessPage> {
  let listed: ListedBusiness[] = [];
  let cursor = after;
  let leastRows = 1;
  do {
    const room = size - listed.length;
    const limit = Math.min(STEP_ROWS, size, Math.max(room, leastRows));
    const from = cursor;
    const { rows, next } = await businesses.exportStep({ filter: {}, values: VALUES, limit, after: from, upTo });
    await pause();
    const found = rows.flatMap((row) => listedBusiness(row) ?? []);
    if (found.length > room) {
      yield { businesses: listed, upTo: from };
      listed = [];
    }
    listed.push(...found);
    cursor = next;
    // If nothing is listed, the last place is not searched row by row.
    leastRows = found.length === 0 ? limit * 2 : 1;
    if (listed.length < size || cursor === undefined) continue;
    yield { businesses: listed, upTo: cursor };
    listed = [];
  } while (cursor !== undefined);
  if (listed.length > 0) yield { businesses: listed, upTo };
}

/** Undefined for a business no list shows. */
function listedBusiness(row: readonly ExportValue[]): ListedBusiness | undefined {
  const [slug, updatedAt, isApproved, status, type, category, countryCode, city, citySlug, categorySlug] = row;
  if (isApproved !== true || status === "closed") return undefined;
  const text = (value: ExportValue): string | undefined => (typeof value === "string" ? value : undefined);
  return {
    slug: String(slug),
    updatedAt: String(updatedAt),
    type: text(type),
    category: text(category),
    countryCode: text(countryCode),
    city: text(city),
    citySlug: text(citySlug),
    categorySlug: text(categorySlug),
  };
}
