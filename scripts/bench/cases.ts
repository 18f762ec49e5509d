import type { BenchCase } from "./bench-case.ts";
import { exportCase } from "./export/export-case.ts";
import { faultsCase } from "./faults/faults-case.ts";
import { importCase } from "./import/import-case.ts";
import { searchDuringImportCase } from "./import/search-during-import-case.ts";
import { knowledgeCase } from "./knowledge/knowledge-case.ts";
import { mapCase } from "./map/map-case.ts";
import { matchingCase } from "./matching/matching-case.ts";
import { loginAttackCase } from "./overload/login-attack-case.ts";
import { overloadCase } from "./overload/overload-case.ts";
import { pagesCase } from "./pages/pages-case.ts";
import { reindexCase } from "./reindex/reindex-case.ts";
import { reindexMeilisearchCase } from "./reindex/reindex-meilisearch-case.ts";
import { relevanceCase } from "./relevance/relevance-case.ts";
import { searchCase } from "./search/search-case.ts";
import { searchMeilisearchCase } from "./search/search-meilisearch-case.ts";
import { sitemapsCase } from "./sitemaps/sitemaps-case.ts";
import { startCase } from "./start/start-case.ts";
import { testsCase } from "./tests/tests-case.ts";
import { webVitalsCase } from "./web-vitals/web-vitals-case.ts";

/** In execution order: the reindex first, since it builds the index others need. */
export const CASES: readonly BenchCase[] = [
  reindexCase,
  sitemapsCase,
  knowledgeCase,
  searchCase,
  relevanceCase,
  mapCase,
  pagesCase,
  overloadCase,
  loginAttackCase,
  exportCase,
  searchDuringImportCase,
  importCase,
  matchingCase,
  startCase,
  faultsCase,
  webVitalsCase,
  reindexMeilisearchCase,
  searchMeilisearchCase,
  testsCase,
];

/** Throws with the available names. */
export function findCase(name: string): BenchCase {
  const found = CASES.find((candidate) => candidate.name === name);
  if (found !== undefined) return found;
  throw new Error(`There is no case ${name}, but ${CASES.map((one) => one.name).join(", ")}`);
}
