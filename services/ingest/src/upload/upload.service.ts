import type { BatchUploadReport, ImportJob, SheetKind, UploadReport } from "@meridian/shared/contracts/import-job";
import { DEFAULT_BATCH_SIZE_ROWS } from "@meridian/shared/contracts/import-limits";
import { batchUploadFieldsSchema } from "@meridian/shared/contracts/ingest-api";
import { invalidInput, unavailable } from "@meridian/shared/kernel/app-error";
import type { AuditLog } from "@meridian/shared/ports/audit-log";
import type { FileStore } from "@meridian/shared/ports/file-store";
import type { ImportJobStore } from "@meridian/shared/ports/import-job-store";
import { awaitJobEnd } from "../jobs/await-job-end.ts";
import type { JobRunner } from "../jobs/job-runner.ts";
import { toBatchUploadReport, toUploadReport } from "../load/import-report.ts";
import { progressOf } from "../progress/job-progress.ts";
import type { ProgressHub } from "../progress/progress-hub.ts";
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

export interface UploadServiceOptions {
  jobs: ImportJobStore;
  files: Pick<FileStore, "openLocal" | "remove">;
  audit: AuditLog;
  hub: ProgressHub;
  runner: Pick<JobRunner, "wake">;
  detectKind: (path: string) => Promise<SheetKind>;
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
    accept: (upload, actor) => createJob(options, upload, actor, DEFAULT_BATCH_SIZE_ROWS),
    async acceptOfSeveral(upload, actor) {
      const fields = batchUploadFieldsSchema.safeParse(upload.fields);
      if (fields.success) return createJob(options, upload, actor, fields.data.batchSize);
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

async function createJob(
  { jobs, files, audit, hub, runner, detectKind }: UploadServiceOptions,
  { fileName, file }: ReceivedUpload,
  actor: string,
  batchSizeRows: number,
): Promise<ImportJob> {
  let job: ImportJob;
  try {
    const kind = await detectStored(files, file.id, detectKind);
    const { id: fileId, sizeBytes: fileSizeBytes, sha256: fileSha256 } = file;
    job = await jobs.create({ fileName, fileId, fileSizeBytes, fileSha256, kind, batchSizeRows, createdBy: actor });
  } catch (error) {
    await files.remove(file.id);
    throw error;
  }
  hub.publish(progressOf(job));
  runner.wake();
  const details = { fileName, sizeBytes: file.sizeBytes, sha256: file.sha256 };
  await audit.append({ at: new Date(), actor, action: "import.started", subject: job.id, details });
  return job;
}

async function detectStored(
  files: Pick<FileStore, "openLocal">,
  fileId: string,
  detectKind: (path: string) => Promise<SheetKind>,
): Promise<SheetKind> {
  const local = await files.openLocal(fileId);
  try {
    return await detectKind(local.path);
  } finally {
    await local.release();
  }
}
