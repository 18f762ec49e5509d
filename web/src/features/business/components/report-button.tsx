import { Flag } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DialogBox } from "../../../ui/dialog-box.tsx";
import { useToast } from "../../../ui/toaster.tsx";
import { ReportForm } from "./report-form.tsx";

export interface ReportButtonProps {
  slug: string;
  name: string;
}

/** Asks what is wrong with a business, and sends it to those who keep the directory. */
export function ReportButton({ slug, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const close = () => setOpen(false);
  const finish = () => {
    close();
    toast({ title: "Report sent", description: "Thank you. We will look into it." });
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog" data-scripting="needed">
        <Flag aria-hidden="true" />
        Report a problem
      </Button>
      <DialogBox title="Report a problem" isOpen={isOpen} onClose={close}>
        <ReportForm slug={slug} name={name} onSent={finish} onCancel={close} />
      </DialogBox>
    </>
  );
}
