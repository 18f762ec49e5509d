import type { BusinessStore, ExportValue } from "@meridian/shared/ports/business-store";
import type { ListedBusiness } from "./place-changes.ts";

/** A step of the embedded engine keeps the process from other work: it has to be short. */
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
  /** Absent: from the first. */
  after: string | undefined;
  /** Absent: to the last, whatever comes behind it. */
  upTo: string | undefined;
}

/** Listed businesses that follow each other in the walk. */
export interface BusinessPage {
  businesses: ListedBusiness[];
  upTo: string | undefined;
}

export interface PageWalk extends Stretch {
  businesses: Pick<BusinessStore, "exportStep">;
  /** Businesses of a page at most; there are fewer on the last, or where many that are not listed lie between. */
  size: number;
  /** Called between steps; what it throws ends the walk. */
  pause: () => Promise<void>;
}

/** A stretch, cut into pages, none of which is empty. */
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
    // Where nothing is listed a last place is not looked for row by row.
    leastRows = found.length === 0 ? limit * 2 : 1;
    if (listed.length < size || cursor === undefined) continue;
    yield { businesses: listed, upTo: cursor };
    listed = [];
  } while (cursor !== undefined);
  if (listed.length > 0) yield { businesses: listed, upTo };
}

/** Undefined of one that no list shows. */
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
