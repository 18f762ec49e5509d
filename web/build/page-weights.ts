import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** The maximum of all scripts a page loads before its first interaction, gzipped, without the map. */
const MAX_KB = { visitors: 200, admin: 350 };
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;
const ADMIN = /^admin/;
const LAYOUT = /\/route$/;

type Bundle = Readonly<
  Record<
    string,
    Pick<Rolldown.OutputChunk, "type" | "isEntry" | "facadeModuleId" | "imports" | "code"> | { type: "asset" }
  >
>;

/** Lists each page's weight after a build, and fails the build if one is too heavy for a slow phone. */
export function weighPages(): Plugin {
  return {
    name: "meridian:weigh-pages",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const weights = pageWeightsKb(bundle);
        this.info(`script before the first interaction, gzipped: ${listOf([...weights])}`);
        refuseHeavyPages(weights);
      },
    },
  };
}

export function refuseHeavyPages(weights: ReadonlyMap<string, number>): void {
  if (weights.size === 0) throw new Error("No page was found to weigh");
  const heavy = [...weights].filter(([page, kb]) => kb > (ADMIN.test(page) ? MAX_KB.admin : MAX_KB.visitors));
  if (heavy.length === 0) return;
  const limits = `${MAX_KB.visitors} kB of script, or ${MAX_KB.admin} kB in the admin area`;
  throw new Error(`These pages load more than ${limits}: ${listOf(heavy)}`);
}

/** Keyed by route file: `business.$slug`. A page includes its layouts. */
export function pageWeightsKb(bundle: Bundle): Map<string, number> {
  const chunks = Object.entries(bundle).flatMap(([file, chunk]) =>
    chunk.type === "chunk" ? [{ file, ...chunk }] : [],
  );
  const sizes = new Map(chunks.map(({ file, code }) => [file, gzipSync(code).length / 1000]));
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ file }) => file);
  const files = new Map<string, string>();
  for (const { file, facadeModuleId } of chunks) {
    const page = PAGE.exec(facadeModuleId?.replaceAll("\\", "/") ?? "")?.[1];
    if (page !== undefined) files.set(page, file);
  }
  const weights = new Map<string, number>();
  for (const [page, file] of files) {
    if (LAYOUT.test(page)) continue;
    const layouts = layoutsOf(page).flatMap((layout) => files.get(layout) ?? []);
    const loaded = new Set([...entries, ...layouts, file]);
    for (const one of loaded) for (const next of imports.get(one) ?? []) loaded.add(next);
    weights.set(
      page,
      [...loaded].reduce((sum, one) => sum + (sizes.get(one) ?? 0), 0),
    );
  }
  return weights;
}

/** The layout routes that may enclose a page: `admin/audit` is in `admin/route`. */
function layoutsOf(page: string): string[] {
  const folders = page.split("/").slice(0, -1);
  return folders.map((_, index) => `${folders.slice(0, index + 1).join("/")}/route`);
}

/** Heaviest first. */
function listOf(weights: readonly (readonly [page: string, kb: number])[]): string {
  const sorted = weights.toSorted((a, b) => b[1] - a[1]);
  return sorted.map(([page, kb]) => `${page} ${kb.toFixed(1)} kB`).join(", ");
}
