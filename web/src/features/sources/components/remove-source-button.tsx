import type { ShownSource } from "@meridian/contracts/imports/sources-api";
import { useState } from "react";
import { DeleteButton } from "../../../ui/dialogs/delete-button.tsx";
import { useRemoveSource } from "../use-sources.ts";

export function RemoveSourceButton({ source }: { source: Pick<ShownSource, "id" | "name"> }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveSource(() => setAsking(false));
  return (
    <DeleteButton
      label={`Sil: ${source.name}`}
      title="Kaynak silinsin mi?"
      confirmLabel="Kaynağı sil"
      isAsking={isAsking}
      isBusy={removal.isPending}
      onAskingChange={setAsking}
      onConfirm={() => removal.mutate(source.id)}
    >
      <p>“{source.name}” bundan sonra alınmaz. Getirdiği işletmeler ve içe aktarmalarının raporları durur.</p>
    </DeleteButton>
  );
}
