import { chakra } from "@chakra-ui/react";
import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import { useState } from "react";
import type { Selection } from "../../../lib/hooks/use-selection.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useBusinessActions } from "../use-business-actions.ts";
import { BlockChoice } from "./block-choice.tsx";
import { BusinessCard } from "./business-card.tsx";
import { CompactRow } from "./compact-row.tsx";

const List = chakra("ul", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" } });

export interface BusinessListProps {
  businesses: readonly AdminListItem[];
  isTrash: boolean;
  isCompact: boolean;
  selection: Selection;
  /** While another page is loading. */
  isBusy: boolean;
}

/** The businesses of a page with their actions. */
export function BusinessList({ businesses, isTrash, isCompact, selection, isBusy }: BusinessListProps) {
  const { toggle, remove, restore, setBlocked } = useBusinessActions();
  const [toDelete, setToDelete] = useState<AdminListItem>();
  const [isBlocked, setIsBlocked] = useState(false);
  const busyId = [toggle, restore, remove, setBlocked].find(({ isPending }) => isPending)?.variables?.id;
  const Entry = isCompact ? CompactRow : BusinessCard;
  const close = () => {
    setToDelete(undefined);
    setIsBlocked(false);
  };
  return (
    <>
      <List
        aria-label={isTrash ? "Çöp kutusundaki işletmeler" : "İşletmeler"}
        aria-busy={isBusy}
        gap={isCompact ? "1" : "3"}
      >
        {businesses.map((business) => (
          <Entry
            key={business.id}
            business={business}
            isTrash={isTrash}
            isSelected={selection.has(business.id)}
            isBusy={busyId === business.id}
            onSelect={() => selection.toggle(business.id)}
            onToggle={() => toggle.mutate(business)}
            onDelete={() => setToDelete(business)}
            onRestore={() => restore.mutate(business)}
            onBlock={(isBlocked) => setBlocked.mutate({ ...business, isBlocked })}
          />
        ))}
      </List>
      <ConfirmDialog
        title="İşletmeyi sil"
        isOpen={toDelete !== undefined}
        confirmLabel="Sil"
        isBusy={remove.isPending}
        onClose={close}
        onConfirm={() => {
          if (toDelete !== undefined) remove.mutate({ ...toDelete, isBlocked }, { onSettled: close });
        }}
      >
        <p lang="en">Are you sure you want to delete "{toDelete?.name}"?</p>
        <p>
          İşletme siteden hemen kalkar ve 30 gün boyunca çöp kutusundan geri alınabilir. Bu sürede içe aktarmalar onu
          geri getirmez.
        </p>
        <BlockChoice isBlocked={isBlocked} onChange={setIsBlocked} />
      </ConfirmDialog>
    </>
  );
}
