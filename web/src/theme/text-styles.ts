import { defineTextStyles } from "@chakra-ui/react";

const heading = { fontWeight: "700", letterSpacing: "-0.02em", lineHeight: "1.15" };

/** Sizes 12 14 16 18 22 28 36 48; tight headings. */
export const textStyles = defineTextStyles({
  xs: { value: { fontSize: "xs", lineHeight: "1.4" } },
  sm: { value: { fontSize: "sm", lineHeight: "1.5" } },
  md: { value: { fontSize: "md", lineHeight: "1.6" } },
  lg: { value: { fontSize: "lg", lineHeight: "1.55" } },
  xl: { value: { fontSize: "xl", lineHeight: "1.35" } },
  display: {
    value: { ...heading, fontSize: { base: "3xl", md: "4xl" }, lineHeight: "1.06", letterSpacing: "-0.03em" },
  },
  h1: { value: { ...heading, fontSize: { base: "2xl", md: "3xl" } } },
  h2: { value: { ...heading, fontSize: { base: "xl", md: "2xl" } } },
  h3: { value: { ...heading, fontSize: "lg", letterSpacing: "-0.01em", lineHeight: "1.3" } },
  /** Small capitals above a heading or beside a figure, as in a map's margin. */
  legend: {
    value: {
      fontSize: "xs",
      fontWeight: "600",
      letterSpacing: "0.08em",
      textTransform: "uppercase",
      lineHeight: "1.4",
    },
  },
  figure: {
    value: { fontVariantNumeric: "tabular-nums", fontWeight: "700", letterSpacing: "-0.02em", lineHeight: "1.1" },
  },
});
