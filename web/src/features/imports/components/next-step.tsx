import type { ImportJob } from "@meridian/shared/contracts/import-job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Play, RotateCw } from "lucide-react";
import { failureText } from "../../../lib/failure-text.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toaster.tsx";
import { importTriedFile, retryImport } from "../api/change-import.ts";
import { refreshAfterImport } from "../api/get-imports.ts";

export interface NextStepProps {
  job: ImportJob;
  /** Called with the import that was queued. */
  onStarted: (job: ImportJob) => void;
  /** In few words, where there is little room. */
  isShort?: boolean;
}

/** What can be begun with the file of an import that has ended: for real after a dry run, once more after a failure. */
export function NextStep({ job, onStarted, isShort = false }: NextStepProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const isTried = job.isDryRun && job.state === "succeeded";
  const isBroken = job.state === "failed" || job.state === "cancelled";
  const begin = useMutation({
    mutationFn: () => (isTried ? importTriedFile(job) : retryImport(job.id)),
    onSuccess: async (started) => {
      onStarted(started);
      await refreshAfterImport(queryClient);
    },
    onError: (error) => toast({ tone: "error", title: "Başlatılamadı", description: failureText(error) }),
  });
  if (!isTried && !isBroken) return null;
  const label = isTried ? (isShort ? "İçe aktar" : "Şimdi gerçekten içe aktar") : "Yeniden dene";
  return (
    <Button
      size="sm"
      variant={isTried && !isShort ? "solid" : "outline"}
      aria-label={isShort ? `${label}: ${job.fileName}` : undefined}
      disabled={begin.isPending || begin.isSuccess}
      onClick={() => begin.mutate()}
    >
      {isTried ? <Play aria-hidden="true" /> : <RotateCw aria-hidden="true" />}
      {begin.isSuccess ? "Başlatıldı" : label}
    </Button>
  );
}
