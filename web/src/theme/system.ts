import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { breakpoints } from "./breakpoints.ts";
import { globalCss } from "./global-css.ts";
import { recipes, slotRecipes } from "./recipes/recipes.ts";
import { rememberStyles } from "./remember-styles.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { tokens } from "./tokens.ts";

/**
 * The theme. It starts from Chakra's engine without Chakra's own theme, so that browsers load only the recipes in use. Never import from
 * `@chakra-ui/react/theme`: anything there brings all recipes.
 */
export const system = rememberStyles(
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      cssVarsPrefix: "m",
      cssVarsRoot: ":root",
      /** Browsers get the styles of bare elements with the page, below. */
      globalCss: import.meta.env.SSR ? globalCss : {},
      theme: {
        breakpoints,
        keyframes: {
          pulse: { "50%": { opacity: "0.55" } },
          rise: { from: { opacity: "0", transform: "translateY(6px)" }, to: { opacity: "1", transform: "none" } },
          /** With a delay, hides what must not flash. */
          reveal: { from: { opacity: "0" }, to: { opacity: "1" } },
          spin: { to: { transform: "rotate(360deg)" } },
        },
        tokens,
        semanticTokens,
        textStyles,
        recipes,
        slotRecipes,
      },
    }),
  ),
);

/** The theme in a browser, without the reset, global styles and token variables that came with the page. */
export const servedSystem = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };
