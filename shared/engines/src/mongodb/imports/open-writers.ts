import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

const UNDO = "undo/";

/** The name of an import's undo among the writers of a business. */
export function undoWriterOf(jobId: string): string {
  return `${UNDO}${jobId}`;
}

/** Whether the business has the import's write, even if a later one covers it. Exact while the import is running. */
export function isWrittenBy({ source, openWriters }: WrittenBusiness, jobId: string): boolean {
  return source?.importId === jobId || openWriters?.includes(jobId) === true;
}

type WrittenBusiness = Pick<BusinessDocument, "source" | "openWriters">;

/**
 * Of the writers of these businesses, the imports and undos that are still running: their batch may be interrupted and must recognise what
 * it wrote. Read after the businesses, whose writers were running when they wrote.
 */
export async function readOpenWriters(
  { importJobs }: MongoDirectory,
  businesses: Iterable<WrittenBusiness>,
  ownJobId: string,
): Promise<ReadonlySet<string>> {
  const jobIds = new Set<string>();
  for (const business of businesses) for (const writer of writersOf(business)) jobIds.add(jobIdOf(writer));
  jobIds.delete(ownJobId);
  if (jobIds.size === 0) return new Set();
  const open = { _id: { $in: [...jobIds] }, $or: [{ openN: { $gt: 0 } }, { undoN: { $gt: 0 } }] };
  const options = { projection: { openN: 1, undoN: 1 }, batchSize: jobIds.size + 1, ...BOUNDED } as const;
  const jobs = await importJobs.find(open, options).toArray();
  return new Set(
    jobs.flatMap(({ _id, openN, undoN }) => [
      ...(openN === undefined ? [] : [_id]),
      ...(undoN === undefined ? [] : [undoWriterOf(_id)]),
    ]),
  );
}

/** The writers to record with a business at its next write: all running ones except the writer itself. */
export function openWritersAfter(before: WrittenBusiness, open: ReadonlySet<string>): string[] {
  return [...new Set(writersOf(before))].filter((writer) => open.has(writer));
}

function writersOf({ source, openWriters = [] }: WrittenBusiness): string[] {
  return source === undefined ? openWriters : [...openWriters, source.importId];
}

function jobIdOf(writer: string): string {
  return writer.startsWith(UNDO) ? writer.slice(UNDO.length) : writer;
}
