import { Worker } from "node:worker_threads";
import { text } from "../messages/text.ts";
import type { XlsAnswer } from "./xls-messages.ts";

/**
 * The body of the process that reads one .xls workbook: a thread does the reading, and this one watches what it takes.
 * It ends with the channel to whoever started it, however that one ended.
 */
const MEMORY_CHECK_MS = 50;
const MAX_YOUNG_HEAP_MB = 64;
const BYTES_PER_MB = 1024 * 1024;

const [path = "", maxHeapMb = "0", maxRssMb = "0"] = process.argv.slice(2);

const answer = (message: XlsAnswer, onSent?: () => void) => {
  if (process.connected) process.send?.(message, () => onSent?.());
};

const tooMuchMemory: XlsAnswer = {
  type: "failed",
  code: "too_large",
  message: text("xls_out_of_memory"),
};
const crashed: XlsAnswer = {
  type: "failed",
  code: "invalid_input",
  message: text("xls_crashed"),
};

process.on("disconnect", () => process.exit());
const worker = new Worker(new URL("./xls-worker.ts", import.meta.url), {
  workerData: path,
  resourceLimits: { maxOldGenerationSizeMb: Number(maxHeapMb), maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
});
worker.on("message", (message: XlsAnswer) => answer(message));
worker.on("error", (error) => {
  const isMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  answer(isMemory ? tooMuchMemory : crashed, () => process.exit());
});
process.on("message", (request) => worker.postMessage(request));
setInterval(() => {
  if (process.memoryUsage.rss() > Number(maxRssMb) * BYTES_PER_MB) answer(tooMuchMemory, () => process.exit());
}, MEMORY_CHECK_MS);
