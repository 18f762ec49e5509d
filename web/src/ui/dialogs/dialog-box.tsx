import { Button } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { dialogRecipe } from "../../theme/recipes/dialog.recipe.ts";
import { useModal } from "./use-modal.ts";

export interface DialogBoxProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * The label of a close button in the header. Such a dialog is large, for a scrolling form, and does not close on an outside press, so
   * that a slip loses nothing.
   */
  closeLabel?: string;
  children: ReactNode;
}

/** A dialog centred on the screen, whose content is mounted while it is open. */
export function DialogBox({ isOpen, ...dialog }: DialogBoxProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ title, onClose, closeLabel, children }: Omit<DialogBoxProps, "isOpen">) {
  const { root, content } = useModal(onClose);
  const isLarge = closeLabel !== undefined;
  return (
    <Dialog.Root {...root} recipe={dialogRecipe} size={isLarge ? "xl" : "md"} closeOnInteractOutside={!isLarge}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content {...content}>
            {isLarge ? (
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <Button variant="ghost" width="11" px="0" me="-2" aria-label={closeLabel}>
                    <X aria-hidden="true" />
                  </Button>
                </Dialog.CloseTrigger>
              </Dialog.Header>
            ) : (
              <Dialog.Title>{title}</Dialog.Title>
            )}
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
