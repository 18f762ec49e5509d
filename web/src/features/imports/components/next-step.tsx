import { Button } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Play, RotateCw } from "lucide-react";
import { failureText } from "../../../lib/api/api-error.ts";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { importAgain, retryImport } from "../api/change-import.ts";
import { refreshAfterImport } from "../api/get-imports.ts";

const TRIED_LABELS = { short: "İçe aktar", long: "Şimdi gerçekten içe aktar" } as const;
const LEFT_OUT_LABELS = {
  short: "Silinenleri geri getir",
  long: "Silinenleri geri getirerek yeniden içe aktar",
} as const;

export interface NextStepProps {
  job: ShownImportJob;
  /** Called with the queued import. */
  onStarted: (job: ShownImportJob) => void;
  /** Short labels, for narrow places. */
  isShort?: boolean;
}

/** What can be done next with an ended import's file: import after a dry run, retry after a failure, restore deleted businesses. */
export function NextStep({ job, onStarted, isShort = false }: NextStepProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const isTried = job.isDryRun && job.state === "succeeded";
  const isBroken = job.state === "failed" || job.state === "cancelled";
  const hasLeftOut = !job.isDryRun && !job.restoresDeleted && job.counters.wasDeleted > 0;
  const begin = useMutation({
    mutationFn: () => (isBroken ? retryImport(job.id) : importAgain(job, hasLeftOut || job.restoresDeleted)),
    onSuccess: async (started) => {
      onStarted(started);
      await refreshAfterImport(queryClient);
    },
    onError: (error) => toast({ tone: "error", title: "Başlatılamadı", description: failureText(error) }),
  });
  if (!isTried && !isBroken && !hasLeftOut) return null;
  const label = isBroken ? "Yeniden dene" : (isTried ? TRIED_LABELS : LEFT_OUT_LABELS)[isShort ? "short" : "long"];
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
