import {
  CATEGORY_PAGE_SIZE,
  type CategoryLabel,
  type CategoryLabels,
  type CategoryLabelsQuery,
  type DecidedCategory,
  type FoundKind,
  MAX_KINDS_FOUND,
  type NewCategoryDecision,
} from "@meridian/contracts/categories/categories-api";
import { type CategoryDecision, MAX_CATEGORY_DECISIONS } from "@meridian/contracts/categories/category-decisions";
import { rulesOf, undoneIn } from "@meridian/domain/categories/category-rules";
import { searchableWords } from "@meridian/domain/places/place-words";
import { isAppError, refusal } from "@meridian/platform/app-error";
import type { CategoryRuleStore } from "@meridian/ports/places/category-rule-store";
import type { ActionNotes } from "../audit/action-notes.ts";
import type { ChangeAnnouncer } from "../change-announcer.ts";
import type { ApplyRules } from "../cleanup/cleanup-runner.ts";
import { describeDecision, type Subject, subjectOf } from "./category-decision.ts";
import { createLabelList, type LabelListOptions, type ListedLabel } from "./label-list.ts";

const ACTIONS = {
  move: "category.moved",
  merge: "category.merged",
  rename: "category.renamed",
  hide: "category.hidden",
} as const;
const FULL = {
  tr: `En fazla ${MAX_CATEGORY_DECISIONS.toLocaleString("tr-TR")} kategori kararı saklanabilir.`,
  en: `At most ${MAX_CATEGORY_DECISIONS.toLocaleString("en-US")} decisions about categories can be kept.`,
};
const OVERTAKEN = {
  tr: "Bu sırada başka bir karar verildi. Tekrar deneyin.",
  en: "Another decision was made in the meantime. Try again.",
};

export interface CategoriesService {
  labels(query: CategoryLabelsQuery): Promise<CategoryLabels>;
  kinds(text: string): FoundKind[];
  /** Newest first, with ids below `before`. */
  decisions(before: number | undefined): Promise<{ decisions: DecidedCategory[]; nextBefore: number | null }>;
  /**
   * Takes effect in lists at once; businesses are reclassified in the background. Throws not_found for an unknown label, category or kind,
   * invalid_input if nothing would change, and conflict if another decision came first.
   */
  decide(decision: NewCategoryDecision, username: string): Promise<CategoryDecision>;
  /** Throws not_found, and conflict if it was already undone. */
  undo(id: number, username: string): Promise<CategoryDecision>;
}

export interface CategoriesServiceOptions extends LabelListOptions {
  categoryRules: CategoryRuleStore;
  notes: ActionNotes;
  announcer: ChangeAnnouncer;
  /** Starts reclassifying businesses if a decision requires it, without waiting for the end. */
  applyRules: ApplyRules;
}

export function createCategoriesService(options: CategoriesServiceOptions): CategoriesService {
  const { categoryRules, kinds, notes, announcer, applyRules, logger, now } = options;
  const listLabels = createLabelList(options);

  /** Rejected if another decision came first, so that nobody overrules one they have not seen. */
  async function append(known: readonly CategoryDecision[], decided: Subject, by: string): Promise<CategoryDecision> {
    if (known.length >= MAX_CATEGORY_DECISIONS) {
      throw refusal("conflict", FULL);
    }
    const id = (known.at(-1)?.id ?? 0) + 1;
    const decision = { ...decided, id, decidedAt: now().toISOString(), decidedBy: by };
    await categoryRules.append(decision).catch((error: unknown) => {
      const isTaken = isAppError(error) && error.code === "conflict";
      throw isTaken ? refusal("conflict", OVERTAKEN, { cause: error }) : error;
    });
    return decision;
  }

  async function follow(): Promise<void> {
    await announcer.announce();
    applyRules().catch((error: unknown) => {
      // `keepCleanupGoing` retries.
      logger.info({ err: error }, "category rules not applied");
    });
  }

  return {
    async labels({ q, filter, page }) {
      const { labels: all, isCut } = await listLabels();
      const words = searchableWords(q).split(" ").slice(1);
      const found = all.filter(
        (label) => isMeant(label, filter) && words.every((word) => label.words.includes(` ${word}`)),
      );
      const first = (page - 1) * CATEGORY_PAGE_SIZE;
      return {
        labels: found.slice(first, first + CATEGORY_PAGE_SIZE).map(toLabel),
        totalCount: found.length,
        totalPages: Math.ceil(found.length / CATEGORY_PAGE_SIZE),
        isCut,
        unmappedCount: all.filter(({ kind }) => kind === null).length,
      };
    },
    kinds: (text) =>
      kinds.search(text, MAX_KINDS_FOUND).map((kind) => ({
        key: kind.key,
        name: kind.name,
        within: kinds.ancestorsOf(kind).map(({ name }) => name),
      })),
    async decisions(before = Number.POSITIVE_INFINITY) {
      const all = await categoryRules.list();
      const undone = undoneIn(all);
      const older = all.filter(({ id, action }) => id < before && action !== "undo").toReversed();
      const decisions = older.slice(0, CATEGORY_PAGE_SIZE).map((decision) => {
        const undo = undone.get(decision.id);
        return { ...decision, undone: undo === undefined ? null : { at: undo.decidedAt, by: undo.decidedBy } };
      });
      return { decisions, nextBefore: older.length > decisions.length ? (decisions.at(-1)?.id ?? null) : null };
    },
    async decide(decision, username) {
      const known = await categoryRules.list();
      const decided = subjectOf(decision, { labels: (await listLabels()).labels, kinds, rules: rulesOf(known) });
      const made = await append(known, decided, username);
      await notes.add(username, ACTIONS[decision.action], made.slug, describeDecision(made));
      await follow();
      return made;
    },
    async undo(id, username) {
      const known = await categoryRules.list();
      const decision = known.find((made) => made.id === id && made.action !== "undo");
      if (decision === undefined)
        throw refusal("not_found", { tr: "Böyle bir karar yok.", en: "There is no such decision." });
      if (undoneIn(known).has(id)) {
        throw refusal("conflict", { tr: "Bu karar zaten geri alındı.", en: "The decision has already been undone." });
      }
      const { slug, name } = decision;
      const undo = await append(
        known,
        { action: "undo", slug, name, kindKey: null, targetName: null, undoes: id },
        username,
      );
      await notes.add(username, "category.decision_undone", slug, describeDecision(decision));
      await follow();
      return undo;
    },
  };
}

function isMeant({ kind, category }: ListedLabel, filter: CategoryLabelsQuery["filter"]): boolean {
  if (filter === "unmapped") return kind === null;
  return filter === "all" || category.isHidden;
}

function toLabel({ words: _words, ...label }: ListedLabel): CategoryLabel {
  return label;
}
