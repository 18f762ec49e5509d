import { parentPort, workerData } from "node:worker_threads";
import { setAllNames } from "@meridian/domain/places/country-names";
import { isAppError } from "@meridian/platform/app-error";
import { storedTextOf } from "@meridian/platform/keyed-texts";
import { relayReaderProcess } from "@meridian/sheet-reader/reader-process/reader-relay";
import { buildBatches } from "../build-batches.ts";
import { fileNotes } from "../file-notes.ts";
import { openSheet } from "../open-sheet.ts";
import { previewSheet } from "../preview-sheet.ts";
import { createRejectedRows } from "../rejected-rows.ts";
import {
  GAUGE_READ_SHARE,
  GAUGE_REJECTED_BYTES,
  GAUGE_SIGNS_OF_LIFE,
  type ParseTask,
  type ThreadData,
  type WorkerMessage,
} from "./source-messages.ts";

/**
 * Parses one file, in a thread: whatever a file does to it, the parent process survives. Returns the last message about the file, to be
 * sent when it is closed.
 */
async function run(
  task: ParseTask,
  send: (message: WorkerMessage) => void,
  onTaken: (listener: () => void) => void,
): Promise<WorkerMessage> {
  const gauges = new Float64Array(task.gauges);
  const signOfLife = () => {
    gauges[GAUGE_SIGNS_OF_LIFE] = (gauges[GAUGE_SIGNS_OF_LIFE] ?? 0) + 1;
  };
  const { work, fileName, decision, scratchFolder } = task;
  const mayLackNames = work.kind === "preview";
  const startReaderProcess = relayReaderProcess(task.readerPort);
  const sheet = await openSheet(task.path, {
    onProgress: signOfLife,
    decision,
    mayLackNames,
    isSurveyed: work.kind === "import" && work.isSurveyed,
    startReaderProcess,
    scratchFolder,
  });
  try {
    if (work.kind === "preview") {
      return { type: "preview", preview: await previewSheet(sheet, fileName) };
    }
    const window = createWindow(task.maxBatchesAhead, onTaken);
    send({
      type: "opened",
      kind: sheet.kind,
      columnExtraction: sheet.mapping.extraction,
      notes: fileNotes(fileName, sheet),
      ...(sheet.survey === undefined ? {} : { survey: sheet.survey }),
    });
    const { rejectedFile } = work;
    const rejectedRows =
      rejectedFile === undefined ? undefined : createRejectedRows(rejectedFile, sheet.mapping.headers, sheet.delimiter);
    for await (const batch of buildBatches(sheet, { ...work, rejectedRows, onRow: signOfLife })) {
      gauges[GAUGE_READ_SHARE] = batch.readShare;
      await window.enter();
      send({ type: "batch", batch });
    }
    gauges[GAUGE_REJECTED_BYTES] = rejectedRows?.flush() ?? 0;
    gauges[GAUGE_READ_SHARE] = 1;
    return { type: "end" };
  } finally {
    sheet.close();
  }
}

/** Lets `size` batches through, then one for each that was taken. */
function createWindow(size: number, onTaken: (listener: () => void) => void) {
  let free = size;
  let wake: (() => void) | undefined;
  onTaken(() => {
    free++;
    wake?.();
  });
  return {
    enter: async () => {
      while (free === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      free--;
    },
  };
}

function parse(task: ParseTask): void {
  const { port } = task;
  const send = (message: WorkerMessage) => port.postMessage(message);
  run(task, send, (listener) => port.on("message", listener)).then(send, (error: unknown) => {
    if (!isAppError(error)) throw error;
    send({ type: "failed", code: error.code, message: storedTextOf(error) });
  });
}

if (parentPort !== null) {
  const { countryNames }: ThreadData = workerData;
  setAllNames(countryNames);
  parentPort.on("message", parse);
}
