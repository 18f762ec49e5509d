import { setImmediate as giveWay } from "node:timers/promises";
import type { CategoryLabel } from "@meridian/contracts/categories/categories-api";
import {
  type BusinessCategory,
  type CategoryRules,
  createCategoryOf,
} from "@meridian/domain/categories/business-category";
import { rulesOf } from "@meridian/domain/categories/category-rules";
import type { KindLookup } from "@meridian/domain/categories/kind";
import { searchableWords } from "@meridian/domain/places/place-words";
import { inBatches } from "@meridian/platform/batches";
import type { CategoryRuleStore } from "@meridian/ports/places/category-rule-store";
import { type CountedLabel, createLabelCounts, type LabelCounts, type LabelCountsOptions } from "./label-counts.ts";

/** Decided in one turn of the event loop; other requests run in between. */
const LABELS_AT_ONCE = 200;

/** A label with its search words. */
export interface ListedLabel extends CategoryLabel {
  /** Folded, each preceded by a space. */
  words: string;
}

export interface LabelList {
  /** Labels without a kind first, then the most frequent. */
  labels: readonly ListedLabel[];
  isCut: boolean;
}

export interface LabelListOptions extends LabelCountsOptions {
  categoryRules: Pick<CategoryRuleStore, "version" | "list">;
  kinds: KindLookup;
}

/** Lists every label with the kind and category the rules give it. */
export function createLabelList(options: LabelListOptions): () => Promise<LabelList> {
  const { categoryRules, kinds } = options;
  const countLabels = createLabelCounts(options);
  let kept: { counts: LabelCounts; version: number; list: Promise<LabelList> } | undefined;

  return async () => {
    const counts = await countLabels();
    const version = await categoryRules.version();
    if (kept?.counts === counts && kept.version === version) return kept.list;
    const list = categoryRules.list().then((decisions) => listOf(counts, rulesOf(decisions), kinds));
    kept = { counts, version, list };
    list.catch(() => {
      if (kept?.list === list) kept = undefined;
    });
    return list;
  };
}

async function listOf({ labels, isCut }: LabelCounts, rules: CategoryRules, kinds: KindLookup): Promise<LabelList> {
  const categoryOf = createCategoryOf(kinds, rules);
  const listed: ListedLabel[] = [];
  const counts = new Map<string, number>();
  for await (const batch of inBatches(labels, LABELS_AT_ONCE)) {
    for (const counted of batch) {
      const { slug, label } = counted;
      const category: BusinessCategory = categoryOf(label) ?? { slug, name: label, within: [] };
      counts.set(category.slug, (counts.get(category.slug) ?? 0) + counted.count);
      listed.push(toListed(counted, category, { rules, kinds }));
    }
    await giveWay();
  }
  for (const { category } of listed) category.count = counts.get(category.slug) ?? 0;
  return {
    isCut,
    labels: [...listed.filter(({ kind }) => kind === null), ...listed.filter(({ kind }) => kind !== null)],
  };
}

function toListed(
  { label, slug, count }: CountedLabel,
  { slug: categorySlug, name, kindKey }: BusinessCategory,
  { rules, kinds }: { rules: CategoryRules; kinds: KindLookup },
): ListedLabel {
  const kind = kindKey === undefined ? undefined : kinds.withKey(kindKey);
  const { name: shownName = name, isHidden = false } = rules.categories.get(categorySlug) ?? {};
  return {
    ...{ label, slug, count },
    words: searchableWords([label, shownName, kind?.name ?? ""].join(" ")),
    kind: kind === undefined ? null : { key: kind.key, name: kind.name },
    category: { slug: categorySlug, name: shownName, count, isHidden },
  };
}
