import type { ProblemCode, ValidationIssue } from "@meridian/contracts/problem";
import type { KeyedText } from "@meridian/contracts/stored-text";

/** A message in both languages of the API. */
export interface Bilingual {
  tr: string;
  en: string;
}

export interface BilingualIssue extends Omit<ValidationIssue, "message"> {
  message: Bilingual;
}

export interface AppErrorOptions {
  cause?: unknown;
  /** The message in Turkish. Without it, callers who read Turkish get a general text for the code. */
  turkish?: string;
  /** Language-independent form of the message, for storing. */
  keyed?: KeyedText;
  issues?: readonly (ValidationIssue | BilingualIssue)[];
  retryAfterSeconds?: number;
  /** Shown to the caller unchanged. */
  details?: unknown;
  /** Set if writes fail for lack of disk space. */
  isDiskFull?: boolean;
}

/**
 * A failure named by its meaning. Services throw these; only the problem handler maps `code` to a status. `message` is shown to
 * the caller and must not contain anything private. It is English, as in logs.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ProblemCode;
  readonly turkish: string | undefined;
  readonly keyed: KeyedText | undefined;
  readonly issues: readonly (ValidationIssue | BilingualIssue)[];
  readonly retryAfterSeconds: number | undefined;
  readonly details: unknown;
  readonly isDiskFull: boolean;

  constructor(code: ProblemCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.turkish = options.turkish;
    this.keyed = options.keyed;
    this.issues = options.issues ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
    this.isDiskFull = options.isDiskFull ?? false;
  }
}

interface RefusalOptions extends Omit<AppErrorOptions, "turkish" | "issues"> {
  issues?: readonly BilingualIssue[];
}

/** A failure in both languages. The linter allows no other where callers may read Turkish. */
export function refusal(code: ProblemCode, { tr, en }: Bilingual, options: RefusalOptions = {}): AppError {
  return new AppError(code, en, { ...options, turkish: tr });
}

type Failure = (message: string, options?: AppErrorOptions) => AppError;

export const invalidInput: Failure = (message, options) => new AppError("invalid_input", message, options);
export const unauthenticated: Failure = (message, options) => new AppError("unauthenticated", message, options);
export const notFound: Failure = (message, options) => new AppError("not_found", message, options);
export const gone: Failure = (message, options) => new AppError("gone", message, options);
export const conflict: Failure = (message, options) => new AppError("conflict", message, options);
export const tooLarge: Failure = (message, options) => new AppError("too_large", message, options);
export const rateLimited: Failure = (message, options) => new AppError("rate_limited", message, options);
export const unavailable: Failure = (message, options) => new AppError("unavailable", message, options);

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError;
}

/** An engine or service did not answer; the caller may continue without it. */
export function isUnavailable(error: unknown): error is AppError {
  return isAppError(error) && error.code === "unavailable";
}
