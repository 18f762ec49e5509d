import { chakra } from "@chakra-ui/react";

/** A row shows a card's parts side by side, if there is room. */
export type DirectoryView = "grid" | "list";

/** A list of cards. Chakra's grid is not a list. */
export const DirectoryGrid = chakra("ul", {
  base: {
    _empty: { display: "none" },
    display: "grid",
  },
  variants: {
    view: {
      grid: {
        gap: { base: "3", md: "4" },
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(3, minmax(0, 1fr))",
        },
      },
      list: { gap: "2", gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
  defaultVariants: { view: "grid" },
});
