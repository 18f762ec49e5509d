export interface MutatedFolder {
  name: string;
  path: string;
  /** Files left alone, relative to the folder. */
  skipped: readonly string[];
}

/**
 * Mutants must die by the tests of their own folder. Skipped are what tests start things with, composition roots, which only
 * a started process runs, and files that hold a table of data and no decision: a test of each entry would only repeat the table.
 */
export const FOLDERS: readonly MutatedFolder[] = [
  { name: "auth", path: "services/admin/src/auth", skipped: [] },
  { name: "gateway", path: "gateway/src", skipped: ["main.ts", "testing/**"] },
  {
    name: "domain",
    path: "shared/domain/src",
    skipped: ["legal-texts-date.ts"],
  },
  { name: "search", path: "services/catalogue/src/search", skipped: [] },
  {
    name: "normalise",
    path: "services/ingest/src/normalise",
    skipped: ["testing/**"],
  },
];

/** What Stryker mutates of a folder: its code, not its tests. */
export function patternsOf({ path, skipped }: MutatedFolder): string[] {
  return [`${path}/**/*.ts`, `!${path}/**/*.test.ts`, ...skipped.map((file) => `!${path}/${file}`)];
}
