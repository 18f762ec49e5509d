import { Worker } from "node:worker_threads";
import { allNames } from "@meridian/domain/places/country-names";
import type { ThreadData } from "./source-messages.ts";

const MAX_HEAP_MB = 384;
/** How long a thread without a file waits for the next one. */
const MAX_IDLE_MS = 10_000;
/** What a library leaves behind in a thread must not add up until a later file is refused for it. */
const MAX_FILES = 20;

interface ParseThread {
  worker: Worker;
  maxHeapMb: number;
  files: number;
}

let idle: ParseThread | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/** A thread for one file: the one that has read the file before, if it is idle, because starting one takes a quarter of a second. */
export function takeThread(maxHeapMb = MAX_HEAP_MB): ParseThread {
  const thread = idle?.maxHeapMb === maxHeapMb ? forgetIdle(idle) : startThread(maxHeapMb);
  thread.files++;
  return thread;
}

/** Keeps a thread for the next file. Only for one that has read its file to the end: whatever else a file did to it ends with it. */
export async function keepThread(thread: ParseThread): Promise<void> {
  if (idle !== undefined || thread.files >= MAX_FILES) {
    await thread.worker.terminate();
    return;
  }
  idle = thread;
  thread.worker.on("error", endIdle).unref();
  idleTimer = setTimeout(endIdle, MAX_IDLE_MS);
  idleTimer.unref();
}

function startThread(maxHeapMb: number): ParseThread {
  const workerData: ThreadData = { countryNames: allNames() };
  const resourceLimits = { maxOldGenerationSizeMb: maxHeapMb };
  const worker = new Worker(new URL("./parse-worker.ts", import.meta.url), { workerData, resourceLimits });
  // Callers listen while they wait for a file; at any other time an error without a listener would end the process.
  worker.on("error", () => undefined);
  return { worker, maxHeapMb, files: 0 };
}

function forgetIdle(thread: ParseThread): ParseThread {
  clearTimeout(idleTimer);
  thread.worker.off("error", endIdle).ref();
  idle = undefined;
  return thread;
}

/** It was idle for too long, or failed while idle. */
function endIdle(): void {
  if (idle !== undefined) void forgetIdle(idle).worker.terminate();
}
