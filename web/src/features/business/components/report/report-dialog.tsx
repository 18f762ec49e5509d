import { DialogBox } from "../../../../ui/dialogs/dialog-box.tsx";
import { ReportForm } from "./report-form.tsx";

export interface ReportDialogProps {
  slug: string;
  name: string;
  isOpen: boolean;
  onSent: () => void;
  onClose: () => void;
}

export function ReportDialog({ slug, name, isOpen, onSent, onClose }: ReportDialogProps) {
  return (
    <DialogBox title="Report a problem" isOpen={isOpen} onClose={onClose}>
      <ReportForm slug={slug} name={name} onSent={onSent} onCancel={onClose} />
    </DialogBox>
  );
}
