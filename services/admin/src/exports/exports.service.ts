import { unavailable } from "@meridian/shared/kernel/app-error";
import type { Logger } from "@meridian/shared/kernel/logger";
import type { AuditLog } from "@meridian/shared/ports/audit-log";
import type { BusinessStore, ExportedPage } from "@meridian/shared/ports/business-store";
import type { ExportFile } from "./export-file.ts";
import type { ExportPlan } from "./export-request.ts";

/** Businesses that are looked at together. */
const STEP_SIZE = 1_000;
/** Each reads as fast as its reader takes it: more would only slow each other down. */
const MAX_PARALLEL = 3;
const RETRY_AFTER_SECONDS = 30;

export type ExportEnd = "finished" | "cancelled" | "failed";

/** An export that has begun: its first businesses are there. */
export interface RunningExport {
  file: ExportFile;
  /** To be called once, however it ended; notes it and makes room for another. */
  end(how: ExportEnd): Promise<void>;
}

export interface ExportsService {
  /** Notes who exports what, and reads the first businesses. Throws unavailable where too many exports run. */
  start(plan: ExportPlan, actor: string): Promise<RunningExport>;
}

export interface ExportsServiceOptions {
  businesses: Pick<BusinessStore, "exportStep">;
  auditLog: AuditLog;
  logger: Logger;
  now: () => Date;
}

export function createExportsService({ businesses, auditLog, logger, now }: ExportsServiceOptions): ExportsService {
  let running = 0;

  const stepAfter = (plan: ExportPlan, after?: string) =>
    businesses.exportStep({
      filter: plan.filter,
      values: plan.columns.values,
      limit: STEP_SIZE,
      ...(after === undefined ? {} : { after }),
    });

  async function start(plan: ExportPlan, actor: string): Promise<RunningExport> {
    const startedAt = performance.now();
    const note = (action: string, outcome: Record<string, unknown>) =>
      auditLog.append({ at: now(), actor, action, subject: plan.fileName, details: { ...plan.request, ...outcome } });
    const first = await stepAfter(plan);
    await note("export.started", {});
    let rows = 0;

    async function* pages(): ExportFile["pages"] {
      for (let page: ExportedPage = first; ; page = await stepAfter(plan, page.next)) {
        if (page.rows.length > 0) {
          yield page.rows.map((row) => plan.columns.toCells(row));
          rows += page.rows.length;
        }
        if (page.next === undefined) return;
      }
    }

    return {
      file: { headers: plan.columns.headers, pages: pages() },
      async end(how) {
        running -= 1;
        const outcome = { rows, durationMs: Math.round(performance.now() - startedAt) };
        logger.info({ how, fileName: plan.fileName, ...outcome }, "export ended");
        await note(`export.${how}`, outcome);
      },
    };
  }

  return {
    async start(plan, actor) {
      if (running >= MAX_PARALLEL) {
        throw unavailable(`Aynı anda en çok ${MAX_PARALLEL} dışa aktarma yapılabilir. Lütfen biraz bekleyin.`, {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      running += 1;
      try {
        return await start(plan, actor);
      } catch (error) {
        running -= 1;
        throw error;
      }
    },
  };
}
