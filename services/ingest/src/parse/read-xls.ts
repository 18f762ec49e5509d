import { refusal, text } from "../messages/text.ts";
import type { SheetReader, SheetRow, Workbook } from "./sheet-row.ts";
import type { XlsLimits, XlsSheet } from "./xls-messages.ts";
import { type StartXlsProcess, startXlsProcess, type XlsProcess } from "./xls-process.ts";

const LIMITS: XlsLimits = { timeoutMs: 60_000, maxHeapMb: 1024, maxRssMb: 1536 };

export interface XlsOptions {
  limits?: Partial<XlsLimits>;
  /** Called now and then while the workbook is opened: its own time limit ends that, if nothing else does. */
  onProgress?: (() => void) | undefined;
  /** Given where the thread that opens the workbook cannot fork a process that outlives it. */
  startProcess?: StartXlsProcess | undefined;
}

const PROGRESS_MS = 1000;

/**
 * Opens a workbook of Excel 5 to 2003 in a process of its own, which holds it until it is closed; here are no more rows
 * at a time than one answer of it. Throws AppError when it is damaged or beyond the limits of time and memory.
 */
export async function openXls(path: string, options: XlsOptions = {}): Promise<Workbook> {
  const { limits, onProgress, startProcess = startXlsProcess } = options;
  const reader = startProcess(path, { ...LIMITS, ...limits });
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
        return openXlsSheet(reader, index, sheet);
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

function openXlsSheet(reader: XlsProcess, sheet: number, { rowCount }: XlsSheet): SheetReader {
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
    readShare: () => (rowCount === 0 || nextIndex === undefined ? 1 : nextIndex / rowCount),
  };
}
