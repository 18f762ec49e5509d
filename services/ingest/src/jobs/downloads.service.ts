import { Readable } from "node:stream";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { Language } from "@meridian/platform/http/request-language";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ImportUndoStore } from "@meridian/ports/imports/import-undo";
import { previewColumnsIn, previewRowIn } from "../load/preview-rows.ts";
import { refusal, text } from "../messages/text.ts";
import { openMadeFile } from "../upload/stored-file-facts.ts";
import { rejectedRowsCsv } from "./rejected-rows-csv.ts";
import { translatedCsv } from "./translated-csv.ts";
import { undoneCsv } from "./undone-csv.ts";

/** A CSV file to send. `release` is called afterwards, sent or not. */
export interface Download {
  name: string;
  content: Readable;
  release(): Promise<void>;
}

/** The files that jobs produce. Throws not_found if there is none, and gone if it is no longer kept. */
export interface DownloadsService {
  rejectedRows(jobId: string, language: Language): Promise<Download>;
  preview(jobId: string, language: Language): Promise<Download>;
  undone(jobId: string, language: Language): Promise<Download>;
}

export interface DownloadsServiceOptions {
  jobs: Pick<ImportJobStore, "get">;
  files: Pick<FileStore, "openLocal">;
  undo: Pick<ImportUndoStore, "listUndone">;
}

export function createDownloadsService({ jobs, files, undo }: DownloadsServiceOptions): DownloadsService {
  const find = async (id: string): Promise<ImportJob> => {
    const job = await jobs.get(id);
    if (job === undefined) throw refusal("not_found", text("import_not_found"));
    return job;
  };
  return {
    async rejectedRows(jobId, language) {
      const { errorFileId, fileName, finishedAt } = await find(jobId);
      if (errorFileId === null)
        throw refusal("not_found", text(finishedAt === null ? "rejected_rows_later" : "no_rejected_rows"));
      const { path, release } = await openMadeFile(files, errorFileId);
      const name = downloadName(fileName, language === "en" ? "rejected-rows" : "hatali-satirlar");
      return { name, content: Readable.from(rejectedRowsCsv(path, language)), release };
    },
    async preview(jobId, language) {
      const { previewFileId, fileName, isDryRun } = await find(jobId);
      if (previewFileId === null)
        throw refusal("not_found", text(isDryRun ? "dry_run_outcome_later" : "not_a_dry_run"));
      const { path, release } = await openMadeFile(files, previewFileId);
      const name = downloadName(fileName, language === "en" ? "dry-run-outcome" : "deneme-sonucu");
      const header = () => previewColumnsIn(language);
      const row = (cells: readonly string[]) => previewRowIn(language, cells);
      return { name, content: Readable.from(translatedCsv(path, { delimiter: ",", header, row })), release };
    },
    async undone(jobId, language) {
      const job = await find(jobId);
      if (job.undo === null) throw refusal("not_found", text("not_undone"));
      const name = downloadName(job.fileName, language === "en" ? "undone" : "geri-alma");
      return { name, content: Readable.from(undoneCsv(undo, jobId, language)), release: async () => {} };
    },
  };
}

function downloadName(fileName: string, what: string): string {
  return `${fileName.replace(/\.[^.]{1,5}$/, "")}-${what}.csv`;
}
