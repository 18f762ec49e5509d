import { type SearchedBusiness, toSearchDocument } from "../../shared/domain/src/businesses/search-document.ts";
import { createCategoryOf } from "../../shared/domain/src/categories/business-category.ts";
import { rulesOf } from "../../shared/domain/src/categories/category-rules.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import type { SearchIndex } from "../../shared/ports/src/search/search-index.ts";
import { type Print, startProgress } from "./progress.ts";

const PAGE_ROWS = 1_000;

/** Replaces the index of a directory that is not being served. */
export async function buildIndex(
  { businesses, categoryRules }: Pick<Engines, "businesses" | "categoryRules">,
  index: SearchIndex,
  print: Print,
): Promise<void> {
  const knowledge = openKnowledge();
  const categoryOf = createCategoryOf(knowledge.kinds, rulesOf(await categoryRules.list()));
  const progress = startProgress("search index", await businesses.countListed(), print);
  const rebuild = await index.beginRebuild();
  try {
    let documents = 0;
    let last: SearchedBusiness | undefined;
    for (;;) {
      const listed = await businesses.scanListed(last, PAGE_ROWS);
      last = listed.at(-1);
      if (last === undefined) break;
      await rebuild.add(listed.map((business) => toSearchDocument(business, categoryOf)));
      documents += listed.length;
      progress.add(listed.length);
    }
    await rebuild.commit(documents);
  } catch (error) {
    await rebuild.abort();
    throw error;
  } finally {
    knowledge.close();
  }
  progress.end();
}
