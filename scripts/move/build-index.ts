import { rebuildIndex } from "../../services/ingest/src/load/rebuild-index.ts";
import { createCategoryOf } from "../../shared/domain/src/categories/business-category.ts";
import { rulesOf } from "../../shared/domain/src/categories/category-rules.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import type { SearchIndex } from "../../shared/ports/src/search/search-index.ts";
import { type Print, startProgress } from "./progress.ts";

/** Replaces the index of a directory that is not being served. */
export async function buildIndex(
  { businesses, categoryRules }: Pick<Engines, "businesses" | "categoryRules">,
  index: SearchIndex,
  print: Print,
): Promise<void> {
  const knowledge = openKnowledge();
  const categoryOf = createCategoryOf(knowledge.kinds, rulesOf(await categoryRules.list()));
  const progress = startProgress("search index", await businesses.countListed(), print);
  try {
    const { signal } = new AbortController();
    await rebuildIndex({
      businesses,
      index,
      categoryOf,
      signal,
      onProgress: (documents) => progress.reached(documents),
    });
  } finally {
    knowledge.close();
  }
  progress.end();
}
