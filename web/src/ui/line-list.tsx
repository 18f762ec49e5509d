import { chakra } from "@chakra-ui/react";

/** Lines of a text with its buttons at the end, divided by rules. */
export const LineList = chakra("ul", { base: { borderTopWidth: "1px", borderColor: "border" } });
export const LineItem = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    alignItems: "center",
    justifyContent: "space-between",
    py: "2",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});
export const LineText = chakra("div", { base: { minW: "0", flex: "1 1 14rem", overflowWrap: "anywhere" } });
export const LineNote = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });

/** A line of a list that has a border around it. */
export const BoxedLine = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "center",
    justifyContent: "space-between",
    px: "4",
    py: "3",
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
  },
});
