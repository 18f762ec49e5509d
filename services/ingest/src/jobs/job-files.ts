import { BYTE_ORDER_MARK } from "@meridian/domain/text/csv-cell";
import type { ImportBatchResult } from "@meridian/ports/businesses/import-batch";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore, LeasedJob } from "@meridian/ports/imports/import-job-store";
import { closeScratch, createScratchWriter, openUnnamedFile, readScratch } from "@meridian/sheet-reader/scratch-file";
import { previewHeader, previewLines } from "../load/preview-rows.ts";
import type { SourceBatch } from "../parse/worker/open-import-source.ts";

/**
 * The files a job produces from the one it reads: rejected rows, and for a dry run the outcome of each row. They grow in unnamed files and
 * are stored, complete, when reading has ended: every attempt reads the file from its start.
 */
export interface JobFiles {
  /** Creates them on the same disk as the file being read. Returns the file for rejected rows. */
  open(besidePath: string): number;
  /** Records a durable batch. */
  add(batch: SourceBatch, written: ImportBatchResult): void;
  /** The file was read to its end: rejected rows after the last batch belong to it too. */
  complete(rejectedBytes: number): void;
  /** Stores the files under the job. */
  keep(): Promise<void>;
  close(): void;
}

export interface JobFilesDeps {
  jobs: Pick<ImportJobStore, "setFiles">;
  files: Pick<FileStore, "save">;
}

export function createJobFiles({ jobs, files }: JobFilesDeps, { lease, job }: LeasedJob): JobFiles {
  let rejectedFile: number | undefined;
  let rejectedBytes = 0;
  let previewFile: number | undefined;
  let preview: ReturnType<typeof createScratchWriter> | undefined;

  const save = async (file: number | undefined, bytes: number): Promise<string | undefined> => {
    if (file === undefined || bytes === 0) return undefined;
    return (await files.save(readScratch(file, bytes), { maxBytes: bytes })).id;
  };

  return {
    open(besidePath) {
      rejectedFile = openUnnamedFile(besidePath, "rejected-rows");
      if (!job.isDryRun) return rejectedFile;
      previewFile = openUnnamedFile(besidePath, "preview");
      preview = createScratchWriter(previewFile);
      preview.write(BYTE_ORDER_MARK + previewHeader());
      return rejectedFile;
    },
    add(batch, { planned = [] }) {
      rejectedBytes = batch.rejectedBytes;
      preview?.write(previewLines(batch, planned));
    },
    complete(bytes) {
      rejectedBytes = bytes;
    },
    async keep() {
      const errorFileId = await save(rejectedFile, rejectedBytes);
      const previewFileId = await save(previewFile, preview?.flush() ?? 0);
      await jobs.setFiles(lease, {
        ...(errorFileId === undefined ? {} : { errorFileId }),
        ...(previewFileId === undefined ? {} : { previewFileId }),
      });
    },
    close() {
      closeScratch(rejectedFile);
      closeScratch(previewFile);
    },
  };
}
