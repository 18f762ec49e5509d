import { type MouseEvent, type PointerEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { openModal } from "./open-modal.ts";

export interface ModalDialogOptions {
  isOpen: boolean;
  onClose: () => void;
  /** False keeps a dialog in which much is typed open when the page beside it is pressed. */
  isClosedBeside?: boolean;
}

/** What a `<dialog>` that covers the screen needs to be a modal one; what is seen of it stands in a box within. */
export interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  "aria-modal": true;
  "data-open": "" | undefined;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Opens and closes a dialog: it holds the focus and gives it back, and Escape, the phone's back gesture or a press beside its box close it. A
 * press that began inside does not: who marks a text and lets go outside loses nothing.
 */
export function useModalDialog({ isOpen, onClose, isClosedBeside = true }: ModalDialogOptions): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (isOpen && ref.current !== null) return openModal(ref.current, () => close());
  }, [isOpen]);

  return {
    ref,
    "aria-modal": true,
    "data-open": isOpen ? "" : undefined,
    onPointerDown: (event) => {
      isPressedBeside.current = event.target === ref.current;
    },
    onClick: (event) => {
      if (isClosedBeside && isPressedBeside.current && event.target === ref.current) onClose();
      isPressedBeside.current = false;
    },
  };
}
