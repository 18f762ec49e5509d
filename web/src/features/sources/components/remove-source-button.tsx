import { Button } from "@chakra-ui/react";
import type { ShownSource } from "@meridian/shared/contracts/sources-api";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useRemoveSource } from "../use-sources.ts";

export function RemoveSourceButton({ source }: { source: Pick<ShownSource, "id" | "name"> }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveSource(() => setAsking(false));
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        colorPalette="danger"
        color="danger"
        aria-label={`Sil: ${source.name}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" />
        Sil
      </Button>
      <ConfirmDialog
        title="Kaynak silinsin mi?"
        isOpen={isAsking}
        isBusy={removal.isPending}
        confirmLabel="Kaynağı sil"
        onConfirm={() => removal.mutate(source.id)}
        onClose={() => setAsking(false)}
      >
        <p>“{source.name}” bundan sonra alınmaz. Getirdiği işletmeler ve içe aktarmalarının raporları durur.</p>
      </ConfirmDialog>
    </>
  );
}
