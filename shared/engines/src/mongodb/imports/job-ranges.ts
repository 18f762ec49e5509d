import type { Filter } from "mongodb";

const SEPARATOR = "/";
/** Sorts right after the separator in ids. */
const AFTER_SEPARATOR = "0";

/** The `_id` of an entry about one job and one business (or key). */
export function jobEntryId(jobId: string, entry: string): string {
  return `${jobId}${SEPARATOR}${entry}`;
}

export function partsOfEntryId(id: string): { jobId: string; entry: string } {
  const at = id.indexOf(SEPARATOR);
  return { jobId: id.slice(0, at), entry: id.slice(at + 1) };
}

/** Matches a job's entries after the given one, using the id index. */
export function entriesOf(jobId: string, after = ""): Filter<{ _id: string }> {
  return { _id: { $gt: jobEntryId(jobId, after), $lt: `${jobId}${AFTER_SEPARATOR}` } };
}
