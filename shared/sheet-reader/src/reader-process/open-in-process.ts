import { refusal, text } from "../messages/text.ts";
import type { SheetReader, SheetRow, Workbook } from "../sheet-row.ts";
import type { ProcessFile, ReaderLimits, ReaderSheet } from "./reader-messages.ts";
import { type ReaderProcess, type StartReaderProcess, startReaderProcess } from "./reader-process.ts";

const LIMITS: ReaderLimits = { timeoutMs: 60_000, maxHeapMb: 1024, maxRssMb: 1536 };

export interface ProcessOptions {
  limits?: Partial<ReaderLimits>;
  /** Called while the file is opened, whose own time limit then applies. */
  onProgress?: (() => void) | undefined;
  /** Given if the thread that opens the file cannot fork a process that outlives it. */
  startProcess?: StartReaderProcess | undefined;
}

const PROGRESS_MS = 1000;

/**
 * Opens a file that cannot be streamed, in a separate process that holds it until it is closed; at most one response's rows are here at a
 * time. Throws AppError if it is damaged or exceeds the limits of time and memory.
 */
export async function openInProcess(file: ProcessFile, options: ProcessOptions = {}): Promise<Workbook> {
  const { limits, onProgress, startProcess = startReaderProcess } = options;
  const reader = startProcess(file, { ...LIMITS, ...limits });
  const progress = setInterval(() => onProgress?.(), PROGRESS_MS);
  try {
    const opened = await reader.ask();
    if (opened.type !== "opened") throw refusal("invalid_input", text("no_rows"));
    const { sheets } = opened;
    return {
      sheetNames: sheets.map(({ name }) => name),
      openSheet: (index) => {
        const sheet = sheets[index];
        if (sheet === undefined) throw new RangeError(`there is no sheet ${index}`);
        return openReaderSheet(reader, index, sheet);
      },
      close: () => reader.kill(),
    };
  } catch (error) {
    reader.kill();
    throw error;
  } finally {
    clearInterval(progress);
  }
}

function openReaderSheet(
  reader: ReaderProcess,
  sheet: number,
  { rowCount, hasLinks, hasMergedCells }: ReaderSheet,
): SheetReader {
  let nextIndex: number | undefined = 0;
  async function* readRows(): AsyncGenerator<SheetRow> {
    while (nextIndex !== undefined) {
      const answer = await reader.ask({ sheet, fromIndex: nextIndex });
      if (answer.type !== "rows") return;
      yield* answer.rows;
      nextIndex = answer.nextIndex;
    }
  }
  return {
    rows: readRows(),
    hasLinks: () => hasLinks === true,
    hasMergedCells: () => hasMergedCells === true,
    readShare: () => (rowCount === 0 || nextIndex === undefined ? 1 : nextIndex / rowCount),
  };
}
