import { chakra } from "@chakra-ui/react";

/** A `<dialog>` that covers the screen, as `useModalDialog` opens it: what lies behind its box is dimmed and takes no press. */
export const Scrim = chakra("dialog", {
  base: {
    position: "fixed",
    inset: "0",
    margin: "0",
    padding: "0",
    border: "none",
    width: "full",
    maxW: "none",
    height: "100dvh",
    maxH: "none",
    overflow: "hidden",
    zIndex: "modal",
    bg: "rgb(0 0 0 / 45%)",
    color: "fg",
    "&[data-open]": { display: "flex" },
  },
});
