import { isDeepStrictEqual } from "node:util";
import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { breakpoints } from "../src/theme/breakpoints.ts";
import { semanticTokens } from "../src/theme/semantic-tokens.ts";
import { tokens } from "../src/theme/tokens.ts";
import { type TokenNames, tokensByName } from "../src/theme/tokens-by-name.ts";

/** The names of the theme's tokens, from which a browser makes the same as Chakra's dictionary would of the tokens. If not, the build ends. */
export function tokenNames(): TokenNames {
  const theme = { breakpoints, tokens, semanticTokens };
  const system = createSystem(defaultBaseConfig, defineConfig({ cssVarsPrefix: "m", cssVarsRoot: ":root", theme }));
  const valuesOf = (category: string) => system.tokens.getCategoryValues(category) ?? {};
  const categories = [...system.tokens.categoryMap.keys()];
  const names = Object.fromEntries(categories.map((category) => [category, Object.keys(valuesOf(category)).join(" ")]));
  const read = tokensByName(names);
  for (const category of categories) {
    if (!isDeepStrictEqual(read.getCategoryValues(category), { ...valuesOf(category) }))
      throw new Error(`The names of tokens do not say what the ${category} are`);
  }
  if (!isDeepStrictEqual(read.colorPaletteMap, system.tokens.colorPaletteMap))
    throw new Error("The names of tokens do not say what the palettes are");
  return names;
}
