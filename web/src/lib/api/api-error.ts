import { ApiError, codeOfStatus } from "@meridian/contracts/client/api-error";
import type { ProblemCode } from "@meridian/contracts/problem";

/** The code of any failure, including one from the server render, where only the message survives. */
export function errorCodeOf(error: unknown): ProblemCode {
  return error instanceof ApiError ? error.code : codeOfStatus(statusOf(error) ?? 500);
}

/** Whether the API failed rather than the page; also for a failure that arrived with the server render. */
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

/** "HTTP 503: Service Unavailable" for a failed response; undefined for other failures. Some transports omit the text. */
export function statusLineOf(error: unknown): string | undefined {
  const status = statusOf(error);
  return status === undefined ? undefined : `HTTP ${status}: ${STATUS_TEXTS[status] ?? "Error"}`;
}

function statusOf(error: unknown): number | undefined {
  const message = error instanceof Error ? error.message : "";
  return /^\d{3}: /.test(message) ? Number.parseInt(message, 10) : undefined;
}

const UNKNOWN_ERROR = "Unknown error";

/** The message for the admin after a failed call: the server's own if it has one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";
  return error instanceof Error ? error.message : UNKNOWN_ERROR;
}
