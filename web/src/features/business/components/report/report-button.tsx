import { Button } from "@chakra-ui/react";
import { Flag } from "lucide-react";
import { useState } from "react";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import type { ReportDialog } from "./report-dialog.tsx";

/** Few visitors report anything: the form loads when the button is approached. */
const loadDialog = async () => (await import("./report-dialog.tsx")).ReportDialog;
const prepare = () => void loadDialog().catch(() => undefined);

/** Asks what is wrong with a business, and sends the answer to the site's operator. */
export function ReportButton({ slug, name }: { slug: string; name: string }) {
  const [Dialog, setDialog] = useState<typeof ReportDialog>();
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const open = async () => {
    try {
      const dialog = await loadDialog();
      setDialog(() => dialog);
      setOpen(true);
    } catch {
      toast({ title: "Could not open the form", description: "Try again in a moment.", tone: "error" });
    }
  };
  const close = () => setOpen(false);
  const finish = () => {
    close();
    toast({ title: "Report sent", description: "Thank you. We will look into it." });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
        aria-haspopup="dialog"
        data-scripting="needed"
      >
        <Flag aria-hidden="true" />
        Report a problem
      </Button>
      {Dialog !== undefined && <Dialog slug={slug} name={name} isOpen={isOpen} onSent={finish} onClose={close} />}
    </>
  );
}
