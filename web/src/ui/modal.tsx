import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Scrim } from "./scrim.ts";
import { useModalDialog } from "./use-modal-dialog.ts";

const Box = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    margin: "auto",
    width: "min(46rem, calc(100vw - 1.5rem))",
    maxH: "calc(100dvh - 1.5rem)",
    overflow: "hidden",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "float",
    animation: "rise 180ms {easings.out}",
  },
});
const Head = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    px: { base: "4", md: "6" },
    minH: "14",
    borderBottomWidth: "1px",
    borderColor: "border",
    flexShrink: "0",
  },
});
const Title = chakra("h2", { base: { textStyle: "h3" } });

export interface ModalProps {
  title: string;
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** Fills the height that is left; scrolls by itself. */
  children: ReactNode;
}

/**
 * A dialog with room for a form. A click beside it does not close it, so that nothing chosen is lost by a slip. Its content is mounted
 * while it is open.
 */
export function Modal({ title, closeLabel, isOpen, onClose, children }: ModalProps) {
  const dialog = useModalDialog({ isOpen, onClose, isClosedBeside: false });
  const titleId = useId();

  return (
    <Scrim {...dialog} aria-labelledby={titleId}>
      {isOpen && (
        <Box>
          <Head>
            <Title id={titleId}>{title}</Title>
            <Button variant="ghost" width="11" px="0" me="-2" aria-label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </Head>
          {children}
        </Box>
      )}
    </Scrim>
  );
}
