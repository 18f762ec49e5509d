import { Readable } from "node:stream";
import type { ImportJob } from "../../shared/contracts/src/imports/import-job.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { awaitImport } from "./await-import.ts";

const MAX_BYTES = 2 ** 30;

/** Imports a CSV file through a site's ingest process; returns the ended job. */
export async function importChunks(
  { files, importJobs }: Engines,
  chunks: Iterable<string>,
  batchSizeRows: number,
): Promise<ImportJob> {
  const file = await files.save(Readable.from(chunks), { maxBytes: MAX_BYTES });
  const job = await importJobs.create({
    fileName: "businesses.csv",
    fileId: file.id,
    fileSizeBytes: file.sizeBytes,
    fileSha256: file.sha256,
    kind: "csv",
    batchSizeRows,
    createdBy: "operator",
  });
  return awaitImport(importJobs, job.id);
}
