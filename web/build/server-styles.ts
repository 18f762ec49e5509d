import type { Plugin } from "vite";
import type { TokenNames } from "../src/theme/tokens-by-name.ts";

/** Code of Chakra, and what stands there instead. */
type Change = readonly [file: RegExp, found: string, instead: string];

const SYSTEM = /styled-system[\\/]system\.js$/;
const RECIPES = [
  "getRecipe",
  "getSlotRecipe",
  "getRecipeFn",
  "getSlotRecipeFn",
  "hasRecipe",
  "isRecipe",
  "isSlotRecipe",
];
const CHANGES: readonly Change[] = [
  [SYSTEM, "[getPreflightCss(), getGlobalCss(), getTokenCss()]", "[]"],
  [SYSTEM, "createPreflight({ preflight })", "EMPTY_OBJECT"],
  [SYSTEM, "getTokenCss,\n    getGlobalCss,\n    getPreflightCss,", ""],
  // What no page asks of it: recipes by their name or of several parts, values of tokens, lists for tools.
  [SYSTEM, `${RECIPES.join(",\n    ")},`, ""],
  [SYSTEM, "createSlotRecipeFn({ cva })", "undefined"],
  [SYSTEM, "token: tokenFn,", ""],
  [SYSTEM, "getTokenMap(tokens);", "EMPTY_OBJECT;"],
  [SYSTEM, "const query = {", "const query = false && {"],
];
const TOKEN_DICTIONARY = /styled-system[\\/]token-dictionary\.js$/;

/**
 * Chakra's reset, the site's global styles and the variables of its tokens stand in every page that the server sends. A browser would make
 * them all once more, with 4 kB of script and in the longest task of its start, only to find them there. Code that is not where it was after
 * an upgrade ends the build.
 */
export function keepServerStyles(sourceFolder: string): Plugin {
  return {
    name: "meridian:keep-server-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /@chakra-ui[\\/]react[\\/]/ },
      async handler(code, id) {
        if (TOKEN_DICTIONARY.test(id)) {
          const { tokenNames } = await import("./token-names.ts");
          return { code: namedDictionary(tokenNames(), `${sourceFolder}/theme/tokens-by-name.ts`), map: null };
        }
        const changed = leaveToServer(code, id);
        return changed === code ? undefined : { code: changed, map: null };
      },
    },
  };
}

export function leaveToServer(code: string, file: string): string {
  let changed = code;
  for (const [, found, instead] of CHANGES.filter(([path]) => path.test(file))) {
    if (!changed.includes(found)) throw new Error(`${file} has no "${found}"`);
    changed = changed.replace(found, () => instead);
  }
  return changed;
}

function namedDictionary(names: TokenNames, reader: string): string {
  return [
    `import { tokensByName } from ${JSON.stringify(reader)};`,
    `export const createTokenDictionary = () => tokensByName(${JSON.stringify(names)});`,
  ].join("\n");
}
