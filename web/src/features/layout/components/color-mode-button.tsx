import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { COLOR_MODES, chooseColorMode, currentColorMode } from "../../../lib/page/color-mode.ts";

/** All three states are in the HTML, and CSS shows the one set on `<html>`, so that the server need not know it. */
const Choice = chakra("span", {
  base: { display: "none" },
  variants: {
    mode: {
      system: { "html:not([data-color-mode]) &": { display: "contents" } },
      light: { "html[data-color-mode=light] &": { display: "contents" } },
      dark: { "html[data-color-mode=dark] &": { display: "contents" } },
    },
  },
});

export type ColorModeWords = Readonly<Record<"system" | "light" | "dark", string>>;

const ENGLISH: ColorModeWords = {
  system: "Colours follow the system; switch to light",
  light: "Light colours; switch to dark",
  dark: "Dark colours; switch to the system's",
};

/** Cycles through system, light and dark. */
export function ColorModeButton({ words = ENGLISH }: { words?: ColorModeWords }) {
  const step = () => {
    const index = COLOR_MODES.indexOf(currentColorMode());
    chooseColorMode(COLOR_MODES[(index + 1) % COLOR_MODES.length] ?? "system");
  };
  return (
    <Button variant="ghost" px="0" width="44px" minH="44px" onClick={step} data-scripting="needed">
      <Choice mode="system">
        <Monitor aria-hidden="true" />
        <VisuallyHidden>{words.system}</VisuallyHidden>
      </Choice>
      <Choice mode="light">
        <Sun aria-hidden="true" />
        <VisuallyHidden>{words.light}</VisuallyHidden>
      </Choice>
      <Choice mode="dark">
        <Moon aria-hidden="true" />
        <VisuallyHidden>{words.dark}</VisuallyHidden>
      </Choice>
    </Button>
  );
}
