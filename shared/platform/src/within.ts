import { type AppError, unavailable } from "./app-error.ts";

/**
 * Resolves with `work`, or rejects with the error from `late` after the timeout. Does not cancel `work`, which needs a limit of
 * its own.
 */
export async function within<T>(timeoutMs: number, work: Promise<T>, late: () => Error = noAnswer): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), timeoutMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function noAnswer(): AppError {
  return unavailable("No answer in time.");
}
