/** The names of all tokens by category, joined by blanks: `{ spacing: "1 2 -1" }`. */
export type TokenNames = Readonly<Record<string, string>>;

const PREFIX = "--m";
const PALETTE = "colorPalette";
const REFERENCE = /\{([^}]*)\}/g;

/**
 * What Chakra asks of its dictionary of tokens while it makes styles. A browser does not need what the tokens stand for, since the page
 * brings them as CSS variables: it needs their names, from which those of the variables follow.
 */
export interface TokensByName {
  allTokens: readonly never[];
  cssVarMap: ReadonlyMap<string, never>;
  categoryMap: ReadonlyMap<string, never>;
  /** What a palette sets: variable by variable. */
  colorPaletteMap: ReadonlyMap<string, ReadonlyMap<string, string>>;
  getByName: (name: string) => undefined;
  getVar: (name: string, fallback?: string) => string | undefined;
  getCategoryValues: (category: string) => Readonly<Record<string, string>> | null;
  expandReferenceInValue: (value: string) => string;
}

export function tokensByName(names: TokenNames): TokensByName {
  const values: Record<string, Record<string, string>> = {};
  const variables = new Map<string, string>();
  for (const [category, list] of Object.entries(names)) {
    const entries = list.split(" ").map((name) => [name, referenceOf(category, name)] as const);
    values[category] = Object.fromEntries(entries);
    for (const [name, reference] of entries) variables.set(`${category}.${name}`, reference);
  }
  return {
    allTokens: [],
    cssVarMap: new Map<string, never>(),
    categoryMap: new Map<string, never>(),
    colorPaletteMap: palettesOf(Object.keys(values.colors ?? {})),
    getByName: () => undefined,
    getVar: (name, fallback) => variables.get(name) ?? fallback,
    getCategoryValues: (category) => values[category] ?? null,
    expandReferenceInValue: (value) => value.replace(REFERENCE, (_match, path: string) => variables.get(path) ?? path),
  };
}

/** `spacing` and `-0.5` make `calc(var(--m-spacing-0\.5) * -1)`. */
function referenceOf(category: string, name: string): string {
  return name.startsWith("-")
    ? `calc(${referenceOf(category, name.slice(1))} * -1)`
    : `var(${variableOf(category, name)})`;
}

/** Colours have parts, the steps of scales halves. */
function variableOf(category: string, name: string): string {
  const part = name.replaceAll(".", category === "colors" ? "-" : "\\.");
  return `${PREFIX}-${kebabCase(category)}-${kebabCase(part)}`;
}

function kebabCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `accent` and what begins with it are a palette, and so is `accent.fg` of its own parts. */
function palettesOf(colors: readonly string[]): Map<string, Map<string, string>> {
  const palettes = new Map<string, Map<string, string>>();
  for (const color of colors) {
    const [root = color, ...parts] = color.split(".");
    if (root === PALETTE) continue;
    const palette = palettes.get(root) ?? new Map<string, string>();
    palettes.set(root, palette);
    palette.set(variableOf("colors", [PALETTE, ...parts].join(".")), referenceOf("colors", color));
  }
  return palettes;
}
