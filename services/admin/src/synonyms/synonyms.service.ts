import { createHash } from "node:crypto";
import { MAX_SYNONYMS, type NewSynonym, type Synonym } from "@meridian/contracts/categories/synonyms-api";
import { wordSynonymOf } from "@meridian/domain/text/synonyms";
import { isAppError, refusal } from "@meridian/platform/app-error";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { SynonymStore } from "@meridian/ports/search/synonym-store";
import type { ActionNotes } from "../audit/action-notes.ts";

const MAX_WORDS = 5;
const ID_LENGTH = 16;
const TEXTS = {
  full: {
    tr: `En fazla ${MAX_SYNONYMS} eş anlamlı olabilir; önce gerekmeyenleri kaldırın.`,
    en: `There can be at most ${MAX_SYNONYMS} synonyms; remove those that are not needed first.`,
  },
  known: { tr: "Bu eş anlamlı zaten var.", en: "This synonym exists already." },
  missing: { tr: "Böyle bir eş anlamlı yok.", en: "There is no such synonym." },
  noTerm: {
    tr: "“Aranan terim” en az bir harf veya rakam içermeli.",
    en: "`term` must contain at least one letter or digit.",
  },
  noMeaning: {
    tr: "“Bunu da bul” en az bir harf veya rakam içermeli.",
    en: "`meaning` must contain at least one letter or digit.",
  },
  tooLong: {
    tr: `Her alana en fazla ${MAX_WORDS} sözcük yazılabilir.`,
    en: `Each field may have at most ${MAX_WORDS} words.`,
  },
  same: { tr: "Aramalar bu ikisini zaten aynı görüyor.", en: "Searches already treat these two as the same." },
};

export interface SynonymsService {
  list(): Promise<Synonym[]>;
  /**
   * Throws invalid_input if the texts already mean the same, and conflict for an existing synonym or above the limit. Searches follow at
   * once.
   */
  add(synonym: NewSynonym, username: string): Promise<Synonym>;
  /** Throws not_found. */
  remove(id: string, username: string): Promise<void>;
}

export interface SynonymsServiceOptions {
  synonyms: SynonymStore;
  datasetVersion: Pick<DatasetVersion, "raise">;
  notes: ActionNotes;
  now: () => Date;
}

/** The synonyms the administrator maintains. */
export function createSynonymsService({
  synonyms,
  datasetVersion,
  notes,
  now,
}: SynonymsServiceOptions): SynonymsService {
  return {
    list: () => synonyms.list(),
    async add({ term, meaning }, username) {
      const id = idOf({ term, meaning });
      if ((await synonyms.list()).length >= MAX_SYNONYMS) {
        throw refusal("conflict", TEXTS.full);
      }
      const synonym = { id, term, meaning, createdAt: now().toISOString(), createdBy: username };
      await synonyms.add(synonym).catch((error: unknown) => {
        const isKnown = isAppError(error) && error.code === "conflict";
        throw isKnown ? refusal("conflict", TEXTS.known, { cause: error }) : error;
      });
      await datasetVersion.raise();
      await notes.add(username, "synonym.added", term, { meaning });
      return synonym;
    },
    async remove(id, username) {
      const removed = await synonyms.remove(id);
      if (removed === undefined) throw refusal("not_found", TEXTS.missing);
      await datasetVersion.raise();
      await notes.add(username, "synonym.removed", removed.term, { meaning: removed.meaning });
    },
  };
}

/** Equal for texts that searches treat as the same. */
function idOf(synonym: NewSynonym): string {
  const { words, means } = wordSynonymOf(synonym);
  if (words.length === 0) throw refusal("invalid_input", TEXTS.noTerm);
  if (means.length === 0) throw refusal("invalid_input", TEXTS.noMeaning);
  if (Math.max(words.length, means.length) > MAX_WORDS) throw refusal("invalid_input", TEXTS.tooLong);
  if (means.every((word) => words.includes(word))) throw refusal("invalid_input", TEXTS.same);
  return createHash("sha256")
    .update(JSON.stringify([words, means]))
    .digest("hex")
    .slice(0, ID_LENGTH);
}
