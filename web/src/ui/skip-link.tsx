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

/** First stop of the keyboard on every page. */
export function SkipLink({ lang, label = "Skip to content" }: { lang?: string; label?: string }) {
  return (
    <SkipAnchor href={`#${MAIN_ID}`} lang={lang}>
      {label}
    </SkipAnchor>
  );
}
