import { Worker } from "node:worker_threads";
import { crashedText, outOfMemoryText, type ProcessFile, type ReaderAnswer } from "./reader-messages.ts";

/**
 * The body of the process that reads one file: a thread reads, and this one watches its resource use. It ends with the channel to its
 * parent, however that ended.
 */
const MEMORY_CHECK_MS = 50;
const MAX_YOUNG_HEAP_MB = 64;
const BYTES_PER_MB = 1024 * 1024;

const PROCESS_KINDS = ["xls", "xlsb", "parquet"] as const;

const [path = "", givenKind = "", maxHeapMb = "0", maxRssMb = "0", headerGuideUrl = ""] = process.argv.slice(2);
const kind = PROCESS_KINDS.find((known) => known === givenKind) ?? "xls";

const answer = (message: ReaderAnswer, onSent?: () => void) => {
  if (process.connected) process.send?.(message, () => onSent?.());
};

const tooMuchMemory: ReaderAnswer = {
  type: "failed",
  code: "too_large",
  message: outOfMemoryText(kind),
};
const crashed: ReaderAnswer = {
  type: "failed",
  code: "invalid_input",
  message: crashedText(kind),
};

process.on("disconnect", () => process.exit());
const worker = new Worker(new URL("./reader-worker.ts", import.meta.url), {
  workerData: { path, kind, headerGuideUrl } satisfies ProcessFile,
  resourceLimits: { maxOldGenerationSizeMb: Number(maxHeapMb), maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
});
worker.on("message", (message: ReaderAnswer) => answer(message));
worker.on("error", (error) => {
  const isMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  answer(isMemory ? tooMuchMemory : crashed, () => process.exit());
});
process.on("message", (request) => worker.postMessage(request));
setInterval(() => {
  if (process.memoryUsage.rss() > Number(maxRssMb) * BYTES_PER_MB) answer(tooMuchMemory, () => process.exit());
}, MEMORY_CHECK_MS);
