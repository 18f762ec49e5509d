import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { unpackList } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { serveReaderProcess } from "@meridian/sheet-reader/reader-process/reader-relay";
import { refusal, text } from "../../messages/text.ts";
import { unpackRecords } from "../prints/print-records.ts";
import { withDrafts } from "../prints/with-drafts.ts";
import { keepThread, takeThread } from "./parse-threads.ts";
import {
  type DraftsMessage,
  GAUGE_BYTES,
  GAUGE_READ_SHARE,
  GAUGE_REJECTED_BYTES,
  GAUGE_SIGNS_OF_LIFE,
  type OpenedMessage,
  type ParseTask,
  type PreviewMessage,
  type SourceBatch,
  type SourceRequest,
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
  addPrints(page: Uint8Array): void;
  begin(takesPrints: boolean): void;
  readAgain(batch: SourceBatch, stamps: readonly string[]): Promise<SourceBatch>;
  readShare(): number;
  /** Bytes in the file of rejected rows, once all batches have arrived. */
  rejectedBytes(): number;
  close(): Promise<void>;
}

const STALL_TIMEOUT_MS = 60_000;
const MAX_BATCHES_AHEAD = 1;
const STALL_CHECKS = 20;

/** Has a thread parse a file. Rejects if the file cannot be opened as a sheet; later failures arrive with the batches. */
export async function startParseWorker(options: ParseWorkerOptions): Promise<ParseWorker> {
  options.signal?.throwIfAborted();
  const { port1: readers, port2: readerPort } = new MessageChannel();
  const { port1: messages, port2: taskPort } = new MessageChannel();
  serveReaderProcess(readers);
  const task: ParseTask = {
    path: options.path,
    fileName: options.fileName,
    decision: options.decision,
    work: options.work,
    gauges: new SharedArrayBuffer(GAUGE_BYTES),
    maxBatchesAhead: MAX_BATCHES_AHEAD,
    scratchFolder: join(tmpdir(), `meridian-zip-${randomUUID()}`),
    port: taskPort,
    readerPort,
  };
  const request = (message: SourceRequest) => messages.postMessage(message);
  const thread = takeThread(options.maxHeapMb);
  const inbox = createInbox(messages);
  const gauges = new Float64Array(task.gauges);
  const onError = (error: unknown) => inbox.fail(describeCrash(error, gauges[GAUGE_SIGNS_OF_LIFE] !== 0));
  const onExit = (code: number) => onError(new Error(`exit code ${code}`));
  thread.worker.on("error", onError).on("exit", onExit);
  thread.worker.postMessage(task, [taskPort, readerPort]);
  const stall = watchForStall(gauges, options.stallTimeoutMs ?? STALL_TIMEOUT_MS, inbox);
  const onAbort = () => {
    inbox.fail(options.signal?.reason);
    void thread.worker.terminate();
  };
  options.signal?.addEventListener("abort", onAbort, { once: true });
  const end = async () => {
    clearInterval(stall);
    options.signal?.removeEventListener("abort", onAbort);
    inbox.fail(refusal("unavailable", text("reader_closed")));
    messages.close();
    readers.close();
    thread.worker.off("error", onError).off("exit", onExit);
    await (inbox.hasEnded() ? keepThread(thread) : thread.worker.terminate());
    await rm(task.scratchFolder, { recursive: true, force: true });
  };
  let ended: Promise<void> | undefined;
  const close = () => (ended ??= end());
  try {
    const first = await inbox.next();
    if (first.type !== "opened" && first.type !== "preview") throw refusal("invalid_input", text("no_rows"));
    return {
      first,
      batches: takeBatches(request, inbox, close),
      addPrints: (page) => request({ type: "page", page }),
      begin: (takesPrints) => request({ type: "begin", takesPrints }),
      readAgain: async (batch, stamps) => {
        const drafts = inbox.nextDrafts();
        request({ type: "read_again", stamps });
        return withDrafts(batch, new Set(stamps), (await drafts).drafts);
      },
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
  /** The answer to `read_again`, whatever else has arrived. */
  nextDrafts(): Promise<DraftsMessage>;
  fail(reason: unknown): void;
  isWaiting(): boolean;
  /** Whether the thread is done with the file, which was sound. */
  hasEnded(): boolean;
}

async function* takeBatches(
  request: (message: SourceRequest) => void,
  inbox: Inbox,
  close: () => Promise<void>,
): AsyncGenerator<SourceBatch> {
  try {
    for (;;) {
      const message = await inbox.next();
      if (message.type !== "batch") return;
      const { drafts, prints, ...batch } = message.batch;
      const records = prints && { drafts: unpackRecords(prints.drafts), known: unpackRecords(prints.known) };
      yield {
        ...batch,
        drafts: unpackList<BusinessDraft>(drafts),
        ...(records === undefined ? {} : { prints: records }),
      };
      request({ type: "taken" });
    }
  } finally {
    await close();
  }
}

function createInbox(port: MessagePort): Inbox {
  const messages: WorkerMessage[] = [];
  let failure: { reason: unknown } | undefined;
  let hasEnded = false;
  let waiter: { resolve: (message: WorkerMessage) => void; reject: (reason: unknown) => void } | undefined;
  let drafts: PromiseWithResolvers<DraftsMessage> | undefined;
  const fail = (reason: unknown) => {
    failure ??= { reason };
    drafts?.reject(failure.reason);
    waiter?.reject(failure.reason);
    waiter = undefined;
  };
  port.on("message", (message: WorkerMessage) => {
    if (message.type === "drafts") {
      drafts?.resolve(message);
      return;
    }
    hasEnded ||= message.type === "end" || message.type === "preview";
    if (waiter === undefined) messages.push(message);
    else if (message.type === "failed") fail(refusal(message.code, message.message));
    else waiter.resolve(message);
    waiter = undefined;
  });
  return {
    fail,
    isWaiting: () => waiter !== undefined,
    hasEnded: () => hasEnded,
    nextDrafts: () => {
      drafts = Promise.withResolvers();
      if (failure !== undefined) drafts.reject(failure.reason);
      return drafts.promise;
    },
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

/**
 * Fails the inbox if the worker shows no progress while someone waits for it. Counts checks, not time: none happens while the machine
 * sleeps or the process is stopped.
 */
function watchForStall(gauges: Float64Array, timeoutMs: number, inbox: Inbox): NodeJS.Timeout {
  let lastSigns = -1;
  let silentChecks = 0;
  const timer = setInterval(() => {
    const signs = gauges[GAUGE_SIGNS_OF_LIFE] ?? 0;
    if (signs !== lastSigns || !inbox.isWaiting()) {
      lastSigns = signs;
      silentChecks = 0;
    } else if (++silentChecks >= STALL_CHECKS) {
      const seconds = Math.round(timeoutMs / 1000);
      inbox.fail(refusal("invalid_input", text("reading_stalled", { seconds })));
    }
  }, timeoutMs / STALL_CHECKS);
  timer.unref();
  return timer;
}

/** A thread that ended before it began on the file says nothing about the file, unless it ran out of memory. */
function describeCrash(error: unknown, hasBegun: boolean): unknown {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  const isMemory = code === "ERR_WORKER_OUT_OF_MEMORY";
  if (!hasBegun && !isMemory) return error;
  return refusal("invalid_input", text(isMemory ? "reader_out_of_memory" : "reader_crashed"), { cause: error });
}
