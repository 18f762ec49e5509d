import { ApiError, codeOfStatus } from "@meridian/shared/client/api-error";
import type { ProblemCode } from "@meridian/shared/contracts/problem";

/** The code of any failure, also of one that was made on the server and came with the page, of which only the message is left. */
export function errorCodeOf(error: unknown): ProblemCode {
  return error instanceof ApiError ? error.code : codeOfStatus(statusOf(error) ?? 500);
}

/** Whether the API failed, not the page; true also of such a failure that came with the page from the server. */
export function isApiFailure(error: unknown): boolean {
  return statusOf(error) !== undefined;
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** "HTTP 503: Service Unavailable" of a failed answer; undefined of any other failure. Not every transport brings the words along. */
export function statusLineOf(error: unknown): string | undefined {
  const status = statusOf(error);
  return status === undefined ? undefined : `HTTP ${status}: ${STATUS_TEXTS[status] ?? "Error"}`;
}

function statusOf(error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : "";
  return /^\d{3}: /.test(message) ? Number.parseInt(message, 10) : undefined;
}
