import { defineGlobalStyles } from "@chakra-ui/react";

/** Styles of bare elements. The colour mode is `color-scheme`: the system's unless `<html>` has a choice. */
export const globalCss = defineGlobalStyles({
  ":root": {
    colorScheme: "light dark",
    "--global-font-body": "fonts.body",
    "--global-font-mono": "fonts.mono",
    "--global-color-border": "colors.border",
  },
  /** The admin area. */
  ":root[lang=tr]": { "--global-font-body": "fonts.swapped" },
  ":root[data-color-mode=light]": { colorScheme: "light" },
  ":root[data-color-mode=dark]": { colorScheme: "dark" },
  /** Print is always light. */
  "html:root:root": { _print: { colorScheme: "light" } },
  html: {
    color: "fg",
    bg: "bg",
    lineHeight: "1.6",
    colorPalette: "accent",
    fontSynthesis: "none",
    scrollPaddingTop: "80px",
    // Below it, a focused element would hide behind the bars and buttons that float above the content of a phone.
    scrollPaddingBottom: { base: "96px", lg: "0" },
  },
  /** A focused element must not hide below a letter bar either. */
  "html:has([data-sticky-bar])": { scrollPaddingTop: "140px" },
  /** The admin area's header has two lines on phones; below it, what is selected in a list has a bar. In rem, like their text. */
  "html:has([data-tall-bar])": { scrollPaddingTop: { base: "8rem", md: "5rem" } },
  "html:has([data-selection-bar])": { scrollPaddingTop: { base: "15rem", md: "9rem" } },
  body: { display: "flex", flexDirection: "column", minHeight: "100dvh", overflowX: "clip" },
  /** A dialog disables the body's pointer events. If inherited, that would restyle every element, 0.1 s on a slow phone. */
  "body > *": { pointerEvents: "auto" },
  "h1, h2, h3": { textWrap: "balance" },
  /** A line in another script follows its own direction but stays aligned with the page. */
  "bdi, [dir=auto]:not(input, textarea)": { textAlign: "left" },
  /** Chakra's reset gives every element its own. */
  bdi: { overflowWrap: "inherit" },
  "*::placeholder": { color: "fg.subtle", opacity: "1" },
  "*::selection": { bg: "accent.muted" },
  ":focus-visible": { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
  "*, *::before, *::after": {
    _motionReduce: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
  },
  "[data-print=hide]": { _print: { display: "none !important" } },
  "[data-print=only]": { display: "none", _print: { display: "block" } },
  /** Hidden without JavaScript, since it would do nothing. */
  "[data-scripting=needed]": { "@media (scripting: none)": { display: "none !important" } },
  /**
   * In forced colours, an underline marks the current page and the system's selection colours a pressed button. Only `!important` lifts
   * this layer above the recipes.
   */
  "[aria-current]:not([aria-current=false])": { _highContrast: { textDecoration: "underline !important" } },
  "[aria-pressed=true]": {
    _highContrast: {
      forcedColorAdjust: "none !important",
      bg: "Highlight !important",
      color: "HighlightText !important",
    },
  },
  "a[href]": { _print: { color: "inherit !important", textDecoration: "none !important" } },
});
