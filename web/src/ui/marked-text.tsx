import { chakra } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";

const Mark = chakra("mark", {
  base: { bg: "transparent", color: "inherit" },
  variants: {
    look: {
      bold: { fontWeight: "bold" },
      /** For text that is already bold. */
      tint: { bg: "accent.muted", borderRadius: "2px", boxShadow: "0 0 0 1px {colors.accent.muted}" },
    },
  },
});

export interface MarkedTextProps {
  text: string;
  /** Half-open spans in UTF-16 units, in order and without overlap. */
  ranges: readonly (readonly [number, number])[];
  look: "bold" | "tint";
}

/** A text with its matches marked as the search reported them; Chakra's highlight would search for the words itself. */
export function MarkedText({ text, ranges, look }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of ranges) {
    if (start < position || end <= start) continue;
    parts.push(<Fragment key={position}>{text.slice(position, start)}</Fragment>);
    parts.push(
      <Mark key={`mark-${start}`} look={look}>
        {text.slice(start, end)}
      </Mark>,
    );
    position = end;
  }
  parts.push(<Fragment key={position}>{text.slice(position)}</Fragment>);
  return <>{parts}</>;
}
