import { Button, chakra } from "@chakra-ui/react";
import { MAX_INBOX_PAGE } from "@meridian/contracts/site/contact";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { INBOX_STATES } from "../inbox-view.ts";
import { STATE_LABELS } from "../inbox-words.ts";
import { useInboxChanges } from "../use-inbox-changes.ts";

const Bar = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center", minH: "11" },
});
const Count = chakra("p", { base: { textStyle: "sm", color: "fg.muted", me: "2" } });

export interface InboxActionsProps {
  ids: readonly string[];
  total: number;
  onAll: () => void;
  onClear: () => void;
}

/** Actions on all selected messages. */
export function InboxActions({ ids, total, onAll, onClear }: InboxActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { mark, erase } = useInboxChanges(() => {
    setAsking(false);
    onClear();
  });
  const isBusy = mark.isPending || erase.isPending;
  const isTooMany = ids.length > MAX_INBOX_PAGE;
  return (
    <Bar>
      <Count role="status">
        {isTooMany
          ? `Bir defada en çok ${MAX_INBOX_PAGE} kayıt seçilebilir.`
          : `${formatWhole(ids.length)} / ${formatWhole(total)} seçili`}
      </Count>
      <Button variant="ghost" size="sm" onClick={ids.length === total ? onClear : onAll}>
        {ids.length === total ? "Seçimi kaldır" : "Tümünü seç"}
      </Button>
      {ids.length > 0 && !isTooMany && (
        <>
          {INBOX_STATES.filter((state) => state !== "new").map((state) => (
            <Button
              key={state}
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={`Seçilenleri işaretle: ${STATE_LABELS[state]}`}
              onClick={() => mark.mutate({ ids, state })}
            >
              {STATE_LABELS[state]}
            </Button>
          ))}
          <Button variant="outline" size="sm" color="danger" disabled={isBusy} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
            Seçilenleri sil
          </Button>
        </>
      )}
      <ConfirmDialog
        title="Mesajlar kalıcı olarak silinsin mi?"
        isOpen={isAsking}
        isBusy={erase.isPending}
        confirmLabel="Kalıcı olarak sil"
        onConfirm={() => erase.mutate(ids)}
        onClose={() => setAsking(false)}
      >
        <p>{formatWhole(ids.length)} kayıt ve içindeki kişisel bilgiler silinir. Bu işlem geri alınamaz.</p>
      </ConfirmDialog>
    </Bar>
  );
}
