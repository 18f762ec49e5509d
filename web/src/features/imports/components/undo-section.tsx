import { Button, chakra } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { isInEffect } from "@meridian/domain/imports/import-progress";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Link } from "../../../ui/link.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { undoImport } from "../api/change-import.ts";
import { importQuery, refreshAfterImport } from "../api/get-imports.ts";
import { undoObstacle } from "../import-report.ts";
import { CounterList } from "./counter-list.tsx";
import { undoEntries } from "./job-card.tsx";
import { UndoneList } from "./undone-list.tsx";

/** Typed instead of a possibly long file name. */
const UNDO_WORD = "GERİ AL";

const Box = chakra("section", {
  base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" },
});
const Title = chakra("h2", { base: { textStyle: "h2", _focus: { outline: "none" } } });
const Danger = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4",
    alignItems: "center",
    justifyContent: "space-between",
    p: { base: "4", md: "5" },
    borderWidth: "1px",
    borderColor: "danger.border",
    borderRadius: "card",
  },
});
const Text = chakra("p", { base: { color: "fg.muted", maxW: "prose", flex: "1", minW: "min(100%, {spacing.60})" } });

export interface UndoSectionProps {
  job: ShownImportJob;
  onAsked: (job: ShownImportJob) => void;
}

/** Undoes an import after a typed confirmation, then lists the outcome for each business. */
export function UndoSection({ job, onAsked }: UndoSectionProps) {
  const obstacle = undoObstacle(job);
  const publisherId = usePublisher(job);
  const title = useRef<HTMLHeadingElement>(null);
  const ask = (requested: ShownImportJob) => {
    onAsked(requested);
    // The pressed button disappears.
    title.current?.focus();
  };
  return (
    <Box aria-label="Geri alma">
      <Title ref={title} tabIndex={-1}>
        Geri alma
      </Title>
      {job.undo === null && publisherId !== undefined && (
        <Danger>
          <Text>
            Bu içe aktarmayı{" "}
            <Link to="/admin/upload/$importId" params={{ importId: publisherId }}>
              başka bir içe aktarma
            </Link>{" "}
            yayımladı. Önce onu geri alın: eklenen işletmeler yeniden gizlenir, bu içe aktarma da ondan sonra geri
            alınabilir.
          </Text>
        </Danger>
      )}
      {job.undo === null && publisherId === undefined && (
        <Danger>
          <Text>
            {obstacle ??
              "Bu içe aktarmanın eklediği işletmeler silinir, değiştirdikleri eski haline döner. İçe aktarmadan sonra düzenlenen veya yeniden içe aktarılan işletmelere dokunulmaz; hepsi listelenir."}
          </Text>
          {obstacle === undefined && <UndoButton job={job} onAsked={ask} />}
        </Danger>
      )}
      {job.undo !== null && job.undo.state !== "done" && (
        <Text role="status">Geri alma sürüyor; bu sayfayı kapatsanız da tamamlanır.</Text>
      )}
      {job.undo?.state === "done" && (
        <>
          <Text>
            {job.undo.requestedBy} tarafından {formatMoment(job.undo.requestedAt)} tarihinde istendi
            {job.undo.finishedAt !== null && `, ${formatMoment(job.undo.finishedAt)} tarihinde tamamlandı`}.
          </Text>
          <CounterList entries={undoEntries(job.undo)} />
          <UndoneList job={job} undo={job.undo} />
        </>
      )}
    </Box>
  );
}

/** The import that published this one, unless that is known to be undone. */
function usePublisher({ review }: ShownImportJob): string | undefined {
  const publisherId = review?.state === "published" ? review.nextJobId : null;
  const { data } = useQuery({ ...importQuery(publisherId ?? ""), enabled: publisherId !== null });
  return publisherId !== null && (data === undefined || isInEffect(data.job)) ? publisherId : undefined;
}

function UndoButton({ job, onAsked }: UndoSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const toast = useToast();
  const { created, updated } = job.counters;
  const undo = useMutation({
    mutationFn: () => undoImport(job.id),
    onSuccess: async (requested) => {
      setAsking(false);
      onAsked(requested);
      await refreshAfterImport(queryClient);
    },
    onError: (error) => {
      setAsking(false);
      toast({ tone: "error", title: "Geri alınamadı", description: failureText(error) });
    },
  });
  return (
    <>
      <Button
        variant="outline"
        colorPalette="danger"
        color="danger"
        maxW="full"
        whiteSpace="normal"
        onClick={() => setAsking(true)}
      >
        <Undo2 aria-hidden="true" />
        İçe aktarmayı geri al
      </Button>
      <ConfirmDialog
        title="İçe aktarma geri alınsın mı?"
        isOpen={isAsking}
        isBusy={undo.isPending}
        confirmLabel="Geri al"
        typed={{ label: `Onaylamak için dosyanın adını veya ${UNDO_WORD} yazın`, accepted: [job.fileName, UNDO_WORD] }}
        onConfirm={() => undo.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          <strong>{job.fileName}</strong> ile {undoneText(created, updated)}.
        </p>
        <p>Sonradan düzenlenen işletmeler korunur. Geri alma durdurulamaz.</p>
      </ConfirmDialog>
    </>
  );
}

/** What an undo changes, without what it does not. */
function undoneText(created: number, updated: number): string {
  return [
    created > 0 ? `eklenen ${formatWhole(created)} işletme silinecek` : [],
    updated > 0 ? `güncellenen ${formatWhole(updated)} işletme eski haline dönecek` : [],
  ]
    .flat()
    .join(", ");
}
