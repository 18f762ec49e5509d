import { fileURLToPath } from "node:url";
import type { ProblemCode } from "@meridian/contracts/problem";
import { AppError, isAppError, refusal, unavailable } from "@meridian/platform/app-error";
import { Piscina } from "piscina";

export interface WorkerPool<Tasks extends object> {
  /** The thread gets the buffers of `transferred` without a copy. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    task: TaskOf<Tasks, Name>,
    transferred?: ArrayBuffer[],
  ): Promise<AnswerOf<Tasks, Name>>;
  close(): Promise<void>;
}

type TaskOf<Tasks, Name extends keyof Tasks> = Tasks[Name] extends { task: infer Task } ? Task : never;
type AnswerOf<Tasks, Name extends keyof Tasks> = Tasks[Name] extends { answer: infer Answer } ? Answer : never;

/** What a thread is started with. Parsing it with zod would take a third of the thread's start. */
export interface WorkerData {
  dataDir: string;
}

export interface WorkerPoolOptions extends WorkerData {
  /** The URL of the module whose exports are the tasks. */
  entry: URL;
  threads: number;
  maxQueue: number;
  /** Tasks a thread runs concurrently: more than one if some wait for others. */
  concurrentTasks: number;
}

/** Threads that live as long as the pool. A thread's tasks start in order; when too many wait, further ones fail as unavailable. */
export function createWorkerPool<Tasks extends object>(options: WorkerPoolOptions): WorkerPool<Tasks> {
  const pool = new Piscina({
    filename: fileURLToPath(options.entry),
    minThreads: options.threads,
    maxThreads: options.threads,
    maxQueue: options.maxQueue,
    concurrentTasksPerWorker: options.concurrentTasks,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Workers follow the index between tasks and must not sleep on a lock.
    atomics: "disabled",
    workerData: { dataDir: options.dataDir } satisfies WorkerData,
  });
  let isClosed = false;
  return {
    async run(name, task, transferred = []) {
      if (isClosed) throw unavailable("The search index is closed.");
      if (pool.queueSize >= options.maxQueue)
        throw refusal(
          "unavailable",
          { tr: "Arama dizini çok meşgul.", en: "The search index is too busy." },
          { retryAfterSeconds: 1 },
        );
      const outcome: Outcome<AnswerOf<Tasks, typeof name>> = await pool.run(task, { name, transferList: transferred });
      return answerFrom(outcome);
    },
    async close() {
      isClosed = true;
      await pool.close();
      await pool.destroy();
    },
  };
}

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

function answerFrom<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, message, cause } = outcome;
  throw new AppError(code, message, cause === "" ? {} : { cause: new Error(cause) });
}
