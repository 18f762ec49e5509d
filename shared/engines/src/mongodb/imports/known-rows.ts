import { MAX_REPORTED_ITEMS } from "@meridian/contracts/imports/import-limits";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import type { OutcomeOfDraft } from "../../rules/import-outcomes.ts";
import { StaleRows } from "../../rules/row-stamps.ts";
import type { BusinessDocument, TouchedDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { jobEntryId } from "./job-ranges.ts";
import { isWrittenBy } from "./open-writers.ts";

/** A known row whose business is as its stamp says, and untouched by the import. */
export interface CheckedRow extends KnownRow {
  /** Of the business, for the first reported ones. */
  name: string | undefined;
}

/** Throws StaleRows if a business has changed since its stamp, or another row of the import was about it. */
export async function checkKnownRows(
  { businesses, importTouched }: MongoDirectory,
  jobId: string,
  known: readonly KnownRow[],
): Promise<CheckedRow[]> {
  if (known.length === 0) return [];
  const ids = known.map(idOfStamp);
  const projection = { revision: 1, updatedAt: 1, deletedAt: 1, source: 1, openWriters: 1, "fields.name": 1 } as const;
  const options = { batchSize: ids.length + 1, ...BOUNDED };
  const [found, touched] = await Promise.all([
    businesses.find({ _id: { $in: ids } }, { projection, ...options }).toArray(),
    importTouched.find({ _id: { $in: ids.map((id) => jobEntryId(jobId, id)) } }, options).toArray(),
  ]);
  const met = new Set<string>();
  const byId = new Map(found.map((business) => [business._id, business]));
  const origins = new Map(touched.map(({ _id, origin }) => [_id, origin]));
  const isStale = (row: KnownRow) => {
    const business = byId.get(idOfStamp(row));
    if (business?.deletedAt !== undefined || business === undefined || stampOf(business) !== row.stamp) return true;
    if (met.has(business._id)) return true;
    met.add(business._id);
    const origin = origins.get(jobEntryId(jobId, business._id)) ?? originOfKnown(row);
    return isWrittenBy(business, jobId) || !origin.startsWith(originOfKnown(row));
  };
  const stale = known.filter(isStale);
  if (stale.length > 0) throw new StaleRows(stale);
  return known.map((row, index) => {
    return { ...row, name: index < MAX_REPORTED_ITEMS ? byId.get(idOfStamp(row))?.fields.name : undefined };
  });
}

export function outcomeOfKnown({ hasPlaceId, name }: CheckedRow): OutcomeOfDraft {
  return { outcome: "unchanged", hasPlaceId, isDoubtful: false, isOutranked: false, isRepeat: false, name };
}

/** Of a row that was not read. Those of its draft begin with it. */
function originOfKnown({ row }: KnownRow): string {
  return `${row} `;
}

export function touchOf(row: KnownRow, jobId: string): TouchedDocument {
  return { _id: jobEntryId(jobId, idOfStamp(row)), jobId, origin: originOfKnown(row), outcome: "unchanged" };
}

export function idOfStamp({ stamp }: Pick<KnownRow, "stamp">): string {
  return stamp.slice(0, stamp.indexOf(" "));
}

export function stampOf({
  _id,
  revision,
  updatedAt,
}: Pick<BusinessDocument, "_id" | "revision" | "updatedAt">): string {
  return `${_id} ${revision} ${updatedAt}`;
}
