import { z } from "zod";

export const unitSchema = z.enum(["ms", "s", "min", "/s", "rows/s", "rows/CPU s", "MB", "kB", "%", "CLS"]);
export type Unit = z.infer<typeof unitSchema>;

interface FigureTarget {
  /** The case that measures it; one that does not exist is yet to be written. */
  of: string;
  unit: Unit;
  atMost?: number;
  atLeast?: number;
  /** The bound applies to the ratio to this peer instead of the figure itself. */
  peer?: string;
}

/** Every figure of the benchmark in the order of the design's targets, which hold for 1.2 M businesses on two idle cores. */
export const TARGETS = {
  "Search in the engine, p95": { of: "search", unit: "ms", atMost: 8 },
  "Search in the engine, four at a time": { of: "search", unit: "/s", atLeast: 800 },
  "Search in the engine, questions plain FTS5 can answer, p95": { of: "search", unit: "ms" },
  "Suggestions in the engine, p95": { of: "search", unit: "ms" },
  "Search with facets beside Meilisearch, p95": {
    of: "search-meilisearch",
    unit: "ms",
    atMost: 1,
    peer: "Meilisearch",
  },
  "Search with facets beside Meilisearch, four at a time": {
    of: "search-meilisearch",
    unit: "/s",
    atLeast: 1,
    peer: "Meilisearch",
  },
  "Search without facets beside Meilisearch, p95": { of: "search-meilisearch", unit: "ms" },
  "Change until searches find it, p95": { of: "search-meilisearch", unit: "ms" },
  "Knowledge, one lookup, p99": { of: "knowledge", unit: "ms", atMost: 1 },
  "Knowledge, memory of a process": { of: "knowledge", unit: "MB", atMost: 60 },
  "Search over HTTP, p50": { of: "search", unit: "ms", atMost: 5 },
  "Search over HTTP, p95": { of: "search", unit: "ms", atMost: 15 },
  "Search over HTTP, four at a time": { of: "search", unit: "/s", atLeast: 600 },
  "Suggestions over HTTP, p95": { of: "search", unit: "ms", atMost: 5 },
  "Memory of the catalogue service": { of: "search", unit: "MB" },
  "Kinds in places, first hit right": { of: "relevance", unit: "%", atLeast: 95 },
  "Kinds in places, one of five right": { of: "relevance", unit: "%", atLeast: 98 },
  "Names, first hit right": { of: "relevance", unit: "%", atLeast: 99 },
  "Names in other scripts or misspelt, first hit right": { of: "relevance", unit: "%", atLeast: 90 },
  "Addresses and phones, first hit right": { of: "relevance", unit: "%", atLeast: 95 },
  "Attributes and opening times, first hit right": { of: "relevance", unit: "%" },
  "Places alone, first hit right": { of: "relevance", unit: "%" },
  "Listing and business JSON, uncached, p95": { of: "pages", unit: "ms", atMost: 10 },
  "Listing and business JSON, cached, p95": { of: "pages", unit: "ms", atMost: 2 },
  "Listing and business JSON, cached": { of: "pages", unit: "/s", atLeast: 0.5, peer: "nginx" },
  "Rendered page, uncached, p95": { of: "pages", unit: "ms", atMost: 40 },
  "Rendered page, cached, p95": { of: "pages", unit: "ms", atMost: 4 },
  "Rendered page, cached": { of: "pages", unit: "/s", atLeast: 0.5, peer: "nginx" },
  "Search during an import, p95": { of: "search-during-import", unit: "ms", atMost: 2.5, peer: "idle" },
  "Reading xlsx, 46 columns": { of: "import", unit: "rows/s", atLeast: 3, peer: "exceljs" },
  "Reading xlsx, 46 columns, peak RSS": { of: "import", unit: "MB", atMost: 0.1, peer: "exceljs" },
  "Reading xlsx, inline strings": { of: "import", unit: "rows/s" },
  "Reading CSV, 46 columns": { of: "import", unit: "rows/s" },
  "Import of CSV, new rows": { of: "import", unit: "rows/s", atLeast: 5_000 },
  "Import of xlsx, new rows": { of: "import", unit: "rows/s", atLeast: 3_500 },
  "Import of lean CSV, new rows": { of: "import", unit: "rows/s", atLeast: 5_000 },
  "Import of CSV, CPU time of a new row": { of: "import", unit: "ms" },
  "Import of xlsx, CPU time of a new row": { of: "import", unit: "ms" },
  "Import of lean CSV, CPU time of a new row": { of: "import", unit: "ms" },
  "Import of CSV, unchanged rows": { of: "import", unit: "rows/s", atLeast: 15_000 },
  "Import of xlsx, unchanged rows": { of: "import", unit: "rows/s", atLeast: 15_000 },
  "Import of lean CSV, unchanged rows": { of: "import", unit: "rows/s", atLeast: 15_000 },
  "Import of CSV, peak RSS": { of: "import", unit: "MB", atMost: 400 },
  "Import of xlsx, peak RSS": { of: "import", unit: "MB", atMost: 400 },
  "Import of lean CSV, peak RSS": { of: "import", unit: "MB", atMost: 400 },
  "Matching of made-up lists, precision": { of: "matching", unit: "%", atLeast: 99 },
  "Matching of made-up lists, recall": { of: "matching", unit: "%", atLeast: 95 },
  "Matching of real lists, precision": { of: "matching", unit: "%", atLeast: 99 },
  "Matching of real lists, recall": { of: "matching", unit: "%", atLeast: 95 },
  "Full reindex, embedded": { of: "reindex", unit: "s", atMost: 120 },
  "Full reindex, Meilisearch": { of: "reindex-meilisearch", unit: "s", atMost: 240 },
  "Roll-ups": { of: "reindex", unit: "s", atMost: 10 },
  "All sitemaps": { of: "sitemaps", unit: "s", atMost: 10 },
  "All sitemaps, nothing changed": { of: "sitemaps", unit: "s" },
  "Map, slowest zoom, no filter, p95": { of: "map", unit: "ms", atMost: 20 },
  "Map, slowest zoom, one country, p95": { of: "map", unit: "ms", atMost: 20 },
  "Map, slowest zoom, largest category, p95": { of: "map", unit: "ms", atMost: 20 },
  "Map, slowest zoom, a very common word, p95": { of: "map", unit: "ms", atMost: 20 },
  "Map, all zooms, no filter, p50": { of: "map", unit: "ms" },
  "Export of 9 fields": { of: "export", unit: "rows/CPU s", atLeast: 1, peer: "sqlite3 -csv" },
  "Export of 27 fields": { of: "export", unit: "rows/CPU s", atLeast: 1, peer: "sqlite3 -csv" },
  "Export of 9 fields, memory in its last tenth": { of: "export", unit: "MB", atMost: 1.1, peer: "its first tenth" },
  "Export of 27 fields, memory in its last tenth": { of: "export", unit: "MB", atMost: 1.1, peer: "its first tenth" },
  "Export of all fields, with checks": { of: "export", unit: "rows/CPU s" },
  "Export of 27 fields as a workbook": { of: "export", unit: "rows/CPU s" },
  "First start with demo data to first page": { of: "start", unit: "s", atMost: 25 },
  "Second start to first page": { of: "start", unit: "s", atMost: 4 },
  "Overload, good answers, p95": { of: "overload", unit: "ms", atMost: 2_000 },
  "Overload, refusals, p95": { of: "overload", unit: "ms", atMost: 50 },
  "Overload, refusals that are 503": { of: "overload", unit: "%", atLeast: 100 },
  "Overload, memory of what the containers may take": { of: "overload", unit: "%", atMost: 100 },
  "Overload, recovered after": { of: "overload", unit: "s", atMost: 5 },
  "Login under attack, slowest": { of: "login-attack", unit: "s", atMost: 3 },
  "Faults, failed requests": { of: "faults", unit: "%" },
  "Faults, slowest recovery": { of: "faults", unit: "s" },
  "npm test": { of: "tests", unit: "min", atMost: 15 },
  ".ci/run": { of: "tests", unit: "min", atMost: 20 },
  "npm run test:quick": { of: "tests", unit: "min", atMost: 1 },
  "Slow phone, largest contentful paint": { of: "web-vitals", unit: "ms", atMost: 2_000 },
  "Slow phone, layout shift": { of: "web-vitals", unit: "CLS", atMost: 0.02 },
  "Slow phone, interaction to next paint": { of: "web-vitals", unit: "ms", atMost: 200 },
  "Slow phone, script": { of: "web-vitals", unit: "kB", atMost: 200 },
} as const satisfies Readonly<Record<string, FigureTarget>>;

export type FigureName = keyof typeof TARGETS;

/** A figure's target by name; names may come from another version's report. */
export function targetOf(what: string): FigureTarget | undefined {
  return new Map<string, FigureTarget>(Object.entries(TARGETS)).get(what);
}

/** "≤ 8 ms", "≥ 0.5× nginx". */
export function targetText(what: string): string {
  const { atMost, atLeast, unit, peer } = targetOf(what) ?? {};
  const bound = atMost ?? atLeast;
  if (bound === undefined) return "";
  const size = peer === undefined ? `${bound.toLocaleString("en")} ${unit}` : `${bound}× ${peer}`;
  return `${atMost === undefined ? "≥" : "≤"} ${size}`;
}

/** Undefined without a target, or without a value to compare. */
export function isMet(what: string, { value, ratio }: { value?: number | undefined; ratio?: number | undefined }) {
  const { atMost, atLeast, peer } = targetOf(what) ?? {};
  const measured = peer === undefined ? value : ratio;
  if (measured === undefined) return undefined;
  if (atMost !== undefined) return measured <= atMost;
  return atLeast === undefined ? undefined : measured >= atLeast;
}
