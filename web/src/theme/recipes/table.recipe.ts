import { defineSlotRecipe } from "@chakra-ui/react";
import { raised } from "../surfaces.ts";

/** Of the body: a row's header as well. */
const CELL = "& :is(td, tbody th)";

/**
 * A dense table with a sticky head. On phones each row is a card whose cells are labelled by `data-label`; a cell with `data-wide` has its
 * own line, and neighbours with `data-short` share one, below their labels. Numeric cells have the class `figure`.
 */
export const tableRecipe = defineSlotRecipe({
  slots: ["root"],
  base: {
    root: {
      width: "full",
      textStyle: "sm",
      fontVariantNumeric: "tabular-nums",
      borderCollapse: "separate",
      borderSpacing: "0",
      "& thead th": {
        textStyle: "xs",
        color: "fg.muted",
        fontWeight: "semibold",
        whiteSpace: "nowrap",
        textAlign: "start",
        position: { md: "sticky" },
        top: "0",
        zIndex: "1",
        bg: "bg.subtle",
        px: "3",
        py: "2.5",
        borderBottomWidth: "1px",
        borderColor: "border",
      },
      [CELL]: { verticalAlign: "baseline", textAlign: "start", minW: "0" },
      "& tbody th": { fontWeight: "normal" },
      "& .figure": { textAlign: { md: "end" } },
      md: {
        [CELL]: { px: "3", py: "3" },
        "& tbody tr + tr :is(td, th)": { borderTopWidth: "1px", borderColor: "border" },
      },
      mdDown: {
        display: "block",
        "& thead": { srOnly: true },
        "& tbody": { display: "grid", gap: "3" },
        // Figures share lines of three, below their labels; everything else has its own line.
        "& tbody tr": {
          display: "grid",
          gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
          columnGap: "3",
          rowGap: "2.5",
          p: "4",
          ...raised,
        },
        // Four figures would leave one alone.
        "& tbody tr:has(> .figure:nth-last-child(4)):not(:has(> .figure:nth-last-child(5)))": {
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        },
        [CELL]: {
          gridColumn: "1 / -1",
          display: "grid",
          gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
          gap: "3",
          overflowWrap: "anywhere",
        },
        "& td[data-label]::before": { content: "attr(data-label)", color: "fg.muted" },
        [`${CELL}[data-wide]`]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "1" },
        "& td.figure": { gridColumn: "auto", gridTemplateColumns: "minmax(0, 1fr)", gap: "0", fontWeight: "semibold" },
        "& td.figure::before": { fontSize: "xs", fontWeight: "normal" },
        "& td[data-short]": {
          gridColumn: "auto",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: "0.5",
          alignContent: "start",
        },
        "& td[data-short]::before": { fontSize: "xs" },
        "& tbody tr:has(> [data-short]):not(:has(> [data-short] ~ [data-short] ~ [data-short]))": {
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        },
        // A single figure is a line like the others.
        "& tbody tr:not(:has(> .figure ~ .figure)) > td.figure": {
          gridColumn: "1 / -1",
          gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
          gap: "3",
          "&::before": { fontSize: "sm" },
        },
        "& td:has(> :only-child:empty)": { display: "none" },
      },
    },
  },
});
