import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type ESTree, type Plugin, parseAst } from "vite";
import { type Cut, cutCode } from "./cut-code.ts";

type Trim = (code: string, words: ReadonlySet<string>) => string;

const SOURCE_FILE = /\.tsx?$/;
const WORD = /[A-Za-z]+/g;

/**
 * Chakra brings the name of every style property, shorthand, state and attribute there is, 12 kB of each page's script. Of these lists only
 * what some file of the site spells anywhere is kept, so that a style needs no other care than to be written. Lists that cannot be found
 * after an upgrade end the build.
 */
const TRIMS: readonly (readonly [file: RegExp, trim: Trim])[] = [
  [/@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$/, trimPreset],
  [/@pandacss[\\/]is-valid-prop[\\/]dist[\\/]index\.mjs$/, trimCssProperties],
  [/@emotion[\\/]is-prop-valid[\\/]dist[\\/].*\.js$/, trimAttributes],
];

export function trimStyleLists(sourceFolder: string): Plugin {
  let words: ReadonlySet<string> | undefined;
  return {
    name: "meridian:trim-style-lists",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const trim = TRIMS.find(([file]) => file.test(id.split("?")[0] ?? id))?.[1];
      if (trim === undefined) return undefined;
      words ??= wordsOfSite(sourceFolder);
      return { code: trim(code, words), map: null };
    },
  };
}

/** Every word of the site's sources, and of the base styles that Chakra adds of its own accord. */
function wordsOfSite(sourceFolder: string): ReadonlySet<string> {
  const chakra = dirname(createRequire(import.meta.url).resolve("@chakra-ui/react"));
  const files = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    SOURCE_FILE.test(name),
  );
  const preflight = join(chakra, "../esm/styled-system/preflight.js");
  const words = new Set<string>();
  for (const path of [...files.map((name) => join(sourceFolder, name)), preflight]) {
    for (const [word] of readFileSync(path, "utf8").matchAll(WORD)) words.add(word);
  }
  return words;
}

/** Utilities by their name and shorthands, conditions as they are written: `_hover`. */
export function trimPreset(code: string, words: ReadonlySet<string>): string {
  const cuts: Cut[] = [];
  for (const statement of parseAst(code).body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { init } of statement.declarations) {
      const config = init?.type === "CallExpression" ? init.arguments[0] : undefined;
      if (config?.type !== "ObjectExpression") continue;
      const utilities = config.properties.find((property) => keyOf(property) === "utilities");
      const value = utilities?.type === "Property" ? utilities.value : undefined;
      if (value?.type === "ObjectExpression") cuts.push(...unusedIn(value, words));
      else if (calleeOf(init) === "defineConditions") cuts.push(...unusedIn(config, words));
    }
  }
  if (cuts.length === 0) throw new Error("Nothing was found to leave out");
  return cutCode(code, cuts);
}

/** The one string of comma-separated properties. */
export function trimCssProperties(code: string, words: ReadonlySet<string>): string {
  return trimList(code, /(?<=cssPropertiesStr = ")[^"]+(?=")/, { separator: ",", words });
}

/** The first group of alternatives, of names. */
export function trimAttributes(code: string, words: ReadonlySet<string>): string {
  return trimList(code, /(?<=\/\^\(\()[^()]+(?=\)\|)/, { separator: "|", words });
}

function trimList(
  code: string,
  list: RegExp,
  { separator, words }: { separator: string; words: ReadonlySet<string> },
): string {
  const found = list.exec(code)?.[0];
  if (found === undefined) throw new Error("The list of names is not where it was");
  const kept = found.split(separator).filter((name) => words.has(name));
  return code.replace(list, () => kept.join(separator));
}

function unusedIn(object: ESTree.ObjectExpression, words: ReadonlySet<string>): Cut[] {
  return object.properties.flatMap((property, index): Cut[] => {
    const names = namesOf(property);
    if (names.length === 0 || names.some((name) => words.has(name))) return [];
    return [[property.start, object.properties[index + 1]?.start ?? property.end]];
  });
}

/** What a utility or condition is called where it is used; none for what is not understood, which is kept. */
function namesOf(property: ESTree.ObjectExpression["properties"][number]): string[] {
  const key = keyOf(property);
  if (key === undefined || property.type !== "Property") return [];
  if (property.value.type !== "ObjectExpression") return [key];
  const shorthand = property.value.properties.find((part) => keyOf(part) === "shorthand");
  const value = shorthand?.type === "Property" ? shorthand.value : undefined;
  const names = value?.type === "ArrayExpression" ? value.elements : [value];
  return [key, ...names.flatMap((name) => (name?.type === "Literal" ? [String(name.value)] : []))];
}

function keyOf(property: ESTree.ObjectExpression["properties"][number]): string | undefined {
  if (property.type !== "Property" || property.computed) return undefined;
  if (property.key.type === "Identifier") return property.key.name;
  return property.key.type === "Literal" ? String(property.key.value) : undefined;
}

function calleeOf(expression: ESTree.Expression | null | undefined): string | undefined {
  const callee = expression?.type === "CallExpression" ? expression.callee : undefined;
  return callee?.type === "Identifier" ? callee.name : undefined;
}
