import type { Problem, ProblemCode } from "@meridian/shared/contracts/problem";

/** An answer of the API that is no success; its message is `{status}: {body, or the status text}`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ProblemCode;
  /** The problem document, where the answer was one. */
  readonly problem: Problem | undefined;

  constructor(status: number, body: string, statusText = "", options?: ErrorOptions) {
    super(`${status}: ${body === "" ? statusText : body}`, options);
    this.status = status;
    this.problem = problemOf(body);
    this.code = this.problem?.code ?? codeOf(status);
  }
}

/** The code of any failure, also of one that was made on the server and came with the page, of which only the message is left. */
export function errorCodeOf(error: unknown): ProblemCode {
  if (error instanceof ApiError) return error.code;
  const message = error instanceof Error ? error.message : "";
  const status = /^(\d{3}): /.exec(message)?.[1];
  return status === undefined ? "internal" : codeOf(Number(status));
}

/** Whether the API failed, not the page; true also of such a failure that came with the page from the server. */
export function isApiFailure(error: unknown): boolean {
  return error instanceof Error && /^\d{3}: /.test(error.message);
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
  const status = error instanceof Error ? /^(\d{3}): /.exec(error.message)?.[1] : undefined;
  return status === undefined ? undefined : `HTTP ${status}: ${STATUS_TEXTS[Number(status)] ?? "Error"}`;
}

function codeOf(status: number): ProblemCode {
  switch (status) {
    case 401:
      return "unauthenticated";
    case 403:
      return "forbidden";
    case 404:
      return "not_found";
    case 409:
      return "conflict";
    case 410:
      return "gone";
    case 413:
      return "too_large";
    case 415:
      return "unsupported_media";
    case 429:
      return "rate_limited";
    case 502:
    case 503:
    case 504:
      return "unavailable";
    case 507:
      return "no_room";
    default:
      return status < 500 ? "invalid_input" : "internal";
  }
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
