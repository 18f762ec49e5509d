import { createRouter } from "@meridian/platform/http/mount-endpoint";
import type { Logger } from "@meridian/platform/logger";
import express, { type RequestHandler, type Router } from "express";
import { z } from "zod";
import type { GatewayMetrics } from "../gateway-metrics.ts";
import { isAdminPage } from "../proxy-routes.ts";

export const CSP_REPORTS_PATH = "/api/csp-reports";
const MAX_BYTES = 64 * 1024;
const MAX_REPORTS = 20;
const MAX_CHARS = 300;
const OTHER = "other";

const text = z.string().transform((value) => value.slice(0, MAX_CHARS));
/** A URL without its query, which may contain a visitor's search. */
const address = z.string().transform((value) => (value.split(/[?#]/, 1)[0] ?? "").slice(0, MAX_CHARS));

/** Bodies that browsers send to `report-uri` and to the endpoint of `report-to` (CSP Level 3, §5.3; Reporting API). */
const reportsSchema = z.union([
  z
    .object({
      "csp-report": z.object({
        "effective-directive": text.optional(),
        "violated-directive": text.optional(),
        "blocked-uri": address.optional(),
        "document-uri": address.optional(),
      }),
    })
    .transform(({ "csp-report": report }) => [
      {
        directive: report["effective-directive"] ?? report["violated-directive"] ?? OTHER,
        blocked: report["blocked-uri"],
        page: report["document-uri"],
      },
    ]),
  z
    .array(
      z.object({
        type: z.literal("csp-violation"),
        body: z.object({
          effectiveDirective: text.default(OTHER),
          blockedURL: address.optional(),
          documentURL: address.optional(),
        }),
      }),
    )
    .min(1)
    .max(MAX_REPORTS)
    .transform((reports) =>
      reports.map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        page: body.documentURL,
      })),
    ),
]);

/** Known directives. Anybody can send a report, and each metric label is kept forever. */
const DIRECTIVES = new Set([
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "worker-src",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "frame-src",
  "form-action",
  "frame-ancestors",
  "object-src",
  "base-uri",
]);

export interface CspReportsOptions {
  logger: Logger;
  counts: Pick<GatewayMetrics, "countViolation" | "noteBlocked">;
  /** Runs before the body is read. */
  limit: RequestHandler;
}

/** Blocked origin, or the browser's keyword: "inline", "eval". */
function sourceOf(blocked: string | undefined): string {
  if (blocked !== undefined && /^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const origin = blocked !== undefined && URL.canParse(blocked) ? new URL(blocked).origin : OTHER;
  return origin === "null" ? OTHER : origin;
}

/** No snippet runs there: what is blocked is the admin area's own, such as its validator's attempt to compile. */
function isOfAdmin(page: string | undefined): boolean {
  return page !== undefined && URL.canParse(page) && isAdminPage(new URL(page).pathname);
}

/** Logs and counts CSP reports without what visitors searched for. */
export function createCspReports({ logger, counts, limit }: CspReportsOptions): Router {
  const router = createRouter();
  const readJson = express.json({
    limit: MAX_BYTES,
    type: ["application/csp-report", "application/reports+json", "application/json"],
  });
  router.post(CSP_REPORTS_PATH, limit, readJson, (req, res) => {
    const reports = reportsSchema.safeParse(req.body);
    if (!reports.success) {
      res.status(400).end();
      return;
    }
    for (const { directive, blocked, page } of reports.data) {
      counts.countViolation(DIRECTIVES.has(directive) ? directive : OTHER);
      if (DIRECTIVES.has(directive) && !isOfAdmin(page)) counts.noteBlocked(directive, sourceOf(blocked));
      logger.info({ directive, blocked, page }, "csp violation");
    }
    res.status(204).end();
  });
  return router;
}
