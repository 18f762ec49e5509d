import { chakra } from "@chakra-ui/react";

/** Notes above the results. */
export const Notes = chakra("ul", {
  base: { display: "grid", gap: "1.5", mt: "2", textStyle: "sm", color: "fg.muted" },
});
export const Note = chakra("li", {
  base: { display: "flex", gap: "2", alignItems: "flex-start", _icon: { flexShrink: "0", mt: "3px" } },
});
