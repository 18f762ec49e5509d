import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Scrim } from "./scrim.ts";
import { useModalDialog } from "./use-modal-dialog.ts";

const Box = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    p: { base: "5", md: "6" },
    margin: "auto",
    width: "min(32rem, calc(100vw - 2rem))",
    maxH: "calc(100dvh - 2rem)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "float",
    animation: "rise 180ms {easings.out}",
  },
});
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
    <Scrim {...dialog} aria-labelledby={titleId}>
      {isOpen && (
        <Box>
          <Title id={titleId}>{title}</Title>
          {children}
        </Box>
      )}
    </Scrim>
  );
}
