import { chakra } from "@chakra-ui/react";

/** Things one below the other. */
export const Stack = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", minW: "0" },
});
