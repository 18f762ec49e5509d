import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

export interface ModalDialogOptions {
  isOpen: boolean;
  onClose: () => void;
  /** False keeps a dialog in which much is typed open when the page beside it is pressed. */
  isClosedBeside?: boolean;
}

/** What a `<dialog>` needs to be a modal one. */
export interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Opens and closes the browser's own dialog: it holds the focus and gives it back, and Escape, the phone's back gesture or a press
 * beside it close it. A press that began inside does not: who marks a text and lets go outside loses nothing.
 */
export function useModalDialog({ isOpen, onClose, isClosedBeside = true }: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);

  return {
    ref,
    onClose,
    onPointerDown: (event) => {
      isPressedBeside.current = event.target === ref.current;
    },
    onClick: (event) => {
      if (isClosedBeside && isPressedBeside.current && event.target === ref.current) onClose();
      isPressedBeside.current = false;
    },
  };
}
