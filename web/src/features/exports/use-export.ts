import { ApiError } from "@meridian/contracts/client/api-error";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "../../lib/api/save-file.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { downloadExport, type ExportProgress } from "./api/download-export.ts";
import type { ExportChoices, ExportVariant } from "./export-choices.ts";

const WORDS = {
  full: { success: "Dışa aktarma başarılı", failure: "Dışa aktarma hatası", detail: "Export failed" },
  older: { success: "Success", failure: "Export Failed", detail: "Failed to export CSV file" },
} as const;

export interface RunningExport {
  isRunning: boolean;
  progress: ExportProgress;
  start(choices: ExportChoices): void;
  cancel(): void;
}

const NOTHING: ExportProgress = { bytes: 0, rows: undefined };

/** Runs one export at a time; `onDone` is only called on success. Unmounting cancels it. */
export function useExport(variant: ExportVariant, onDone: () => void): RunningExport {
  const toast = useToast();
  const [progress, setProgress] = useState(NOTHING);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const exporting = useMutation({
    mutationFn: async (choices: ExportChoices) => {
      const controller = new AbortController();
      abort.current = controller;
      setProgress(NOTHING);
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const { signal } = controller;
      const { file, fileName } = await downloadExport({ variant, choices, timeZone, signal, onProgress: setProgress });
      saveFile(file, fileName);
      return fileName;
    },
    onSuccess: (fileName) => {
      toast({ title: WORDS[variant].success, description: fileName });
      onDone();
    },
    onError: (error) => {
      if (abort.current?.signal.aborted) {
        toast({ title: "Dışa aktarma iptal edildi", description: "Dosya kaydedilmedi." });
        return;
      }
      const reason = error instanceof ApiError ? error.problem?.detail : undefined;
      toast({ tone: "error", title: WORDS[variant].failure, description: reason ?? WORDS[variant].detail });
    },
  });
  return {
    isRunning: exporting.isPending,
    progress,
    start: (choices) => exporting.mutate(choices),
    cancel: () => abort.current?.abort(),
  };
}
