import type { ProblemCode } from "@meridian/contracts/problem";
import { AppError, isAppError } from "@meridian/platform/app-error";

/** A worker's answer: errors keep their code between threads. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; code: ProblemCode; message: string; cause: string };

export async function outcomeOf<T>(work: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (isAppError(error)) return { ok: false, code: error.code, message: error.message, cause: "" };
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ok: false, code: "unavailable", message: "The search index cannot answer.", cause };
  }
}

/** For work without a result. */
export function settle(work: () => void | Promise<void>): Promise<Outcome<undefined>> {
  return outcomeOf(async () => {
    await work();
    return undefined;
  });
}

export function answerFrom<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, message, cause } = outcome;
  throw new AppError(code, message, cause === "" ? {} : { cause: new Error(cause) });
}
