import type { Problem, ProblemCode } from "@meridian/shared/contracts/problem";

/** An answer of the API that is no success; its message is `{status}: {body, or the status text}`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ProblemCode;
  /** The problem document, where the answer was one. */
  readonly problem: Problem | undefined;
  /** When its query is given up, in milliseconds since 1970. */
  retryUntil = Number.POSITIVE_INFINITY;

  constructor(status: number, body: string, statusText = "", options?: ErrorOptions) {
    super(`${status}: ${body === "" ? statusText : body}`, options);
    this.status = status;
    this.problem = problemOf(body);
    this.code = this.problem?.code ?? codeOf(status);
  }
}

/** The code of any failure, also of one that was made on the server and came with the page, of which only the message is left. */
export function errorCodeOf(error: unknown): ProblemCode {
  return error instanceof ApiError ? error.code : codeOf(statusOf(error) ?? 500);
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

/** Of answers without a problem document: a proxy's, or those of which a page brought the message alone. */
const CODES: Readonly<Record<number, ProblemCode>> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  410: "gone",
  413: "too_large",
  429: "rate_limited",
  500: "internal",
};

function codeOf(status: number): ProblemCode {
  return CODES[status] ?? (status < 500 ? "invalid_input" : "unavailable");
}

function problemOf(body: string): Problem | undefined {
  if (!body.startsWith("{")) return undefined;
  try {
    const problem: Problem = JSON.parse(body);
    return typeof problem.code === "string" ? problem : undefined;
  } catch {
    return undefined;
  }
}
