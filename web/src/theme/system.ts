import { createSystem, defineConfig, defineTextStyles } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { breakpoints } from "./breakpoints.ts";
import { globalCss } from "./global-css.ts";
import { recipes, slotRecipes } from "./recipes/recipes.ts";
import { rememberStyles } from "./remember-styles.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { tokens } from "./tokens.ts";

const heading = { fontWeight: "700", letterSpacing: "-0.02em", lineHeight: "1.15" };
/** Sizes 12 14 16 18 22 28 36 48; tight headings. */
const textStyles = defineTextStyles({
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
