/** So that tips do not get in the way of who only passes. */
const OPEN_DELAY = "700ms";

/**
 * For a control that shows an icon alone: what `data-tip` says appears below it while it is pointed at or reached by the keyboard.
 * Its name is said by its own text; the tip is for the eyes. A style instead of Chakra's tooltip, which adds
 * 26 kB to every page.
 */
export const tip = {
  position: "relative",
  "@media (hover: hover)": {
    "&::after": {
      content: 'attr(data-tip) / ""',
      position: "absolute",
      top: "calc(100% + 6px)",
      insetInlineEnd: "0",
      zIndex: "popover",
      px: "2",
      py: "1",
      borderRadius: "field",
      bg: "fg",
      color: "bg",
      fontSize: "xs",
      fontWeight: "medium",
      lineHeight: "short",
      whiteSpace: "nowrap",
      pointerEvents: "none",
      visibility: "hidden",
      opacity: "0",
    },
    "&:is(:hover, :focus-visible)::after": {
      visibility: "visible",
      opacity: "1",
      transition: `opacity 120ms ease-out ${OPEN_DELAY}, visibility 0s ${OPEN_DELAY}`,
    },
  },
} as const;
