import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { type ImportJob, importIssueCodeSchema } from "@meridian/contracts/imports/import-job";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import type { Bilingual } from "@meridian/platform/app-error";
import type { Language } from "@meridian/platform/http/request-language";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ImportUndoStore } from "@meridian/ports/imports/import-undo";
import { previewColumnsIn, previewRowIn } from "../load/preview-rows.ts";
import { ENGLISH_ISSUES } from "../messages/english.ts";
import { refusal, text } from "../messages/text.ts";
import { ERROR_COLUMNS, ERROR_COLUMNS_IN } from "../parse/columns/contents/error-columns.ts";
import { openMadeFile } from "../upload/stored-file-facts.ts";
import { translatedCsv } from "./translated-csv.ts";

const COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  en: ["id", "name", "slug", "outcome", "reason", "message"],
  tr: ["kimlik", "işletme", "slug", "sonuç", "neden", "açıklama"],
};
const OUTCOME_TEXTS: Readonly<Record<UndoneBusiness["outcome"], Bilingual>> = {
  removed: { tr: "İçe aktarmanın eklediği işletme silindi", en: "added by the import, and deleted" },
  restored: { tr: "İşletme içe aktarmadan önceki hâline döndü", en: "as it was before the import" },
  kept: { tr: "Olduğu gibi bırakıldı", en: "left as it is" },
};
const REASON_TEXTS: Readonly<Record<NonNullable<UndoneBusiness["reason"]>, Bilingual>> = {
  edited: { tr: "Sonradan elle düzenlendiği için bırakıldı", en: "left as it is: edited by hand since" },
  imported_again: {
    tr: "Sonraki bir içe aktarma değiştirdiği için bırakıldı",
    en: "left as it is: changed by a later import",
  },
  deleted: { tr: "Sonradan silindiği için bırakıldı", en: "left as it is: deleted since" },
};
const PAGE_SIZE = 1000;

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

/** A stored file of rejected rows in the reader's language: the translated last headers, and the reasons. */
async function* rejectedRowsCsv(path: string, language: Language): AsyncGenerator<string> {
  yield* translatedCsv(path, {
    delimiter: await delimiterOf(path),
    header: (cells) => headerIn(language, cells),
    row: (cells) => rowIn(language, cells),
  });
}

function headerIn(language: Language, header: readonly string[]): readonly string[] {
  return [...header.slice(0, -ERROR_COLUMNS.length), ...ERROR_COLUMNS_IN[language]];
}

function rowIn(language: Language, record: readonly string[]): readonly string[] {
  const code = importIssueCodeSchema.safeParse(record.at(-2)).data;
  return language === "en" && code !== undefined ? record.with(-1, ENGLISH_ISSUES[code]) : record;
}

/** The bytes before the last header. */
async function delimiterOf(path: string): Promise<string> {
  const content = createReadStream(path, "utf8");
  try {
    for await (const header of createInterface(content)) return header.at(-1 - ERROR_COLUMNS[2].length) ?? ",";
  } finally {
    content.destroy();
  }
  return ",";
}

/** All outcomes of an undo as CSV, one page of businesses at a time. */
async function* undoneCsv(
  undo: Pick<ImportUndoStore, "listUndone">,
  jobId: string,
  language: Language,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS[language]);
  for (let afterId = ""; ; ) {
    const page = await undo.listUndone(jobId, { afterId, limit: PAGE_SIZE });
    if (page.length > 0) yield page.map((business) => undoneLine(business, language)).join("");
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    afterId = last.id;
  }
}

function undoneLine({ id, name, slug, outcome, reason }: UndoneBusiness, language: Language): string {
  const message = reason === null ? OUTCOME_TEXTS[outcome] : REASON_TEXTS[reason];
  return csvLine([id, name, slug, outcome, reason ?? undefined, message[language]]);
}
