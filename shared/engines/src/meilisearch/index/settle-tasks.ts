import { setTimeout as delay } from "node:timers/promises";
import { unavailable } from "@meridian/platform/app-error";
import type { Meilisearch, Task } from "meilisearch";

const FIRST_POLL_MS = 10;
const MAX_POLL_MS = 500;

export interface SettleLimits {
  /** How long the server may seem idle. */
  stallMs: number;
  /** How long the server may be gone: tasks survive its restart. */
  awayMs: number;
}

/**
 * Waits until every task has succeeded, however long, while the server makes progress on it or on earlier ones. Throws `unavailable` if the
 * server stalls or stays gone, or a task failed.
 */
export async function settleTasks(
  ask: <T>(work: (client: Meilisearch) => Promise<T>) => Promise<T>,
  taskUids: readonly number[],
  { stallMs, awayMs }: SettleLimits,
): Promise<void> {
  let heardAt = performance.now();
  /** Undefined while the server is gone. */
  async function hear<T>(question: (client: Meilisearch) => Promise<T>): Promise<T | undefined> {
    try {
      const answer = await ask(question);
      heardAt = performance.now();
      return answer;
    } catch (error) {
      if (performance.now() - heardAt >= awayMs) throw error;
      return undefined;
    }
  }

  let seen: string | undefined;
  let seenAt = performance.now();
  /** Compares the server's progress once per `stallMs`. */
  async function checkProgress(): Promise<void> {
    if (performance.now() - seenAt < stallMs) return;
    const batches = await hear((client) => client.batches.getBatches({ limit: 1 }));
    if (batches === undefined) return;
    const [latest] = batches.results;
    const current = JSON.stringify([latest?.uid, latest?.finishedAt, latest?.progress]);
    if (current === seen) throw unavailable("The search index makes no progress with a change.");
    seen = current;
    seenAt = performance.now();
  }

  for (const taskUid of taskUids) {
    for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(MAX_POLL_MS, pollMs * 1.5)) {
      const task = await hear((client) => client.tasks.getTask(taskUid));
      if (task !== undefined && isDone(task)) break;
      await checkProgress();
      await delay(pollMs);
    }
  }
}

function isDone({ status, error }: Task): boolean {
  if (status !== "failed" && status !== "canceled") return status === "succeeded";
  throw unavailable("The search index refused a change.", { cause: new Error(error?.message ?? status) });
}
