import { chakra } from "@chakra-ui/react";

/** One with large text on a narrow screen. */
export const TWO_COLUMNS = "repeat(auto-fit, minmax(max(min(7.5rem, 100%), (100% - {spacing.3}) / 2), 1fr))";

/** Labelled figures. Chakra's grids are not a `<dl>` and leave an odd one alone in its line. */
export const StatGrid = chakra("dl", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: TWO_COLUMNS, md: "repeat(3, minmax(0, 1fr))" },
    /** Two share their line. */
    "&:not(:has(> :nth-child(3)))": { gridTemplateColumns: TWO_COLUMNS },
    /** A figure alone in its line fills it. */
    "& > :last-child:nth-child(odd)": { gridColumn: { mdDown: "1 / -1" } },
  },
});
