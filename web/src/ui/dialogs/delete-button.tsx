import { Button } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export interface DeleteButtonProps {
  /** Names what is deleted, for screen readers. */
  label: string;
  title: string;
  confirmLabel: string;
  isAsking: boolean;
  isBusy: boolean;
  onAskingChange: (isAsking: boolean) => void;
  onConfirm: () => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Deletes one entry of a list, after a question. */
export function DeleteButton({ label, isAsking, onAskingChange, ...dialog }: DeleteButtonProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        colorPalette="danger"
        color="danger"
        aria-label={label}
        onClick={() => onAskingChange(true)}
      >
        <Trash2 aria-hidden="true" />
        Sil
      </Button>
      <ConfirmDialog {...dialog} isOpen={isAsking} onClose={() => onAskingChange(false)} />
    </>
  );
}
