import type { Rolldown } from "vite";

type ModuleInfo = Pick<Rolldown.ModuleInfo, "importedIds" | "dynamicallyImportedIds">;
type ReadModule = (id: string) => ModuleInfo | null;

/** From this many pages on, a shared chunk is cheaper than a file per module. */
const MANY_PAGES = 5;
const ROUTE_PART = /\/src\/routes\/(?!admin)[^?]*\?/;
/** Not what a route shows in place of its page. */
const PAGE = /\?tsr-split=component$/;
const PACKAGE = /\/node_modules\//;
/** The package's own entry imports every icon and loads none of them. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const MIN_ICON_SHARE = 5;
/** Modules a package's entry imports in the same way, although they are used only in the admin area or after a press. */
const RARE = [
  /\/@chakra-ui\/react\/dist\/esm\/components\//,
  /\/@(ark-ui|zag-js|floating-ui|internationalized)\//,
  /\/query-core\/build\/modern\/(mutationObserver|queriesObserver|infiniteQueryObserver)\.js$/,
  /\/react-query\/build\/modern\/(useMutation|useQueries|useSuspenseQueries|useInfiniteQuery|useSuspenseInfiniteQuery)\.js$/,
];
const VALIDATOR = /\/node_modules\/zod\//;
/** Modules not on every page come with one of these files and everything it needs; the first that needs a module gets it. */
export const PARTS: readonly (readonly [name: string, roots: readonly string[]])[] = [
  ["pager", ["pager.tsx", "field.recipe.ts", "use-locate.ts", "use-debounced.ts", "place-title.ts"]],
  ["marks", ["card-link.tsx", "symbol-icon.tsx"]],
  ["stats", ["stat-tile.tsx"]],
  [
    "facts",
    [
      ...["open-state-line.tsx", "rating-line.tsx", "picture.tsx", "lazy-map.tsx"],
      ...["business-text.ts", "address-line.ts"],
    ],
  ],
  ["cards", ["business-card.tsx", "distance-line.tsx", "marked-text.tsx"]],
  ["page-tops", ["ui/breadcrumb.tsx", "ui/messages/empty-state.tsx"]],
  ["results", ["-results/use-results.tsx", "results-frame.tsx"]],
  ["places", ["-places/place-results.tsx", "-results/lazy-onward.ts"]],
];
const OTHER_PARTS = "lists";

interface SharedModules {
  /** How many pages load a module before any interaction. */
  pages: ReadonlyMap<string, number>;
  /** Loaded with every page. */
  everywhere: ReadonlySet<string>;
  /** The part of the site that includes a module. */
  parts: ReadonlyMap<string, string>;
}

/**
 * The files that visitors' pages share: small ones compress badly and cost a request each, and one for all brings each page what only
 * others show. What only the admin area uses stays out, however many of its pages do. The validator of the contracts stays out too: a page
 * that asks for more of them than types ends the build.
 */
export function sharedChunks(entry: string): Rolldown.CodeSplittingGroup[] {
  const nameOf = nameSharedChunks(entry);
  const chunk = (name: string, priority: number, includeDependenciesRecursively: boolean) => ({
    name: (id: string, graph: { getModuleInfo: ReadModule }) => (nameOf(id, graph) === name ? name : null),
    debugName: name,
    priority,
    includeDependenciesRecursively,
  });
  return [
    chunk("framework", 4, true),
    chunk("site", 3, true),
    ...[...PARTS.map(([name]) => name), OTHER_PARTS].map((name) => chunk(name, 2, false)),
    { name: "icons", test: ICON, minShareCount: MIN_ICON_SHARE, priority: 1 },
  ];
}

/** The name of a module's chunk; null for modules that stay where they are used. */
export function nameSharedChunks(entry: string): (id: string, graph: { getModuleInfo: ReadModule }) => string | null {
  let shared: SharedModules | undefined;
  return (id, graph) => {
    shared ??= sharedModules(entry, (module) => graph.getModuleInfo(module));
    const module = plain(id);
    const pages = shared.pages.get(module) ?? 0;
    if (ICON.test(module) || RARE.some((part) => part.test(module)) || pages === 0) return null;
    const isShared = pages >= MANY_PAGES;
    if (PACKAGE.test(module)) return isShared ? "framework" : null;
    if (shared.everywhere.has(module)) return "site";
    return shared.parts.get(module) ?? (isShared ? OTHER_PARTS : null);
  };
}

function sharedModules(entry: string, read: ReadModule): SharedModules {
  const everywhere = loadedWith(entry, read);
  const own = [...everywhere]
    .flatMap((id) => read(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => ROUTE_PART.test(plain(id)))
    .map((part) => ({ isPage: PAGE.test(plain(part)), loaded: loadedWith(part, read) }));
  const pages = new Map<string, number>();
  for (const { isPage, loaded } of own) {
    for (const id of new Set([...everywhere, ...loaded])) {
      refuseValidator(id, read);
      if (isPage) pages.set(plain(id), (pages.get(plain(id)) ?? 0) + 1);
    }
  }
  return {
    pages,
    everywhere: new Set([...everywhere].map(plain)),
    parts: partsOf(new Set(own.flatMap(({ loaded }) => [...loaded])), read),
  };
}

function refuseValidator(id: string, read: ReadModule): void {
  if (VALIDATOR.test(plain(id))) return;
  const validator = read(id)?.importedIds.find((part) => VALIDATOR.test(plain(part)));
  if (validator !== undefined) throw new Error(`${plain(id)} brings the validator to visitors' pages`);
}

function partsOf(modules: ReadonlySet<string>, read: ReadModule): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const [name, roots] of PARTS) {
    for (const root of modules) {
      if (!roots.some((file) => plain(root).endsWith(`/${file}`))) continue;
      for (const id of loadedWith(root, read)) if (!parts.has(plain(id))) parts.set(plain(id), name);
    }
  }
  return parts;
}

function loadedWith(root: string, read: ReadModule): Set<string> {
  const loaded = new Set([root]);
  for (const id of loaded) for (const imported of read(id)?.importedIds ?? []) loaded.add(imported);
  return loaded;
}

function plain(id: string): string {
  return id.replaceAll("\\", "/");
}
