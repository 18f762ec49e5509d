import { Button, chakra } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";

/** Rows with a button. Chakra's list is for text: it has bullets and indents. */
export const UndoList = chakra("ul", { base: { display: "grid", gap: "2", textStyle: "sm" } });
const Entry = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "center",
    justifyContent: "space-between",
    p: "3",
    borderRadius: "field",
    bg: "bg.subtle",
    overflowWrap: "anywhere",
  },
});
const Detail = chakra("span", { base: { display: "block", color: "fg.muted", textStyle: "xs" } });

export interface UndoEntryProps {
  text: string;
  /** By whom, when, how much. */
  detail: ReactNode;
  /** Undefined for what cannot be taken back. */
  onUndo: (() => void) | undefined;
  isBusy?: boolean;
}

/** Something that was done, with the way to take it back; goes into an UndoList of the admin area. */
export function UndoEntry({ text, detail, onUndo, isBusy = false }: UndoEntryProps) {
  return (
    <Entry>
      <span>
        {text}
        <Detail>{detail}</Detail>
      </span>
      {onUndo !== undefined && (
        <Button size="sm" variant="outline" aria-label={`Geri al: ${text}`} disabled={isBusy} onClick={onUndo}>
          <RotateCcw aria-hidden="true" />
          Geri al
        </Button>
      )}
    </Entry>
  );
}
