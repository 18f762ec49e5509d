import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Of all scripts that a page loads before anything is done on it, gzipped, without its map. */
const MAX_PAGE_KB = 200;
const PAGE = /\/src\/routes\/(?!admin)(.+)\.tsx\?tsr-split=component$/;

type Bundle = Readonly<
  Record<
    string,
    Pick<Rolldown.OutputChunk, "type" | "isEntry" | "facadeModuleId" | "imports" | "code"> | { type: "asset" }
  >
>;

/** A page of visitors that became too heavy for slow phones ends the build, which says how heavy it is. */
export function weighPages(): Plugin {
  return {
    name: "meridian:weigh-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: { order: "post", handler: (_options, bundle) => refuseHeavyPages(pageWeightsKb(bundle)) },
  };
}

export function refuseHeavyPages(weights: ReadonlyMap<string, number>): void {
  if (weights.size === 0) throw new Error("No page was found to weigh");
  const heavy = [...weights].filter(([, kb]) => kb > MAX_PAGE_KB);
  if (heavy.length === 0) return;
  const list = heavy.map(([page, kb]) => `${page} ${kb.toFixed(1)} kB`).join(", ");
  throw new Error(`These pages load more than ${MAX_PAGE_KB} kB of script: ${list}`);
}

/** By the file of the route: `business.$slug`. */
export function pageWeightsKb(bundle: Bundle): Map<string, number> {
  const chunks = Object.entries(bundle).flatMap(([file, chunk]) =>
    chunk.type === "chunk" ? [{ file, ...chunk }] : [],
  );
  const sizes = new Map(chunks.map(({ file, code }) => [file, gzipSync(code).length / 1000]));
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ file }) => file);
  const weights = new Map<string, number>();
  for (const { file, facadeModuleId } of chunks) {
    const page = PAGE.exec(facadeModuleId?.replaceAll("\\", "/") ?? "")?.[1];
    if (page === undefined) continue;
    const loaded = new Set([...entries, file]);
    for (const one of loaded) for (const next of imports.get(one) ?? []) loaded.add(next);
    weights.set(
      page,
      [...loaded].reduce((sum, one) => sum + (sizes.get(one) ?? 0), 0),
    );
  }
  return weights;
}
