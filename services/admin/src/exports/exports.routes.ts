import { pipeline } from "node:stream/promises";
import { exportBusinesses, exportSelectedFields } from "@meridian/contracts/admin/export-api";
import type { ExportFormat } from "@meridian/contracts/admin/export-fields";
import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize, Authorized } from "@meridian/platform/http/require-session";
import type { Logger } from "@meridian/platform/logger";
import type { Response, Router } from "express";
import type { ExportFile, ExportText } from "./export-file.ts";
import { type ExportPlan, planExport, planOlderExport } from "./export-request.ts";
import type { ExportsService } from "./exports.service.ts";
import { xlsxStream } from "./xlsx-stream.ts";

const MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const LEFT_CODES = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"]);

export interface ExportsRoutesOptions {
  service: ExportsService;
  authorize: Authorize;
  logger: Logger;
  now: () => Date;
}

export function createExportsRoutes({ service, authorize, logger, now }: ExportsRoutesOptions): Router {
  const router = createRouter();

  /**
   * Streams the file as fast as the client reads it. A disconnect ends the export; a failure midway breaks the connection, so that a
   * partial file never looks complete.
   */
  async function send(plan: ExportPlan, { session }: Authorized, res: Response): Promise<void> {
    const { file, end } = await service.start(plan, session.username);
    res.set("Cache-Control", "no-store").type(MEDIA_TYPES[plan.format]).attachment(plan.fileName);
    try {
      await pipeline(
        "records" in file || plan.format === "csv" ? csvPages(file) : xlsxStream(file)[Symbol.asyncIterator](),
        res,
      );
      await end("finished");
    } catch (error) {
      const isCancelled = isLeft(error);
      if (!isCancelled) logger.error({ err: error, fileName: plan.fileName }, "export failed");
      await end(isCancelled ? "cancelled" : "failed");
    }
  }

  mountSessionEndpoint(router, exportBusinesses, authorize, ({ query, authorized, res }) =>
    send(planExport(query, now()), authorized, res),
  );
  mountSessionEndpoint(router, exportSelectedFields, authorize, ({ body, authorized, res }) =>
    send(planOlderExport(body, now()), authorized, res),
  );
  return router;
}

/** Whether the client has disconnected, whichever event says so first. */
function isLeft(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && LEFT_CODES.has(code);
}

/** Yields a CSV file (RFC 4180) a few records at a time, marked as UTF-8 for spreadsheet programs. */
async function* csvPages(file: ExportFile | ExportText): AsyncGenerator<string | Uint8Array> {
  yield BYTE_ORDER_MARK + csvLine(file.headers);
  if ("records" in file) {
    yield* file.records;
    return;
  }
  for await (const rows of file.pages) {
    let text = "";
    for (const cells of rows) text += csvLine(cells);
    if (text !== "") yield text;
  }
}
