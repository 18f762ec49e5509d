import { DialogBox } from "../../../ui/dialogs/dialog-box.tsx";
import type { ExportVariant } from "../export-choices.ts";
import { ExportForm } from "./export-form.tsx";

export interface ExportDialogProps {
  variant: ExportVariant;
  isOpen: boolean;
  onClose: () => void;
}

/** Chooses what to export. Closes when the file has been downloaded; closing it earlier cancels. */
export function ExportDialog({ variant, isOpen, onClose }: ExportDialogProps) {
  return (
    <DialogBox title="CSV Dışa Aktar" closeLabel="Pencereyi kapat" isOpen={isOpen} onClose={onClose}>
      <ExportForm variant={variant} onDone={onClose} />
    </DialogBox>
  );
}
