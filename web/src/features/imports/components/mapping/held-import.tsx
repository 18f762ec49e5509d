import { Button, Card, chakra } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Columns3, Undo2 } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Notice } from "../../../../ui/messages/notice.tsx";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { decideImport, type ImportDecision, previewImport } from "../../api/change-import.ts";
import { refreshAfterImport } from "../../api/get-imports.ts";
import { doubtText, heldText, sampleFieldLabel } from "../../held-import.ts";
import type { StoredFile } from "../../upload-queue.ts";
import { MappingReview } from "./mapping-review.tsx";
import { useShownFirst } from "./use-shown-first.tsx";

const Title = chakra("h2", { base: { textStyle: "h3" } });
const Doubts = chakra("ul", {
  base: {
    display: "grid",
    gap: "1",
    listStyleType: "disc",
    ps: "5",
    "&:has(> :only-child)": { listStyleType: "none", ps: "0" },
  },
});
const Text = chakra("p", { base: { color: "fg.muted", maxW: "prose" } });
const SampleBox = chakra("div", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

export interface HeldImportProps {
  job: ShownImportJob;
  review: ImportReview;
  /** Called with the import that follows the decision. */
  onDecided: (job: ShownImportJob) => void;
}

/** Why an import was not published, what it would change, and the decision about it. */
export function HeldImport({ job, review, onDecided }: HeldImportProps) {
  const [stored, setStored] = useState<StoredFile>();
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
  const open = useMutation({
    mutationFn: () => {
      const { fileId, fileName, columnChoices, headerRow } = job;
      return previewImport({ fileId, fileName, columnChoices: columnChoices ?? undefined, headerRow });
    },
    onSuccess: (preview) => {
      const choices = job.columnChoices;
      const header = job.headerRow === undefined ? {} : { headerRow: job.headerRow };
      setStored({ fileId: job.fileId, preview, ...header, ...(choices === null ? {} : { choices }) });
    },
    onError,
  });
  return (
    <Card.Root size="md" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Title>Karar bekliyor</Title>
      <Notice tone="warning">
        <Doubts>
          {review.doubts.map((doubt) => (
            <li key={doubt.code}>{doubtText(doubt)}</li>
          ))}
        </Doubts>
      </Notice>
      <Text>{heldText(job.counters, review.doubts)}</Text>
      {review.samples.length > 0 && <Samples samples={review.samples} />}
      <Actions>
        <Button disabled={decide.isPending} onClick={() => decide.mutate({ decision: "publish" })}>
          <Check aria-hidden="true" />
          Yayımla
        </Button>
        <Button variant="outline" disabled={open.isPending || stored !== undefined} onClick={() => open.mutate()}>
          <Columns3 aria-hidden="true" />
          Sütunları düzelt
        </Button>
        <Button variant="outline" disabled={decide.isPending} onClick={() => decide.mutate({ decision: "discard" })}>
          <Undo2 aria-hidden="true" />
          Geri al
        </Button>
      </Actions>
      {stored !== undefined && (
        <>
          <MappingReview stored={withoutImport(stored, job.id)} onChange={setStored} />
          <Actions>
            <Button
              disabled={decide.isPending}
              onClick={() =>
                decide.mutate({
                  decision: "correct",
                  columnChoices: [...(stored.choices ?? [])],
                  headerRow: stored.headerRow,
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

/** The preview names earlier imports of the same file, among them the held one itself. */
function withoutImport(stored: StoredFile, jobId: string): StoredFile {
  const sameFiles = stored.preview.sameFiles.filter((same) => same.jobId !== jobId);
  return { ...stored, preview: { ...stored.preview, sameFiles } };
}

function Samples({ samples }: Pick<ImportReview, "samples">) {
  const lines = samples.flatMap(({ id, name, before, after }) =>
    Object.keys(before).map((field) => ({ id, name, field, before: before[field], after: after[field] })),
  );
  const { shown, more } = useShownFirst(lines);
  return (
    <SampleBox>
      <DataTable label="Değişecek işletmelerden örnekler" columns={["İşletme", "Alan", "Şimdi", "Bu dosyayla"]}>
        <tbody>
          {shown.map(({ id, name, field, before, after }) => (
            <tr key={`${id} ${field}`}>
              <td data-label="İşletme" dir="auto">
                {name}
              </td>
              <td data-label="Alan">{sampleFieldLabel(field)}</td>
              <td data-label="Şimdi" dir="auto">
                {before === "" ? "—" : before}
              </td>
              <td data-label="Bu dosyayla" dir="auto">
                {after === "" ? "—" : after}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {more}
    </SampleBox>
  );
}
