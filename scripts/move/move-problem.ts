import { isAppError } from "../../shared/platform/src/app-error.ts";
import { messageOf } from "../supervisor/site-end.ts";

const SQLITE_FULL = 13;

/** The message that an operator sees for a failure, with `advice` if the disk, an engine or a path caused it. */
export function problemOf(error: unknown, advice: string): string {
  if (isDiskFull(error)) return `There is no room left on the disk (${messageIn(error)}). ${advice}`;
  const isOfSystem = error instanceof Error && "syscall" in error;
  return isAppError(error) || isOfSystem ? `${error.message} ${advice}` : messageOf(error);
}

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ENOSPC") || ("errcode" in error && error.errcode === SQLITE_FULL);
}

function messageIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
