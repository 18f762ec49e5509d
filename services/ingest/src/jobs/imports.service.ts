import type { DashboardReport, ImportIssue, ImportJob } from "@meridian/shared/contracts/import-job";
import { conflict, notFound } from "@meridian/shared/kernel/app-error";
import type { AuditLog } from "@meridian/shared/ports/audit-log";
import type { ImportJobStore } from "@meridian/shared/ports/import-job-store";
import { toDashboardReport } from "../load/import-report.ts";
import { progressOf } from "../progress/job-progress.ts";
import { hasEnded, type ProgressHub } from "../progress/progress-hub.ts";
import type { JobRunner } from "./job-runner.ts";

export interface ImportsService {
  list(limit: number): Promise<ImportJob[]>;
  get(id: string): Promise<{ job: ImportJob; issues: ImportIssue[] }>;
  /** Of jobs that have ended, newest first. */
  listReports(): Promise<DashboardReport[]>;
  /** Answers with the job as it stands after the request; a running one ends at its next batch. */
  cancel(id: string, actor: string): Promise<ImportJob>;
}

export interface ImportsServiceOptions {
  jobs: ImportJobStore;
  audit: AuditLog;
  hub: ProgressHub;
  runner: Pick<JobRunner, "wake">;
}

const SHOWN_ISSUES = 100;
const SHOWN_REPORTS = 20;
/** Jobs looked through for those that have ended. */
const SEARCHED_JOBS = 100;

export function createImportsService({ jobs, audit, hub, runner }: ImportsServiceOptions): ImportsService {
  const find = async (id: string): Promise<ImportJob> => {
    const job = await jobs.get(id);
    if (job === undefined) throw notFound("İçe aktarma bulunamadı");
    return job;
  };

  return {
    list: (limit) => jobs.list(limit),
    async get(id) {
      return { job: await find(id), issues: await jobs.listIssues(id, SHOWN_ISSUES) };
    },
    async listReports() {
      const ended = (await jobs.list(SEARCHED_JOBS)).filter(hasEnded);
      return ended.slice(0, SHOWN_REPORTS).map(toDashboardReport);
    },
    async cancel(id, actor) {
      const { fileName } = await find(id);
      if (!(await jobs.requestCancel(id))) throw conflict("İçe aktarma zaten sona erdi");
      await audit.append({ at: new Date(), actor, action: "import.cancelled", subject: id, details: { fileName } });
      runner.wake();
      const job = await find(id);
      if (hasEnded(job)) hub.publish(progressOf(job));
      return job;
    },
  };
}
