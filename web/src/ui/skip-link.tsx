import { chakra } from "@chakra-ui/react";

const SkipAnchor = chakra("a", {
  base: {
    position: "absolute",
    insetInlineStart: "4",
    top: "-100px",
    zIndex: "skipLink",
    px: "4",
    py: "2",
    bg: "accent",
    color: "accent.fg",
    fontWeight: "semibold",
    borderRadius: "field",
    _focus: { top: "3" },
  },
});

export const MAIN_ID = "main";

export interface SkipLinkProps {
  lang?: string;
  label?: string;
  /** The id of what it leads to. */
  to?: string;
}

/** First stop of the keyboard on every page, and before what keeps it long; shown while it has the focus. */
export function SkipLink({ lang, label = "Skip to content", to = MAIN_ID }: SkipLinkProps) {
  return (
    <SkipAnchor href={`#${to}`} lang={lang}>
      {label}
    </SkipAnchor>
  );
}
