import { ApiError } from "@meridian/contracts/client/api-error";
import type { AnswerOf, BodyOf } from "@meridian/contracts/client/client-endpoint";
import { reportBusiness } from "@meridian/contracts/client/endpoints/site.gen";
import { call } from "../../../lib/api/api-client.ts";
import type { ReportProblems } from "../report-text.ts";

export type OutgoingReport = BodyOf<typeof reportBusiness> & { slug: string };

/** Rejects with an ApiError on any non-2xx response. */
export function sendReport({ slug, ...report }: OutgoingReport): Promise<AnswerOf<typeof reportBusiness>> {
  return call(reportBusiness, { params: { slug }, body: report });
}

/** The server's first problem per field. */
export function reportProblemsOf(error: unknown): ReportProblems {
  const problems: ReportProblems = {};
  for (const { path, message } of (error instanceof ApiError ? error.problem?.issues : undefined) ?? []) {
    if (path === "body.reason") problems.reason ??= message;
    else if (path === "body.message") problems.message ??= message;
    else if (path === "body.email") problems.email ??= message;
  }
  return problems;
}
