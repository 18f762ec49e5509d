import { Button, chakra } from "@chakra-ui/react";
import type { AdminBusinessPage, AdminListItem, BulkAction } from "@meridian/contracts/businesses/admin-businesses";
import { Ban, Check, EyeOff, GitMerge, RotateCcw, Trash2, X } from "lucide-react";
import { useState } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import type { Selection } from "../../../lib/hooks/use-selection.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { useBulkAction } from "../use-business-actions.ts";
import { BlockChoice } from "./block-choice.tsx";

const NAMED = 5;
const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    minH: "12",
    px: "4",
    py: "1.5",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "field",
    bg: "bg.subtle",
    "&[data-selection-bar]": {
      position: "sticky",
      top: { base: "7.25rem", md: "4.25rem" },
      zIndex: "1",
      bg: "bg.raised",
      borderColor: "accent",
    },
  },
});
const Count = chakra("p", { base: { textStyle: "sm", color: "fg.muted", ms: { md: "auto" } } });
const Names = chakra("ul", { base: { listStyle: "disc", ps: "5" } });

export interface SelectionBarProps {
  selection: Selection;
  shown: readonly AdminListItem[];
  isTrash: boolean;
  page: AdminBusinessPage | undefined;
}

/** The number of businesses in the list; once some are selected, the actions on them. */
export function SelectionBar({ selection, shown, isTrash, page }: SelectionBarProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const bulk = useBulkAction(() => {
    selection.clear();
    setAsking(false);
    setIsBlocked(false);
  });
  const { ids } = selection;
  const isActive = ids.length > 0;
  const run = (action: BulkAction) => bulk.mutate({ ids, action });
  const selected = shown.filter(({ id }) => selection.has(id));
  if (shown.length === 0) return null;
  return (
    <Bar data-selection-bar={isActive ? "" : undefined}>
      <Checkbox
        gap="3"
        minH="9"
        textStyle="sm"
        fontWeight="medium"
        checked={selection.isAll}
        onToggle={selection.toggleAll}
      >
        {isActive ? `${formatWhole(ids.length)} seçildi` : "Tümünü seç"}
      </Checkbox>
      {isActive && isTrash && (
        <>
          <Button size="sm" variant="outline" disabled={bulk.isPending} onClick={() => run("restore")}>
            <RotateCcw aria-hidden="true" />
            Geri al
          </Button>
          {selected.some(({ deletionKind }) => deletionKind !== "blocked") && (
            <Button size="sm" variant="outline" disabled={bulk.isPending} onClick={() => run("block")}>
              <Ban aria-hidden="true" />
              Engelle
            </Button>
          )}
          {selected.some(({ deletionKind }) => deletionKind === "blocked") && (
            <Button size="sm" variant="outline" disabled={bulk.isPending} onClick={() => run("unblock")}>
              <Trash2 aria-hidden="true" />
              Engeli kaldır
            </Button>
          )}
        </>
      )}
      {isActive && !isTrash && (
        <>
          <Button size="sm" variant="outline" disabled={bulk.isPending} onClick={() => run("approve")}>
            <Check aria-hidden="true" />
            Onayla
          </Button>
          <Button size="sm" variant="outline" disabled={bulk.isPending} onClick={() => run("hide")}>
            <EyeOff aria-hidden="true" />
            Gizle
          </Button>
          <Button size="sm" variant="outline" colorPalette="danger" color="danger" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
            Sil
          </Button>
          {ids.length === 2 && (
            <ButtonLink
              to="/admin/businesses/merge"
              search={{ left: ids[0], right: ids[1] }}
              size="sm"
              variant="outline"
            >
              <GitMerge aria-hidden="true" />
              Birleştir
            </ButtonLink>
          )}
        </>
      )}
      {isActive && (
        <Button size="sm" variant="ghost" onClick={selection.clear}>
          <X aria-hidden="true" />
          Seçimi kaldır
        </Button>
      )}
      {page !== undefined && <Count role="status">{totalText(page)}</Count>}
      <ConfirmDialog
        title={`${formatWhole(ids.length)} işletmeyi sil`}
        isOpen={isAsking}
        confirmLabel="Sil"
        isBusy={bulk.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => run(isBlocked ? "block" : "delete")}
      >
        <Names>
          {selected.slice(0, NAMED).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </Names>
        {selected.length > NAMED && <p>ve {formatWhole(selected.length - NAMED)} işletme daha</p>}
        <p>
          Siteden hemen kalkarlar ve 30 gün boyunca çöp kutusundan geri alınabilirler. Bu sürede içe aktarmalar onları
          geri getirmez.
        </p>
        <BlockChoice isBlocked={isBlocked} onChange={setIsBlocked} />
      </ConfirmDialog>
    </Bar>
  );
}

function totalText({ total, isTotalExact }: AdminBusinessPage): string {
  return `${formatWhole(total)}${isTotalExact ? "" : "+"} sonuç`;
}
