import { setImmediate as giveWay } from "node:timers/promises";
import { refusal } from "@meridian/platform/app-error";
import type { Logger } from "@meridian/platform/logger";
import { runDespiteGivingUp } from "@meridian/platform/request-context";
import type { BusinessStore, CsvPage, ExportedPage } from "@meridian/ports/businesses/business-store";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import type { ExportColumns } from "./export-columns.ts";
import type { ExportFile, ExportText } from "./export-file.ts";
import type { ExportPlan } from "./export-request.ts";

/** Businesses per step: few, so that no text of theirs stays in memory for long. */
const STEP_SIZE = 200;
/** Businesses per step as text: fewer, so that even the longest cells fit into one string. */
const TEXT_STEP_SIZE = 400;
/** Each export runs as fast as its client reads; more would only slow each other down. */
const MAX_PARALLEL = 3;
const RETRY_AFTER_SECONDS = 30;
const BUSY = {
  tr: `Aynı anda en çok ${MAX_PARALLEL} dışa aktarma yapılabilir. Lütfen biraz bekleyin.`,
  en: `At most ${MAX_PARALLEL} exports can run at a time. Please wait a moment.`,
};

export type ExportEnd = "finished" | "cancelled" | "failed";

/** A started export, whose first businesses have been read. */
export interface RunningExport {
  file: ExportFile | ExportText;
  /** Call once, however it ended: logs the outcome and frees the slot. */
  end(how: ExportEnd): Promise<void>;
}

export interface ExportsService {
  /** Logs who exports what and reads the first businesses. Throws unavailable while too many exports run. */
  start(plan: ExportPlan, actor: string): Promise<RunningExport>;
}

export interface ExportsServiceOptions {
  businesses: Pick<BusinessStore, "exportStep" | "exportCsv">;
  auditLog: AuditLog;
  logger: Logger;
  now: () => Date;
}

export function createExportsService({ businesses, auditLog, logger, now }: ExportsServiceOptions): ExportsService {
  let running = 0;

  /** Reads the first step, so that an export that cannot start fails here. */
  async function openFile({ filter, columns, format }: ExportPlan, onTaken: (rows: number) => void) {
    const { headers, values, toCells, plain } = columns;
    if (format === "csv" && plain !== undefined) {
      const step = { filter, columns: plain, limit: TEXT_STEP_SIZE };
      const pages = await walk((after) => businesses.exportCsv({ ...step, ...after }));
      return { headers, records: recordsOf(pages, onTaken) };
    }
    const step = { filter, values, limit: STEP_SIZE };
    const pages = await walk((after) => businesses.exportStep({ ...step, ...after }));
    return { headers, pages: cellsOf(pages, toCells, onTaken) };
  }

  async function start(plan: ExportPlan, actor: string): Promise<RunningExport> {
    const startedAt = performance.now();
    const note = (action: string, outcome: Record<string, unknown>) =>
      auditLog.append({ at: now(), actor, action, subject: plan.fileName, details: { ...plan.request, ...outcome } });
    let rows = 0;
    const onTaken = (count: number) => {
      rows += count;
    };
    const file = await openFile(plan, onTaken);
    await note("export.started", {});
    return {
      file,
      async end(how) {
        running -= 1;
        const outcome = { rows, durationMs: Math.round(performance.now() - startedAt) };
        logger.info({ how, fileName: plan.fileName, ...outcome }, "export ended");
        await runDespiteGivingUp(() => note(`export.${how}`, outcome));
      },
    };
  }

  return {
    async start(plan, actor) {
      if (running >= MAX_PARALLEL) {
        throw refusal("unavailable", BUSY, {
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

/**
 * The pages of a walk whose first page has been read. A store within this process answers at once, and who reads as fast
 * would leave no turn to other calls, nor to what gives memory back.
 */
async function walk<P extends { next?: string }>(read: (from: { after?: string }) => Promise<P>) {
  const first = await read({});
  return (async function* () {
    for (let page = first; ; page = await read({ after: page.next })) {
      yield page;
      if (page.next === undefined) return;
      await giveWay();
    }
  })();
}

async function* recordsOf(pages: AsyncIterable<CsvPage>, onTaken: (rows: number) => void): ExportText["records"] {
  for await (const { records, rowCount } of pages) {
    if (rowCount === 0) continue;
    yield records;
    onTaken(rowCount);
  }
}

async function* cellsOf(
  pages: AsyncIterable<ExportedPage>,
  toCells: ExportColumns["toCells"],
  onTaken: (rows: number) => void,
): ExportFile["pages"] {
  for await (const { rows } of pages) {
    if (rows.length === 0) continue;
    yield rows.map((row) => toCells(row));
    onTaken(rows.length);
  }
}
