import type { Response } from "express";

/** Shorter than any proxy's timeout for a response in progress. */
const SIGN_OF_LIFE_MS = 10_000;

/**
 * Starts the response at once, so that no proxy or client times out and sends the file again: headers name the job, and whitespace, which
 * may precede JSON, follows until `report` resolves. `report` throws only when its signal aborts because the caller disconnected; the job
 * continues.
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
  const onClose = (): void => closed.abort(new Error("The caller disconnected"));
  if (res.closed) onClose();
  else res.once("close", onClose);
  return closed.signal;
}
