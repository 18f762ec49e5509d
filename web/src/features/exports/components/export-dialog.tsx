import { DialogBox } from "../../../ui/dialog-box.tsx";
import type { ExportVariant } from "../export-choices.ts";
import { ExportForm } from "./export-form.tsx";

export interface ExportDialogProps {
  variant: ExportVariant;
  isOpen: boolean;
  onClose: () => void;
}

/** What to export into which file. Closes when the file is there; closing it earlier cancels. */
export function ExportDialog({ variant, isOpen, onClose }: ExportDialogProps) {
  return (
    <DialogBox title="CSV Dışa Aktar" closeLabel="Pencereyi kapat" isOpen={isOpen} onClose={onClose}>
      <ExportForm variant={variant} onDone={onClose} />
    </DialogBox>
  );
}
