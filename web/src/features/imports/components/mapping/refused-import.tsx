import { Button, Card, chakra } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { BATCH_SIZES_ROWS } from "@meridian/contracts/imports/import-limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Columns3 } from "lucide-react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { startImport } from "../../api/change-import.ts";
import { refreshAfterImport } from "../../api/get-imports.ts";
import { requestOf } from "../../upload-queue.ts";
import { isNamed } from "../../upload-steps.ts";
import { useJobReview } from "../../use-job-review.ts";
import { MappingReview } from "./mapping-review.tsx";

const Title = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("p", { base: { color: "fg.muted", maxW: "prose" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

export interface RefusedImportProps {
  job: ShownImportJob;
  /** Called with the import that follows. */
  onStarted: (job: ShownImportJob) => void;
}

/** The columns of a file that could not be read as it was, and an import of it as a person reads it. */
export function RefusedImport({ job, onStarted }: RefusedImportProps) {
  const { stored, setStored, open } = useJobReview(job);
  const queryClient = useQueryClient();
  const toast = useToast();
  const start = useMutation({
    mutationFn: startImport,
    onSuccess: async (next) => {
      onStarted(next);
      await refreshAfterImport(queryClient);
    },
    onError: (error) => toast({ tone: "error", title: "Başlatılamadı", description: failureText(error) }),
  });
  const { fileName, isDryRun, restoresDeleted } = job;
  const batchSize = BATCH_SIZES_ROWS.find((size) => size === job.batchSizeRows);
  return (
    <Card.Root size="md" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Title>Dosyayı elle eşleyin</Title>
      <Text>
        Dosya saklandı: sütunlarını, başlık satırını veya işletmelerin adını seçip yeniden içe aktarabilirsiniz.
      </Text>
      {stored === undefined ? (
        <Actions>
          <Button variant="outline" disabled={open.isPending} onClick={() => open.mutate()}>
            <Columns3 aria-hidden="true" />
            Sütunları incele
          </Button>
        </Actions>
      ) : (
        <>
          <MappingReview stored={stored} onChange={setStored} />
          <Actions>
            <Button
              disabled={start.isPending || !isNamed(stored)}
              onClick={() => {
                const { fileId } = stored;
                start.mutate({ fileId, fileName, batchSize, isDryRun, restoresDeleted, ...requestOf(stored) });
              }}
            >
              Bu seçimlerle içe aktar
            </Button>
          </Actions>
        </>
      )}
    </Card.Root>
  );
}
