import { z } from "zod";
import type { PageAssets } from "../src/lib/page/render-page-contract.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
  }),
);
export type ViteManifest = z.infer<typeof manifestSchema>;

const ROUTES_FOLDER = "src/routes/";
/** Route components are separate chunks: the route's file with this query. */
const SPLIT_COMPONENT = "?tsr-split=component";
const STYLE_SHEET = ".css";

export function parseManifest(text: string): ViteManifest {
  return manifestSchema.parse(JSON.parse(text));
}

/** What the first HTML must reference, read from the manifest of a client build. */
export function routeAssetsOf(manifest: ViteManifest): Omit<PageAssets, "css"> & { styles: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const entryKey = entries.find((key) => !key.endsWith(STYLE_SHEET));
  if (entryKey === undefined) throw new Error("The client build has no entry");
  const entryChunks = chunksFrom(manifest, entryKey);
  const preloads: Record<string, string[]> = {};
  for (const key of Object.keys(manifest)) {
    if (!key.endsWith(SPLIT_COMPONENT)) continue;
    const own = chunksFrom(manifest, key).filter((chunk) => !entryChunks.includes(chunk));
    preloads[routeIdOf(key)] = own.map(pathOf(manifest));
  }
  const [entry = entryKey, ...imported] = entryChunks;
  preloads.__root__ = imported.map(pathOf(manifest));
  return {
    scripts: [pathOf(manifest)(entry)],
    styles: entries.filter((key) => key.endsWith(STYLE_SHEET)).map(pathOf(manifest)),
    preloads,
  };
}

/** The router's id for a route file: `src/routes/cities.index.tsx?…` is `/cities/`. */
function routeIdOf(key: string): string {
  const name = key.slice(ROUTES_FOLDER.length, -(SPLIT_COMPONENT.length + ".tsx".length));
  const segments = name.split(/[./]/).filter((segment) => segment !== "route");
  return `/${segments.map((segment) => (segment === "index" ? "" : segment)).join("/")}`;
}

/** A chunk followed by everything it imports. */
function chunksFrom(manifest: ViteManifest, key: string, seen: string[] = []): string[] {
  if (seen.includes(key)) return seen;
  seen.push(key);
  for (const imported of manifest[key]?.imports ?? []) chunksFrom(manifest, imported, seen);
  return seen;
}

function pathOf(manifest: ViteManifest): (key: string) => string {
  return (key) => `/${manifest[key]?.file ?? key}`;
}
