import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { allNames } from "@meridian/shared/domain/country-names";
import type { AppError } from "@meridian/shared/kernel/app-error";
import { unpackList } from "@meridian/shared/kernel/packed-list";
import type { BusinessDraft } from "@meridian/shared/ports/business-store";
import { refusal, text } from "../../messages/text.ts";
import { serveReaderProcess } from "../reader-process/reader-relay.ts";
import {
  GAUGE_BYTES,
  GAUGE_READ_SHARE,
  GAUGE_REJECTED_BYTES,
  GAUGE_SIGNS_OF_LIFE,
  type OpenedMessage,
  type ParseTask,
  type PreviewMessage,
  type SourceBatch,
  TAKEN,
  type WorkerMessage,
} from "./source-messages.ts";

export interface ParseWorkerOptions extends Pick<ParseTask, "path" | "fileName" | "decision" | "work"> {
  signal?: AbortSignal | undefined;
  /** Without a row for this long, the worker is killed. Time during which batches wait to be taken does not count. */
  stallTimeoutMs?: number;
  maxHeapMb?: number;
}

export interface ParseWorker {
  /** Its first message. */
  first: OpenedMessage | PreviewMessage;
  batches: AsyncGenerator<SourceBatch>;
  readShare(): number;
  /** Bytes in the file of rejected rows, once all batches have arrived. */
  rejectedBytes(): number;
  close(): Promise<void>;
}

const STALL_TIMEOUT_MS = 60_000;
const MAX_HEAP_MB = 384;
const MAX_YOUNG_HEAP_MB = 12;
const MAX_BATCHES_AHEAD = 1;
const STALL_CHECKS = 20;

/** Starts a thread that parses a file. Rejects if the file cannot be opened as a sheet; later failures arrive with the batches. */
export async function startParseWorker(options: ParseWorkerOptions): Promise<ParseWorker> {
  options.signal?.throwIfAborted();
  const { port1, port2: readerPort } = new MessageChannel();
  serveReaderProcess(port1);
  const task: ParseTask = {
    path: options.path,
    fileName: options.fileName,
    decision: options.decision,
    work: options.work,
    gauges: new SharedArrayBuffer(GAUGE_BYTES),
    maxBatchesAhead: MAX_BATCHES_AHEAD,
    scratchFolder: join(tmpdir(), `meridian-zip-${randomUUID()}`),
    countryNames: allNames(),
    readerPort,
  };
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), {
    workerData: task,
    transferList: [readerPort],
    resourceLimits: {
      maxOldGenerationSizeMb: options.maxHeapMb ?? MAX_HEAP_MB,
      maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB,
    },
  });
  const inbox = createInbox(worker);
  const gauges = new Float64Array(task.gauges);
  const stall = watchForStall(gauges, options.stallTimeoutMs ?? STALL_TIMEOUT_MS, inbox);
  const onAbort = () => {
    inbox.fail(options.signal?.reason);
    void worker.terminate();
  };
  options.signal?.addEventListener("abort", onAbort, { once: true });
  const close = async () => {
    clearInterval(stall);
    options.signal?.removeEventListener("abort", onAbort);
    inbox.fail(refusal("unavailable", text("reader_closed")));
    await worker.terminate();
    await rm(task.scratchFolder, { recursive: true, force: true });
  };
  try {
    const first = await inbox.next();
    if (first.type !== "opened" && first.type !== "preview") throw refusal("invalid_input", text("no_rows"));
    return {
      first,
      batches: takeBatches(worker, inbox, close),
      readShare: () => gauges[GAUGE_READ_SHARE] ?? 0,
      rejectedBytes: () => gauges[GAUGE_REJECTED_BYTES] ?? 0,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Inbox {
  /** The next message; after a failure of the file, rejects once earlier messages are read; after a crash or abort, at once. */
  next(): Promise<WorkerMessage>;
  fail(reason: unknown): void;
  isWaiting(): boolean;
}

async function* takeBatches(worker: Worker, inbox: Inbox, close: () => Promise<void>): AsyncGenerator<SourceBatch> {
  try {
    for (;;) {
      const message = await inbox.next();
      if (message.type !== "batch") return;
      yield { ...message.batch, drafts: unpackList<BusinessDraft>(message.batch.drafts) };
      worker.postMessage(TAKEN);
    }
  } finally {
    await close();
  }
}

/** Under `node --watch`, Node uses this channel to report the files a thread has loaded. */
type NodeNotice = Readonly<Record<"watch:import" | "watch:require", unknown>>;

function createInbox(worker: Worker): Inbox {
  const messages: WorkerMessage[] = [];
  let failure: { reason: unknown } | undefined;
  let waiter: { resolve: (message: WorkerMessage) => void; reject: (reason: unknown) => void } | undefined;
  const fail = (reason: unknown) => {
    failure ??= { reason };
    waiter?.reject(failure.reason);
    waiter = undefined;
  };
  worker.on("message", (message: WorkerMessage | NodeNotice) => {
    if (!("type" in message)) return;
    if (waiter === undefined) messages.push(message);
    else if (message.type === "failed") fail(refusal(message.code, message.message));
    else waiter.resolve(message);
    waiter = undefined;
  });
  worker.on("error", (error) => fail(describeCrash(error)));
  worker.on("exit", (code) => {
    if (!messages.some(({ type }) => type === "end" || type === "failed"))
      fail(describeCrash(new Error(`exit code ${code}`)));
  });
  return {
    fail,
    isWaiting: () => waiter !== undefined,
    next: async () => {
      const message = messages.shift();
      if (message?.type === "failed") fail(refusal(message.code, message.message));
      if (failure !== undefined) throw failure.reason;
      if (message !== undefined) return message;
      return await new Promise<WorkerMessage>((resolve, reject) => {
        waiter = { resolve, reject };
      });
    },
  };
}

/** Fails the inbox if the worker shows no progress while someone waits for it. */
function watchForStall(gauges: Float64Array, timeoutMs: number, inbox: Inbox): NodeJS.Timeout {
  let lastSigns = -1;
  let silentSince = performance.now();
  const timer = setInterval(() => {
    const signs = gauges[GAUGE_SIGNS_OF_LIFE] ?? 0;
    if (signs !== lastSigns || !inbox.isWaiting()) {
      lastSigns = signs;
      silentSince = performance.now();
    } else if (performance.now() - silentSince >= timeoutMs) {
      const seconds = Math.round(timeoutMs / 1000);
      inbox.fail(refusal("invalid_input", text("reading_stalled", { seconds })));
    }
  }, timeoutMs / STALL_CHECKS);
  timer.unref();
  return timer;
}

function describeCrash(error: unknown): AppError {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  const isMemory = code === "ERR_WORKER_OUT_OF_MEMORY";
  return refusal("invalid_input", text(isMemory ? "reader_out_of_memory" : "reader_crashed"), { cause: error });
}
