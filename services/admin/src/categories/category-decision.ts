import type { NewCategoryDecision } from "@meridian/shared/contracts/categories-api";
import type { CategoryDecision } from "@meridian/shared/contracts/category-decisions";
import type { CategoryRules } from "@meridian/shared/domain/business-category";
import { conflict, invalidInput, notFound } from "@meridian/shared/kernel/app-error";
import type { KindLookup } from "@meridian/shared/knowledge/kinds/kind-lookup";
import type { ListedLabel } from "./label-list.ts";

/** A decision before it is appended to the log. */
export type Subject = Omit<CategoryDecision, "id" | "decidedAt" | "decidedBy">;

type Target = Pick<CategoryDecision, "kindKey" | "targetName">;

export interface Known {
  labels: readonly ListedLabel[];
  kinds: KindLookup;
  rules: CategoryRules;
}

/** Resolves the names and target of a requested decision. Throws not_found, and invalid_input if nothing would change. */
export function subjectOf(asked: NewCategoryDecision, known: Known): Subject {
  const { action, slug } = asked;
  const { labels, kinds } = known;
  if (asked.action === "move") {
    const label = labels.find((known) => known.slug === slug);
    if (label === undefined) throw notFound("Böyle bir etiket yok.");
    if (label.kind?.key === asked.kindKey) throw invalidInput("Etiket zaten bu türde.");
    const kind = kinds.withKey(asked.kindKey);
    if (kind === undefined) throw notFound("Böyle bir tür yok.");
    return { action, slug, name: label.label, kindKey: kind.key, targetName: kind.name, undoes: null };
  }
  const { category } = find(labels, slug);
  const decision = { action, slug, name: category.name, kindKey: null, targetName: null, undoes: null };
  if (asked.action === "merge") return { ...decision, ...targetOf(asked, known) };
  if (asked.action === "rename") {
    if (asked.name === category.name) throw invalidInput("Kategorinin adı zaten bu.");
    return { ...decision, targetName: asked.name };
  }
  if (category.isHidden) throw invalidInput("Kategori zaten gizli.");
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
  if (slug === into) throw invalidInput("Bir kategori kendisiyle birleştirilemez.");
  if (rules.categories.get(into)?.mergedInto !== undefined) {
    throw conflict("Hedef kategori başka bir kategoriyle birleştirilmiş. Önce o kararı geri alın.");
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
  if (label === undefined) throw notFound("Böyle bir kategori yok.");
  return label;
}
