import { defineTokens } from "@chakra-ui/react";

/** Spacing by number of 4 px steps. */
const spacing = Object.fromEntries(
  [
    0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60,
    64, 72, 80, 96,
  ].map((steps) => [String(steps), { value: `${steps / 4}rem` }]),
);

const systemSans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** The site's scales: type, spacing on a 4 px grid, radii, durations. Colours are in semantic-tokens.ts. */
export const tokens = defineTokens({
  fonts: {
    body: { value: `"Figtree", "Figtree fallback", ${systemSans}` },
    swapped: { value: `"Figtree swapped", "Figtree", "Figtree fallback", ${systemSans}` },
    heading: { value: `"Figtree", "Figtree fallback", ${systemSans}` },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace' },
  },
  fontSizes: {
    xs: { value: "0.75rem" },
    sm: { value: "0.875rem" },
    md: { value: "1rem" },
    lg: { value: "1.125rem" },
    xl: { value: "1.375rem" },
    "2xl": { value: "1.75rem" },
    "3xl": { value: "2.25rem" },
    "4xl": { value: "3rem" },
  },
  fontWeights: {
    normal: { value: "400" },
    medium: { value: "500" },
    semibold: { value: "600" },
    bold: { value: "700" },
  },
  lineHeights: {
    tight: { value: "1.15" },
    short: { value: "1.35" },
    body: { value: "1.6" },
    moderate: { value: "1.5" },
  },
  letterSpacings: { tight: { value: "-0.02em" }, wide: { value: "0.06em" } },
  radii: {
    none: { value: "0" },
    sm: { value: "6px" },
    field: { value: "8px" },
    card: { value: "10px" },
    full: { value: "9999px" },
  },
  durations: {
    fast: { value: "120ms" },
    moderate: { value: "160ms" },
    slow: { value: "200ms" },
  },
  easings: { out: { value: "cubic-bezier(0.2, 0.7, 0.3, 1)" } },
  spacing,
  sizes: {
    ...spacing,
    full: { value: "100%" },
    content: { value: "1200px" },
    prose: { value: "68ch" },
    xs: { value: "20rem" },
    sm: { value: "24rem" },
    md: { value: "28rem" },
    lg: { value: "32rem" },
    xl: { value: "36rem" },
    "2xl": { value: "42rem" },
  },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    toast: { value: 1700 },
    skipLink: { value: 1800 },
  },
});
