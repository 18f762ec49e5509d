import type { Rolldown } from "vite";

type ModuleInfo = Pick<Rolldown.ModuleInfo, "importedIds" | "dynamicallyImportedIds">;
type ReadModule = (id: string) => ModuleInfo | null;

/** On so many pages that it is cheaper to load a module with its like than in a file of its own. */
const MANY_PAGES = 5;
const PAGE = /\/src\/routes\/(?!admin)[^?]*\?/;
const PACKAGE = /\/node_modules\//;
/** All icons hang together by the package's own entry, which loads none of them. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//;
const VALIDATOR = /\/node_modules\/zod\//;

/**
 * The files that visitors' pages share: small ones compress badly and cost a request each. What only the admin area uses stays out, however
 * many of its pages do. The validator of the contracts stays out too: a page that asks for more of them than types ends the build.
 */
export function nameSharedChunks(entry: string): (id: string, graph: { getModuleInfo: ReadModule }) => string | null {
  let pages: ReadonlyMap<string, number> | undefined;
  return (id, graph) => {
    pages ??= countPages(entry, (module) => graph.getModuleInfo(module));
    if (ICON.test(plain(id)) || (pages.get(plain(id)) ?? 0) < MANY_PAGES) return null;
    return PACKAGE.test(plain(id)) ? "framework" : "site";
  };
}

/** How many pages load a module, before anything is done on them. */
export function countPages(entry: string, read: ReadModule): ReadonlyMap<string, number> {
  const everywhere = loadedWith(entry, read);
  const own = [...everywhere]
    .flatMap((id) => read(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => PAGE.test(plain(id)))
    .map((page) => loadedWith(page, read));
  const pages = new Map<string, number>();
  for (const loaded of own) {
    for (const id of new Set([...everywhere, ...loaded])) {
      const validator = VALIDATOR.test(plain(id))
        ? undefined
        : read(id)?.importedIds.find((part) => VALIDATOR.test(plain(part)));
      if (validator !== undefined) throw new Error(`${plain(id)} brings the validator to visitors' pages`);
      pages.set(plain(id), (pages.get(plain(id)) ?? 0) + 1);
    }
  }
  return pages;
}

function loadedWith(root: string, read: ReadModule): Set<string> {
  const loaded = new Set([root]);
  for (const id of loaded) for (const imported of read(id)?.importedIds ?? []) loaded.add(imported);
  return loaded;
}

function plain(id: string): string {
  return id.replaceAll("\\", "/");
}
