import type { ImportIssue, ImportJob } from "@meridian/contracts/imports/import-job";
import { DEFAULT_BATCH_SIZE_ROWS } from "@meridian/contracts/imports/import-limits";
import type { BatchUploadReport, UploadReport } from "@meridian/contracts/imports/import-report";
import { batchUploadFieldsSchema, singleUploadFieldsSchema } from "@meridian/contracts/imports/ingest-api";
import type { Language } from "@meridian/platform/http/request-language";
import { bilingualIssue, parseIn } from "@meridian/platform/http/validation-issue";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { z } from "zod";
import { awaitJobEnd } from "../jobs/await-job-end.ts";
import { type QueuedFile, type QueueImportDeps, queueImport } from "../jobs/queue-import.ts";
import { toBatchUploadReport, toUploadReport } from "../load/import-report.ts";
import { inLanguage, refusal, text } from "../messages/text.ts";
import type { ReceivedUpload } from "./receive-upload.ts";

export interface UploadService {
  /** Queues a job for a file that is a sheet, with the form's choices; removes and refuses any other. */
  accept(upload: ReceivedUpload, actor: string): Promise<ImportJob>;
  /** The same, with the batch size from the form. */
  acceptOfSeveral(upload: ReceivedUpload, actor: string): Promise<ImportJob>;
  /**
   * Reports on a job when it ends, or says that it continues if the process stops first. Throws only when `signal` aborts; the job
   * continues.
   */
  report(job: ImportJob, caller: ReportCaller): Promise<UploadReport>;
  reportOfSeveral(job: ImportJob, caller: ReportCaller): Promise<BatchUploadReport>;
}

export interface ReportCaller {
  language: Language;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
}

export interface UploadServiceOptions extends QueueImportDeps {
  jobs: ImportJobStore;
  files: Pick<FileStore, "openLocal" | "remove" | "freeBytes">;
  /** Aborted when the process stops; waiting callers get a response that says so. */
  stopSignal: AbortSignal;
}

/** The number of issues searched, so that rejected rows come first in a report. */
const SEARCHED_ISSUES = 1000;

export function createUploadService(options: UploadServiceOptions): UploadService {
  const { jobs, hub, stopSignal } = options;

  const reportOn = async <R extends UploadReport>(
    accepted: ImportJob,
    { language, signal }: ReportCaller,
    toReport: (language: Language, job: ImportJob, issues: readonly ImportIssue[]) => R,
  ): Promise<R> => {
    try {
      const job = await awaitJobEnd(accepted.id, { jobs, hub, signal: AbortSignal.any([signal, stopSignal]) });
      const issues = await jobs.listIssues(job.id, SEARCHED_ISSUES);
      return toReport(language, job, issues);
    } catch (error) {
      if (signal.aborted) throw error;
      return {
        ...toReport(language, accepted, []),
        success: false,
        message: inLanguage(language, text("import_goes_on")),
      };
    }
  };

  return {
    async accept(upload, actor) {
      const choices = await readFields(options, singleUploadFieldsSchema, upload);
      return queueReceived(options, upload, actor, { batchSizeRows: DEFAULT_BATCH_SIZE_ROWS, ...choices });
    },
    async acceptOfSeveral(upload, actor) {
      const fields = await readFields(options, batchUploadFieldsSchema, upload);
      const { batchSize: batchSizeRows, fileIndex: _fileIndex, totalFiles: _totalFiles, ...choices } = fields;
      return queueReceived(options, upload, actor, { batchSizeRows, ...choices });
    },
    report: (job, caller) => reportOn(job, caller, toUploadReport),
    reportOfSeveral: (job, caller) => reportOn(job, caller, toBatchUploadReport),
  };
}

/** The choices of the form; without valid ones its file belongs to no job. */
async function readFields<Fields extends z.ZodType>(
  { files }: Pick<UploadServiceOptions, "files">,
  schema: Fields,
  upload: ReceivedUpload,
): Promise<z.output<Fields>> {
  const fields = parseIn("tr", schema, upload.fields);
  if (fields.success) return fields.data;
  await files.remove(upload.file.id);
  const issues = fields.error.issues.map((issue) => bilingualIssue("tr", { ...issue, path: ["body", ...issue.path] }));
  throw refusal("invalid_input", text("form_fields_invalid"), { issues });
}

/** A file that is not a sheet belongs to no job. */
async function queueReceived(
  options: UploadServiceOptions,
  { fileName, file }: ReceivedUpload,
  actor: string,
  choices: Omit<QueuedFile, "fileName" | "file">,
): Promise<ImportJob> {
  try {
    return await queueImport(options, { fileName, file, ...choices }, actor);
  } catch (error) {
    await options.files.remove(file.id);
    throw error;
  }
}
