import { useCallback, useEffect, useRef, useState } from "react";
import { UploadError, uploadFile } from "./api/upload-file.ts";
import type { ChosenFile, FileResult } from "./upload-queue.ts";

const PAUSE_BETWEEN_FILES_MS = 25;
const UNKNOWN_ERROR = "Unknown error";

export interface UploadInFlight {
  fileName: string;
  /** From 0. */
  index: number;
  total: number;
  /** Share of the file that has left this device, 0 to 1. */
  sentShare: number;
}

export interface UploadQueue {
  inFlight: UploadInFlight | undefined;
  results: readonly FileResult[];
  /** Uploads the files one after another; a failed one does not stop the others. Answers with all results. */
  upload: (files: readonly ChosenFile[], batchSize: number) => Promise<readonly FileResult[]>;
  clearResults: () => void;
}

export interface UploadQueueOptions {
  onSessionEnded: () => void;
}

export function useUploadQueue({ onSessionEnded }: UploadQueueOptions): UploadQueue {
  const [inFlight, setInFlight] = useState<UploadInFlight>();
  const [results, setResults] = useState<readonly FileResult[]>([]);
  const abort = useRef<AbortController>(undefined);

  useEffect(() => () => abort.current?.abort(), []);
  useLeaveWarning(inFlight !== undefined && inFlight.sentShare < 1);

  const upload = useCallback(
    async (files: readonly ChosenFile[], batchSize: number) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      const ended: FileResult[] = [];
      setResults([]);
      for (const [fileIndex, { file }] of files.entries()) {
        const state = { fileName: file.name, index: fileIndex, total: files.length };
        setInFlight({ ...state, sentShare: 0 });
        const onSent = (sentShare: number) => setInFlight({ ...state, sentShare });
        try {
          const report = await uploadFile({ file, batchSize, fileIndex, totalFiles: files.length, signal, onSent });
          ended.push({ kind: "report", fileName: file.name, report });
        } catch (error) {
          ended.push({
            kind: "failure",
            fileName: file.name,
            message: error instanceof Error ? error.message : UNKNOWN_ERROR,
          });
          if (error instanceof UploadError && error.isUnauthenticated) onSessionEnded();
        }
        if (signal.aborted) break;
        setResults([...ended]);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_FILES_MS));
      }
      setInFlight(undefined);
      return ended;
    },
    [onSessionEnded],
  );

  const clearResults = useCallback(() => setResults([]), []);
  return { inFlight, results, upload, clearResults };
}

/** A file that is still being sent is lost when its page closes; an import that runs is not. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
