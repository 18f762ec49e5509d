import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { useModalDialog } from "./use-modal-dialog.ts";

const Dialog = chakra("dialog", {
  base: {
    margin: "auto",
    padding: "0",
    width: "min(32rem, calc(100vw - 2rem))",
    maxH: "calc(100dvh - 2rem)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    bg: "bg.raised",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "float",
    "&[open]": { animation: "rise 180ms {easings.out}" },
    "&::backdrop": { bg: "rgb(0 0 0 / 45%)" },
  },
});
const Body = chakra("div", { base: { display: "grid", gap: "5", p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { textStyle: "h3" } });

/** The buttons at the end of a dialog. */
export const DialogActions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3" },
});

export interface DialogBoxProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in the middle of the screen. Its content is mounted while it is open. */
export function DialogBox({ title, isOpen, onClose, children }: DialogBoxProps) {
  const dialog = useModalDialog({ isOpen, onClose });
  const titleId = useId();
  return (
    <Dialog {...dialog} aria-labelledby={titleId}>
      {isOpen && (
        <Body>
          <Title id={titleId}>{title}</Title>
          {children}
        </Body>
      )}
    </Dialog>
  );
}
