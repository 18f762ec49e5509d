import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useDeferredValue, useId } from "react";
import { Button } from "./button.tsx";
import { Scrim } from "./scrim.ts";
import { useModalDialog } from "./use-modal-dialog.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Box = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    bg: "bg",
    animation: "rise 180ms {easings.out}",
  },
  variants: {
    size: {
      full: { width: "full" },
      /** As wide as the screen of a phone, at the start edge of larger ones. */
      side: { width: "min(100%, 26rem)", boxShadow: "float" },
    },
  },
});
const Head = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    px: "4",
    minH: "14",
    borderBottomWidth: "1px",
    borderColor: "border",
    flexShrink: "0",
  },
});
const Title = chakra("h2", { base: { textStyle: "h3" } });
const Body = chakra("div", {
  base: { flex: "1", minH: "0", overflowY: "auto", overscrollBehavior: "contain", p: "4" },
});
const Foot = chakra("div", {
  base: { flexShrink: "0", borderTopWidth: "1px", borderColor: "border", p: "3", display: "flex", gap: "3" },
});

export interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  size: "full" | "side";
  children: ReactNode;
  footer?: ReactNode;
  /** Words of the close button, on pages in another language. */
  closeLabel?: string;
}

/**
 * A dialog over the page, at an edge of it. Its content is mounted while it is open, and goes a moment after: who closes it sees the page at
 * once.
 */
export function Sheet({ title, isOpen, onClose, size, children, footer, closeLabel = "Close" }: SheetProps) {
  const dialog = useModalDialog({ isOpen, onClose });
  const titleId = useId();
  const wasOpen = useDeferredValue(isOpen);

  return (
    <Scrim {...dialog} aria-labelledby={titleId}>
      {(isOpen || wasOpen) && (
        <Box size={size}>
          <Head>
            <Title id={titleId}>{title}</Title>
            <Button variant="ghost" width="11" px="0" me="-2" onClick={onClose}>
              <X aria-hidden="true" />
              <VisuallyHidden>{closeLabel}</VisuallyHidden>
            </Button>
          </Head>
          <Body>{children}</Body>
          {footer !== undefined && <Foot>{footer}</Foot>}
        </Box>
      )}
    </Scrim>
  );
}
