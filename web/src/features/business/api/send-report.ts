import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import type { reportBusiness } from "@meridian/shared/contracts/site-api";
import { requestJson } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import type { ReportProblems } from "../report-text.ts";

export interface OutgoingReport {
  slug: string;
  reason: string;
  message: string;
  email: string;
  website: string;
  elapsedMs: number;
}

/** Rejects with an ApiError for every answer that is no success. */
export function sendReport({ slug, ...report }: OutgoingReport): Promise<EndpointResponse<typeof reportBusiness>> {
  return requestJson(`/api/businesses/${encodeURIComponent(slug)}/reports`, { method: "POST", data: report });
}

/** What the server found wrong with single fields, the first of each. */
export function reportProblemsOf(error: unknown): ReportProblems {
  const problems: ReportProblems = {};
  for (const { path, message } of (error instanceof ApiError ? error.problem?.issues : undefined) ?? []) {
    if (path === "body.reason") problems.reason ??= message;
    else if (path === "body.message") problems.message ??= message;
    else if (path === "body.email") problems.email ??= message;
  }
  return problems;
}
