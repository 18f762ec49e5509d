import type { ProblemCode } from "@meridian/contracts/problem";
import type { ReportReason } from "@meridian/contracts/site/contact";

/** In form order. */
export const REPORT_REASONS: readonly { reason: ReportReason; label: string; hint: string }[] = [
  { reason: "wrong_hours", label: "Wrong hours", hint: "It is open or closed at other times" },
  { reason: "closed", label: "Closed", hint: "It has closed for good, or for a long time" },
  { reason: "duplicate", label: "Duplicate", hint: "The same place is listed twice" },
  { reason: "other", label: "Something else", hint: "Say below what is wrong" },
];

export interface ReportProblems {
  reason?: string;
  message?: string;
  email?: string;
}

interface WrittenReport {
  reason: string;
  message: string;
  hasValidEmail: boolean;
}

/** The problems to fix before a report can be sent. */
export function checkReport({ reason, message, hasValidEmail }: WrittenReport): ReportProblems {
  const problems: ReportProblems = {};
  if (!REPORT_REASONS.some((known) => known.reason === reason)) problems.reason = "Please choose what is wrong";
  if (reason === "other" && message.trim() === "") problems.message = "Please say what is wrong";
  if (!hasValidEmail) problems.email = "Please enter a valid email address";
  return problems;
}

/** Why a report was rejected, and what to do about it. */
export function reportFailureText(code: ProblemCode): string {
  switch (code) {
    case "rate_limited":
      return "You have sent many reports in a short time. Please try again in ten minutes.";
    case "not_found":
    case "gone":
      return "This business is no longer listed, so there is nothing left to report.";
    default:
      return "Failed to send the report. What you wrote is still here: please try again later.";
  }
}
