import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "@meridian/shared/kernel/app-error";
import { storedTextOf, text } from "../messages/text.ts";
import type { XlsAnswer, XlsRequest } from "./xls-messages.ts";
import { readXlsContent } from "./xls-rows.ts";
import { damaged } from "./zip-package.ts";

/** The thread in which an .xls workbook is read and kept. Its process watches over it, and dies with it where it must. */
function guarded(answer: () => XlsAnswer): XlsAnswer {
  try {
    return answer();
  } catch (error) {
    const failure = error instanceof AppError ? error : damaged(text("content_unreadable"), error);
    return { type: "failed", code: failure.code, message: storedTextOf(failure) };
  }
}

const port = parentPort;
if (port !== null) {
  const path: string = workerData;
  port.postMessage(
    guarded(() => {
      const content = readXlsContent(readFileSync(path));
      port.on("message", ({ sheet, fromIndex }: XlsRequest) =>
        port.postMessage(guarded(() => content.rows(sheet, fromIndex))),
      );
      return { type: "opened", sheets: content.sheets };
    }),
  );
}
