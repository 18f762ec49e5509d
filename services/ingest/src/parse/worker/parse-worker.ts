import { parentPort, workerData } from "node:worker_threads";
import { setAllNames } from "@meridian/domain/places/country-names";
import { isAppError } from "@meridian/platform/app-error";
import { storedTextOf } from "@meridian/platform/keyed-texts";
import { lowerPriority } from "@meridian/platform/lower-priority";
import { transferable } from "@meridian/platform/packed-list";
import { relayReaderProcess } from "@meridian/sheet-reader/reader-process/reader-relay";
import type { ColumnMapping } from "../../normalise/column-mapping.ts";
import { findOwnExport } from "../../normalise/own-export-columns.ts";
import { createRowNormaliser } from "../../normalise/row-to-business.ts";
import { buildBatches } from "../build-batches.ts";
import { headerSignature } from "../columns/column-map.ts";
import { fileNotes } from "../file-notes.ts";
import { listedKindsOf } from "../list-kind/list-kind.ts";
import { listedNamesOf } from "../list-kind/list-name.ts";
import { openSheet } from "../open-sheet.ts";
import { previewSheet } from "../preview-sheet.ts";
import { printSaltOf } from "../prints/print-salt.ts";
import { createRowPrints, type RowPrints } from "../prints/row-prints.ts";
import { createRejectedRows } from "../rejected-rows.ts";
import {
  GAUGE_READ_SHARE,
  GAUGE_REJECTED_BYTES,
  GAUGE_SIGNS_OF_LIFE,
  type ParseTask,
  type SourceRequest,
  type ThreadData,
  type WorkerMessage,
} from "./source-messages.ts";

/**
 * Parses one file, in a thread: whatever a file does to it, the parent process survives. Returns the last message about the file, to be
 * sent when it is closed.
 */
async function run(
  task: ParseTask,
  send: Send,
  onRequest: (listener: (request: SourceRequest) => void) => void,
): Promise<WorkerMessage> {
  const gauges = new Float64Array(task.gauges);
  const signOfLife = () => {
    gauges[GAUGE_SIGNS_OF_LIFE] = (gauges[GAUGE_SIGNS_OF_LIFE] ?? 0) + 1;
  };
  signOfLife();
  const { work, fileName, decision, scratchFolder } = task;
  const mayLackNames = work.kind === "preview";
  const startReaderProcess = relayReaderProcess(task.readerPort);
  const sheet = await openSheet(task.path, {
    onProgress: signOfLife,
    fileName,
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
    const window = createWindow(task.maxBatchesAhead);
    const { release, rejectedFile } = work;
    const { mapping } = sheet;
    // A row of our own export also brings what is not a field: it is read each time.
    const printSalt =
      release === undefined || findOwnExport(mapping.headers) !== undefined ? undefined : printSaltOf(mapping, release);
    const prints = printSalt === undefined ? undefined : createRowPrints(mapping);
    const begun = answerRequests(onRequest, { prints, send, onTaken: window.leave, mapping });
    send({
      type: "opened",
      kind: sheet.kind,
      columnExtraction: sheet.mapping.extraction,
      headerSignature: headerSignature(sheet.mapping),
      notes: fileNotes(fileName, sheet),
      listedKinds: listedKindsOf(sheet.mapping),
      listedNames: listedNamesOf(sheet.mapping),
      ...(sheet.survey === undefined ? {} : { survey: sheet.survey }),
      ...(printSalt === undefined ? {} : { printSalt }),
    });
    const takesPrints = printSalt !== undefined && (await begun);
    const rejectedRows =
      rejectedFile === undefined ? undefined : createRejectedRows(rejectedFile, sheet.mapping.headers, sheet.delimiter);
    for await (const batch of buildBatches(sheet, {
      ...work,
      rejectedRows,
      onRow: signOfLife,
      ...(takesPrints ? { prints } : {}),
    })) {
      gauges[GAUGE_READ_SHARE] = batch.readShare;
      await window.enter();
      send({ type: "batch", batch }, transferable(batch.drafts));
    }
    gauges[GAUGE_REJECTED_BYTES] = rejectedRows?.flush() ?? 0;
    gauges[GAUGE_READ_SHARE] = 1;
    return { type: "end" };
  } finally {
    sheet.close();
  }
}

/** Resolves when reading may begin, with whether the import takes prints. */
function answerRequests(
  onRequest: (listener: (request: SourceRequest) => void) => void,
  { prints, send, onTaken, mapping }: AnsweringThread,
): Promise<boolean> {
  const normalise = createRowNormaliser(mapping);
  return new Promise((resolve) => {
    onRequest((request) => {
      if (request.type === "page") prints?.addPage(request.page);
      else if (request.type === "begin") resolve(request.takesPrints);
      else if (request.type === "taken") {
        prints?.unread.shift();
        onTaken();
      } else {
        const stamps = new Set(request.stamps);
        const rows = [...(prints?.unread[0] ?? [])].filter(([stamp]) => stamps.has(stamp)).map(([, row]) => row);
        send({ type: "drafts", drafts: rows.flatMap((row) => normalise(row).draft ?? []) });
      }
    });
  });
}

/** Lets `size` batches through, then one for each that left. */
function createWindow(size: number) {
  let free = size;
  let wake: (() => void) | undefined;
  return {
    leave: () => {
      free++;
      wake?.();
    },
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

type Send = (message: WorkerMessage, transferred?: readonly ArrayBuffer[]) => void;

interface AnsweringThread {
  prints: RowPrints | undefined;
  send: Send;
  onTaken: () => void;
  mapping: ColumnMapping;
}

function parse(task: ParseTask): void {
  const { port } = task;
  const send: Send = (message, transferred = []) => port.postMessage(message, transferred);
  run(task, send, (listener) => port.on("message", listener)).then(send, (error: unknown) => {
    if (!isAppError(error)) throw error;
    send({ type: "failed", code: error.code, message: storedTextOf(error) });
  });
}

if (parentPort !== null) {
  lowerPriority();
  const { countryNames }: ThreadData = workerData;
  setAllNames(countryNames);
  parentPort.on("message", parse);
}
