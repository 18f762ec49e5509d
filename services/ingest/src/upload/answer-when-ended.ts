import { invalidInput } from "@meridian/shared/kernel/app-error";
import type { Response } from "express";

/** Shorter than the patience of any proxy for an answer that has begun. */
const SIGN_OF_LIFE_MS = 10_000;

/**
 * Begins to answer at once, so that nobody on the way gives the call up and sends the file again: the headers say which job
 * imports it, and blanks, which JSON may begin with, go out until `report` has the answer. `report` throws only when its signal
 * aborts: the caller has left, and the job goes on without him.
 */
export async function answerWhenEnded<T>(
  res: Response,
  jobId: string,
  report: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  res.type("json").set({ "Cache-Control": "no-store, no-transform", Location: `/api/admin/imports/${jobId}` });
  res.flushHeaders();
  const signs = setInterval(() => res.write("\n"), SIGN_OF_LIFE_MS);
  try {
    const answer = await report(whenClosed(res));
    res.write(JSON.stringify(answer));
    return answer;
  } finally {
    clearInterval(signs);
    res.end();
  }
}

function whenClosed(res: Response): AbortSignal {
  const closed = new AbortController();
  const onClose = (): void => closed.abort(invalidInput("The caller has left"));
  if (res.closed) onClose();
  else res.once("close", onClose);
  return closed.signal;
}
