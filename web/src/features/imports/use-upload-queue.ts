import { ApiError } from "@meridian/contracts/client/api-error";
import { useCallback, useEffect, useRef, useState } from "react";
import { errorCodeOf, failureText } from "../../lib/api/api-error.ts";
import type { ImportFeed } from "./import-feed.ts";
import { UploadFailure } from "./upload-failure.ts";
import { type ChosenFile, type FileResult, isSuccess, type StoredFile } from "./upload-queue.ts";
import { importFile, type StepContext, sendFile, type UploadChoices, type UploadStep } from "./upload-steps.ts";

const PAUSE_BETWEEN_FILES_MS = 25;

export interface UploadInFlight {
  fileName: string;
  /** From 0. */
  index: number;
  total: number;
  step: UploadStep;
  /** The share of the file sent so far, 0 to 1. */
  sentShare: number;
}

export interface UploadQueueOptions {
  feed: ImportFeed;
  onStored: (id: number, stored: StoredFile) => void;
  onSessionEnded: () => void;
}

export interface UploadQueue {
  inFlight: UploadInFlight | undefined;
  results: readonly FileResult[];
  /** Imports the files one after another, continuing after failures. Returns all results. */
  upload: (files: readonly ChosenFile[], choices: UploadChoices) => Promise<readonly FileResult[]>;
  /** Sends and previews the files that have not been sent, without importing. Returns the failures. */
  prepare: (files: readonly ChosenFile[]) => Promise<readonly FileResult[]>;
  /** Stops sending; imports already started continue on the server. */
  stop: () => void;
  clearResults: () => void;
}

type Handle = (chosen: ChosenFile, context: Omit<StepContext, keyof UploadChoices>) => Promise<FileResult | undefined>;

export function useUploadQueue({ feed, onStored, onSessionEnded }: UploadQueueOptions): UploadQueue {
  const [inFlight, setInFlight] = useState<UploadInFlight>();
  const [results, setResults] = useState<readonly FileResult[]>([]);
  const abort = useRef<AbortController>(undefined);

  useEffect(() => () => abort.current?.abort(), []);
  useLeaveWarning(inFlight?.step === "sending");

  const runAll = useCallback(
    async (files: readonly ChosenFile[], handle: Handle) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      const ended: FileResult[] = [];
      setResults([]);
      for (const [fileIndex, chosen] of files.entries()) {
        const { name: fileName } = chosen.file;
        const report = (step: UploadStep, sentShare: number) =>
          setInFlight({ fileName, index: fileIndex, total: files.length, step, sentShare });
        report("sending", chosen.stored === undefined ? 0 : 1);
        try {
          const result = await handle(chosen, {
            fileIndex,
            totalFiles: files.length,
            feed,
            signal,
            onStep: report,
            onStored: (stored) => onStored(chosen.id, stored),
          });
          if (result !== undefined) ended.push(result);
        } catch (error) {
          ended.push({ kind: "failure", fileName, message: uploadFailureText(error, fileName) });
          if (isSessionOver(error)) onSessionEnded();
        }
        setResults([...ended]);
        if (signal.aborted) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_FILES_MS));
      }
      setInFlight(undefined);
      return ended;
    },
    [feed, onStored, onSessionEnded],
  );

  const upload: UploadQueue["upload"] = (files, choices) =>
    runAll(files, (chosen, context) => importFile(chosen, { ...context, ...choices }));
  const prepare: UploadQueue["prepare"] = (files) =>
    runAll(files, async ({ file, stored }, context) => {
      if (stored === undefined) await sendFile(file, context);
      return undefined;
    });
  const stop = useCallback(() => abort.current?.abort(new UploadFailure("aborted")), []);
  const clearResults = useCallback(() => setResults([]), []);
  return { inFlight, results, upload, prepare, stop, clearResults };
}

/** Files without a successful result, in order: they stay chosen for another try. */
export function unsuccessful(files: readonly ChosenFile[], results: readonly FileResult[]): ChosenFile[] {
  return files.filter((_, index) => {
    const result = results[index];
    return result === undefined || !isSuccess(result);
  });
}

function isSessionOver(error: unknown): boolean {
  return error instanceof UploadFailure ? error.kind === "unauthenticated" : errorCodeOf(error) === "unauthenticated";
}

/** Closing the page stops a file being sent, but not a running import. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}

/** The message for a failed upload: the server's own, or one with the file's name. */
function uploadFailureText(error: unknown, fileName: string): string {
  if (error instanceof ApiError && error.problem?.detail === undefined && error.status !== 503) {
    return `Upload failed for ${fileName}: ${error.message}`;
  }
  if (error instanceof UploadFailure && error.answer !== undefined) {
    return `Upload failed for ${fileName}: ${error.answer}`;
  }
  return failureText(error);
}
