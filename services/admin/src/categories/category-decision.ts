import type { NewCategoryDecision } from "@meridian/contracts/categories/categories-api";
import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import type { CategoryRules } from "@meridian/domain/categories/business-category";
import type { KindLookup } from "@meridian/domain/categories/kind";
import { refusal } from "@meridian/platform/app-error";
import type { ListedLabel } from "./label-list.ts";

const TEXTS = {
  noLabel: { tr: "Böyle bir etiket yok.", en: "There is no such label." },
  noKind: { tr: "Böyle bir tür yok.", en: "There is no such kind." },
  noCategory: { tr: "Böyle bir kategori yok.", en: "There is no such category." },
  alreadyOfKind: { tr: "Etiket zaten bu türde.", en: "The label already has this kind." },
  alreadyNamed: { tr: "Kategorinin adı zaten bu.", en: "The category already has this name." },
  alreadyHidden: { tr: "Kategori zaten gizli.", en: "The category is already hidden." },
  intoItself: { tr: "Bir kategori kendisiyle birleştirilemez.", en: "A category cannot be merged into itself." },
  targetMerged: {
    tr: "Hedef kategori başka bir kategoriyle birleştirilmiş. Önce o kararı geri alın.",
    en: "The target has been merged into another category. Undo that decision first.",
  },
};

/** A decision before it is appended to the log. */
export type Subject = Omit<CategoryDecision, "id" | "decidedAt" | "decidedBy">;

type Target = Pick<CategoryDecision, "kindKey" | "targetName">;

export interface Known {
  labels: readonly ListedLabel[];
  kinds: KindLookup;
  rules: CategoryRules;
}

/** Resolves the names and target of a requested decision. Throws not_found, and invalid_input if nothing would change. */
export function subjectOf(requested: NewCategoryDecision, known: Known): Subject {
  const { action, slug } = requested;
  const { labels, kinds } = known;
  if (requested.action === "move") {
    const label = labels.find((known) => known.slug === slug);
    if (label === undefined) throw refusal("not_found", TEXTS.noLabel);
    if (label.kind?.key === requested.kindKey) throw refusal("invalid_input", TEXTS.alreadyOfKind);
    const kind = kinds.withKey(requested.kindKey);
    if (kind === undefined) throw refusal("not_found", TEXTS.noKind);
    return { action, slug, name: label.label, kindKey: kind.key, targetName: kind.name, undoes: null };
  }
  const { category } = find(labels, slug);
  const decision = { action, slug, name: category.name, kindKey: null, targetName: null, undoes: null };
  if (requested.action === "merge") return { ...decision, ...targetOf(requested, known) };
  if (requested.action === "rename") {
    if (requested.name === category.name) throw refusal("invalid_input", TEXTS.alreadyNamed);
    return { ...decision, targetName: requested.name };
  }
  if (category.isHidden) throw refusal("invalid_input", TEXTS.alreadyHidden);
  return decision;
}

/** For the audit log: names beside ids. */
export function describeDecision({ id, action, name, kindKey, targetName }: CategoryDecision) {
  return {
    ...{ name, decision: id, action },
    ...(kindKey === null ? {} : { kind: kindKey }),
    ...(targetName === null ? {} : { target: targetName }),
  };
}

function targetOf(
  { slug, into }: Extract<NewCategoryDecision, { action: "merge" }>,
  { labels, kinds, rules }: Known,
): Target {
  if (slug === into) throw refusal("invalid_input", TEXTS.intoItself);
  if (rules.categories.get(into)?.mergedInto !== undefined) {
    throw refusal("conflict", TEXTS.targetMerged);
  }
  const kind = kinds.withSlug(into);
  if (kind !== undefined) return { kindKey: kind.key, targetName: kind.name };
  find(labels, into);
  // A category without a kind is a label: it is found again by its text, not by a name given later.
  const label = labels.find((known) => known.slug === into);
  return { kindKey: null, targetName: label?.label ?? into };
}

function find(labels: readonly ListedLabel[], slug: string): ListedLabel {
  const label = labels.find(({ category }) => category.slug === slug);
  if (label === undefined) throw refusal("not_found", TEXTS.noCategory);
  return label;
}
