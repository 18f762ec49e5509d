import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { Synonym } from "@meridian/contracts/categories/synonyms-api";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { synonymsQuery } from "../api/synonyms.ts";
import { useRemoveSynonym } from "../use-synonyms.ts";
import { ReportCard } from "./report-card.tsx";

const Nothing = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Frame = chakra("div", {
  base: { "& > section": { maxH: "28rem" }, md: { "& section td": { verticalAlign: "middle" } } },
});
const Pair = chakra("span", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "2",
    overflowWrap: "anywhere",
    _icon: { width: "4", height: "4", color: "fg.subtle", flexShrink: "0" },
  },
});
const Muted = chakra("span", { base: { color: "fg.muted" } });

/** The synonyms of searches, with ways to change them. */
export function SynonymsCard({ onAdd }: { onAdd: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(synonymsQuery);
  const [removing, setRemoving] = useState<Synonym>();
  const removal = useRemoveSynonym(() => setRemoving(undefined));
  return (
    <ReportCard
      title="Eş anlamlılar"
      lead="Soldaki terimi içeren aramalar sağdakinin sonuçlarını da bulur."
      action={
        <Button variant="outline" size="sm" onClick={onAdd}>
          <Plus aria-hidden="true" />
          Eş anlamlı ekle
        </Button>
      }
    >
      {isPending && <Skeleton height="24" />}
      {isError && (
        <ErrorPanel title="Eş anlamlılar alınamadı" onRetry={() => void refetch()}>
          Aramalar bildiğiniz eş anlamlılarla sürüyor.
        </ErrorPanel>
      )}
      {data !== undefined && <SynonymTable synonyms={data.synonyms} onRemove={setRemoving} />}
      <ConfirmDialog
        title="Eş anlamlıyı kaldır"
        isOpen={removing !== undefined}
        confirmLabel="Kaldır"
        isBusy={removal.isPending}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => {
          if (removing !== undefined) removal.mutate(removing.id);
        }}
      >
        <p>
          “{removing?.term}” aramaları artık “{removing?.meaning}” sonuçlarını göstermeyecek.
        </p>
      </ConfirmDialog>
    </ReportCard>
  );
}

function SynonymTable({ synonyms, onRemove }: { synonyms: readonly Synonym[]; onRemove: (synonym: Synonym) => void }) {
  if (synonyms.length === 0) {
    return <Nothing>Henüz eş anlamlı yok. Sonuç vermeyen bir aramanın yanından da ekleyebilirsiniz.</Nothing>;
  }
  return (
    <Frame>
      <DataTable label="Eş anlamlılar: tablo" columns={["Aranan → bulunan", "Eklenme", "İşlem"]}>
        <tbody>
          {synonyms.map((synonym) => (
            <tr key={synonym.id}>
              <td data-wide="">
                <Pair>
                  {synonym.term} <ArrowRight aria-label="şunu da bulur" /> {synonym.meaning}
                </Pair>
              </td>
              <td data-label="Eklenme">
                <Muted>
                  {formatMoment(synonym.createdAt)} · {synonym.createdBy}
                </Muted>
              </td>
              <td data-wide="">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Kaldır: ${synonym.term} → ${synonym.meaning}`}
                  onClick={() => onRemove(synonym)}
                >
                  <Trash2 aria-hidden="true" />
                  Kaldır
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Frame>
  );
}
