import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { AppError } from "@meridian/platform/app-error";
import { storedTextOf } from "@meridian/platform/keyed-texts";
import { damaged } from "../formats/zip-package.ts";
import { importHeaderGuide } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import type { ProcessFile, ReaderAnswer, ReaderContent, ReaderRequest } from "./reader-messages.ts";

/** The thread that reads and holds a file. Its process monitors it, and dies with it if necessary. */
async function guarded({ kind }: ProcessFile, answer: () => Promise<ReaderAnswer>): Promise<ReaderAnswer> {
  try {
    return await answer();
  } catch (error) {
    const failure = error instanceof AppError ? error : unreadable(kind, error);
    return { type: "failed", code: failure.code, message: storedTextOf(failure) };
  }
}

/** The error for whatever a library throws. */
function unreadable(kind: ProcessFile["kind"], cause: unknown): AppError {
  return kind === "parquet"
    ? refusal("invalid_input", text("parquet_damaged"), { cause })
    : damaged(text("content_unreadable"), cause);
}

/** Loads one library of the two: most of the time a small file takes is loading them. */
async function openContent({ path, kind, headerGuideUrl = "" }: ProcessFile): Promise<ReaderContent> {
  if (kind === "parquet") {
    const { openParquetContent } = await import("./parquet-content.ts");
    return openParquetContent(path, await importHeaderGuide(headerGuideUrl));
  }
  return (await import("./sheetjs-content.ts")).readWorkbookContent(readFileSync(path));
}

const port = parentPort;
if (port !== null) {
  const file: ProcessFile = workerData;
  const opened = await guarded(file, async () => {
    const content = await openContent(file);
    port.on("message", async ({ sheet, fromIndex }: ReaderRequest) =>
      port.postMessage(await guarded(file, async () => content.rows(sheet, fromIndex))),
    );
    return { type: "opened", sheets: content.sheets };
  });
  port.postMessage(opened);
}
