import { Button, Card, chakra } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Columns3, Undo2 } from "lucide-react";
import { useId } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { decideImport, type ImportDecision } from "../../api/change-import.ts";
import { refreshAfterImport } from "../../api/get-imports.ts";
import { heldText } from "../../held-import.ts";
import { requestOf } from "../../upload-queue.ts";
import { useJobReview } from "../../use-job-review.ts";
import { DoubtNotice } from "../doubt-notice.tsx";
import { ChangeSamples, MissingSamples, NewSamples } from "./held-samples.tsx";
import { MappingReview } from "./mapping-review.tsx";

const Title = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("p", { base: { color: "fg.muted", maxW: "prose" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

export interface HeldImportProps {
  job: ShownImportJob;
  review: ImportReview;
  /** Called with the import that follows the decision. */
  onDecided: (job: ShownImportJob) => void;
}

/** Why an import was not published, what it would change, and the decision about it. */
export function HeldImport({ job, review, onDecided }: HeldImportProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const onError = (error: Error) =>
    toast({ tone: "error", title: "Karar kaydedilemedi", description: failureText(error) });
  const decide = useMutation({
    mutationFn: (decision: ImportDecision) => decideImport(job.id, decision),
    onSuccess: async (next) => {
      onDecided(next);
      await refreshAfterImport(queryClient);
    },
    onError,
  });
  const { stored, setStored, open } = useJobReview(job);
  const isCorrecting = stored !== undefined;
  const whyNot = useId();
  return (
    <Card.Root size="md" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Title>Karar bekliyor</Title>
      <DoubtNotice doubts={review.doubts} />
      <Text>{heldText(job.counters, review.doubts)}</Text>
      {review.samples.length > 0 && <ChangeSamples samples={review.samples} />}
      {review.missing.length > 0 && <MissingSamples missing={review.missing} />}
      {job.counters.created > 0 && <NewSamples importId={job.id} />}
      <Actions>
        <Button
          disabled={decide.isPending || isCorrecting}
          aria-describedby={isCorrecting ? whyNot : undefined}
          onClick={() => decide.mutate({ decision: "publish" })}
        >
          <Check aria-hidden="true" />
          Yayımla
        </Button>
        <Button
          variant="outline"
          disabled={open.isPending}
          aria-expanded={isCorrecting}
          onClick={() => (isCorrecting ? setStored(undefined) : open.mutate())}
        >
          <Columns3 aria-hidden="true" />
          {isCorrecting ? "Düzeltmeden vazgeç" : "Sütunları düzelt"}
        </Button>
        <Button variant="outline" disabled={decide.isPending} onClick={() => decide.mutate({ decision: "discard" })}>
          <Undo2 aria-hidden="true" />
          Geri al
        </Button>
      </Actions>
      {stored !== undefined && (
        <>
          <Text id={whyNot}>
            Sütunları düzeltirken liste önceki hâliyle yayımlanamaz: aşağıdan yeniden içe aktarın veya düzeltmeden
            vazgeçin.
          </Text>
          <MappingReview stored={stored} onChange={setStored} />
          <Actions>
            <Button
              disabled={decide.isPending}
              onClick={() =>
                decide.mutate({
                  ...requestOf(stored),
                  decision: "correct",
                  columnChoices: [...(stored.choices ?? [])],
                })
              }
            >
              Bu sütunlarla yeniden içe aktar
            </Button>
          </Actions>
        </>
      )}
    </Card.Root>
  );
}
