import { Button, Card, chakra, Skeleton } from "@chakra-ui/react";
import type { DecidedCategory } from "@meridian/contracts/categories/categories-api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { UndoEntry, UndoList } from "../../../ui/messages/undo-list.tsx";
import { decisionsQuery } from "../api/categories.ts";
import { decisionText } from "../decision-words.ts";
import { useUndoDecision } from "../use-decisions.ts";

const Title = chakra("h2", { base: { textStyle: "h3" } });
const Nothing = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

/** Every decision, with a way to undo it. */
export function DecisionHistory() {
  const titleId = useId();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(decisionsQuery);
  const [undoing, setUndoing] = useState<DecidedCategory>();
  const undo = useUndoDecision(() => setUndoing(undefined));
  const decisions = data?.pages.flatMap((page) => page.decisions) ?? [];
  return (
    <Card.Root asChild size="md" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <section aria-labelledby={titleId}>
        <Title id={titleId}>Karar geçmişi</Title>
        {isPending && <Skeleton height="24" />}
        {isError && (
          <ErrorPanel title="Karar geçmişi alınamadı" onRetry={() => void refetch()}>
            Kararlar geçerliliğini koruyor.
          </ErrorPanel>
        )}
        {data !== undefined && decisions.length === 0 && <Nothing>Henüz karar verilmedi.</Nothing>}
        {decisions.length > 0 && (
          <UndoList>
            {decisions.map((decision) => (
              <HistoryEntry key={decision.id} decision={decision} onUndo={() => setUndoing(decision)} />
            ))}
          </UndoList>
        )}
        {hasNextPage && (
          <Button
            variant="outline"
            justifySelf="center"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? "Yükleniyor..." : "Daha eskileri göster"}
          </Button>
        )}
        <ConfirmDialog
          title="Kararı geri al"
          isOpen={undoing !== undefined}
          confirmLabel="Geri al"
          tone="accent"
          isBusy={undo.isPending}
          onClose={() => setUndoing(undefined)}
          onConfirm={() => {
            if (undoing !== undefined) undo.mutate(undoing.id);
          }}
        >
          <p>
            {undoing !== undefined &&
              `${decisionText(undoing)}. Bu karar geri alınsın mı? Önceki durum yeniden geçerli olur.`}
          </p>
        </ConfirmDialog>
      </section>
    </Card.Root>
  );
}

function HistoryEntry({ decision, onUndo }: { decision: DecidedCategory; onUndo: () => void }) {
  const { decidedAt, decidedBy, undone } = decision;
  return (
    <UndoEntry
      text={decisionText(decision)}
      detail={
        <>
          {decidedBy} · {formatMoment(decidedAt)}
          {undone !== null && ` · ${undone.by} geri aldı, ${formatMoment(undone.at)}`}
        </>
      }
      onUndo={undone === null ? onUndo : undefined}
    />
  );
}
