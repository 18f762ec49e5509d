import type { BatchUploadReport, ImportJob, UploadReport } from "@meridian/shared/contracts/import-job";
import { DEFAULT_BATCH_SIZE_ROWS } from "@meridian/shared/contracts/import-limits";
import { batchUploadFieldsSchema } from "@meridian/shared/contracts/ingest-api";
import { invalidInput, unavailable } from "@meridian/shared/kernel/app-error";
import type { FileStore } from "@meridian/shared/ports/file-store";
import type { ImportJobStore } from "@meridian/shared/ports/import-job-store";
import { awaitJobEnd } from "../jobs/await-job-end.ts";
import { type QueuedFile, type QueueImportDeps, queueImport } from "../jobs/queue-import.ts";
import { toBatchUploadReport, toUploadReport } from "../load/import-report.ts";
import type { ReceivedUpload } from "./receive-upload.ts";

export interface UploadService {
  /** Makes a job of a file that is a sheet; any other is removed and refused. */
  accept(upload: ReceivedUpload, actor: string): Promise<ImportJob>;
  /** The same, with the batch size that the form asks for. */
  acceptOfSeveral(upload: ReceivedUpload, actor: string): Promise<ImportJob>;
  /** Reports on a job when it has ended. Throws when `signal` aborts: the job goes on alone. */
  report(jobId: string, signal: AbortSignal): Promise<UploadReport>;
  reportOfSeveral(jobId: string, signal: AbortSignal): Promise<BatchUploadReport>;
}

export interface UploadServiceOptions extends QueueImportDeps {
  jobs: ImportJobStore;
  files: Pick<FileStore, "openLocal" | "remove" | "freeBytes">;
  /** Aborted when the process stops: who waits for a report is told so. */
  stopSignal: AbortSignal;
}

/** Issues looked through, so that rejected rows can come first in a report. */
const SEARCHED_ISSUES = 1000;

export function createUploadService(options: UploadServiceOptions): UploadService {
  const { jobs, hub, stopSignal } = options;
  const isStopping = unavailable("Sunucu yeniden başlatılıyor; içe aktarma kaldığı yerden sürecek");

  const endOf = async (jobId: string, signal: AbortSignal) => {
    const waiting = AbortSignal.any([signal, stopSignal]);
    const job = await awaitJobEnd(jobId, { jobs, hub, signal: waiting }).catch((error) => {
      throw stopSignal.aborted ? isStopping : error;
    });
    return { job, issues: await jobs.listIssues(jobId, SEARCHED_ISSUES) };
  };

  return {
    accept: (upload, actor) => queueReceived(options, upload, actor, { batchSizeRows: DEFAULT_BATCH_SIZE_ROWS }),
    async acceptOfSeveral(upload, actor) {
      const fields = batchUploadFieldsSchema.safeParse(upload.fields);
      if (fields.success) {
        const { batchSize: batchSizeRows, isDryRun } = fields.data;
        return queueReceived(options, upload, actor, { batchSizeRows, isDryRun });
      }
      await options.files.remove(upload.file.id);
      const issues = fields.error.issues.map(({ path, message }) => ({ path: ["body", ...path].join("."), message }));
      throw invalidInput("Yükleme formunun alanları geçersiz", { issues });
    },
    async report(jobId, signal) {
      const { job, issues } = await endOf(jobId, signal);
      return toUploadReport(job, issues);
    },
    async reportOfSeveral(jobId, signal) {
      const { job, issues } = await endOf(jobId, signal);
      return toBatchUploadReport(job, issues);
    },
  };
}

/** A file that is no sheet is nobody's. */
async function queueReceived(
  options: UploadServiceOptions,
  { fileName, file }: ReceivedUpload,
  actor: string,
  choices: Pick<QueuedFile, "batchSizeRows" | "isDryRun">,
): Promise<ImportJob> {
  try {
    return await queueImport(options, { fileName, file, ...choices }, actor);
  } catch (error) {
    await options.files.remove(file.id);
    throw error;
  }
}
