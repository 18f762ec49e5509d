import type { Problem, ProblemCode } from "../problem.ts";

/**
 * Any answer other than 2xx, or none at all (503). Its message is `{status}: {body, or the status text}`. Fields without a written
 * type have an inferred one: published declarations then spell it out, where a written one would import the schemas.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Why the call failed; decide by this, never by a text. */
  readonly code;
  /** The problem document, where the answer was one. */
  readonly problem;

  constructor(status: number, body: string, statusText = "", options?: ErrorOptions) {
    super(`${status}: ${body === "" ? statusText : body}`, options);
    this.status = status;
    this.problem = problemOf(body);
    this.code = this.problem?.code ?? codeOfStatus(status);
  }
}

/** Of answers without a problem document, such as a proxy's. */
const CODES: Readonly<Record<number, ProblemCode>> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  410: "gone",
  413: "too_large",
  429: "rate_limited",
  500: "internal",
};

/** The code of a failure known only by its status. */
export function codeOfStatus(status: number) {
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
