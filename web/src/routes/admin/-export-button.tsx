import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { ExportDialog, type ExportDialogProps } from "../../features/exports/components/export-dialog.tsx";

/** Opens the export dialog over the current screen. */
export function ExportButton({ variant }: Pick<ExportDialogProps, "variant">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        CSV Dışa Aktar
      </Button>
      <ExportDialog variant={variant} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
