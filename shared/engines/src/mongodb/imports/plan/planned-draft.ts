import type { FieldSources } from "@meridian/contracts/businesses/field-sources";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { keysOf } from "../../../rules/draft-keys.ts";
import type { DraftOutcome } from "../../../rules/import-outcomes.ts";
import type { DecidingImport } from "../../../rules/merge-imported.ts";
import type { BusinessDocument, ClaimDocument, TouchedDocument } from "../../documents.ts";
import type { PlaceRegister } from "../../places/place-register.ts";
import type { ImportSnapshot } from "../import-snapshot.ts";
import type { ChangeDocument } from "../undo/undo-documents.ts";
import type { ChangedContent, NewContent } from "./change-content.ts";

/** The import or dry run of the drafts. */
export interface PlanningJob extends DecidingImport {
  jobId: string;
  /** See `ImportJob`. */
  restoresDeleted: boolean;
  places: Pick<PlaceRegister, "placeOf">;
  isDryRun?: boolean;
}

export interface PlanScope {
  snapshot: ImportSnapshot;
  job: PlanningJob;
  /** Businesses touched by earlier drafts of the batch. */
  spokenOf: Set<string>;
  /** By business, the draft of the batch that writes it if any does. */
  writers: Map<string, PlannedDraft>;
}

/** What to write for one draft. */
export interface PlannedDraft {
  draft: BusinessDraft;
  id: string;
  outcome: DraftOutcome;
  /** See `ImportCounters.outranked`. */
  isOutranked: boolean;
  /** Who gave the values of a business that stays as it is, if the import confirmed some; with the revision that was read. */
  confirmed?: { revision: number; fieldSources: FieldSources | undefined };
  /** Keys and slugs it claims. */
  keyClaims: ClaimDocument[];
  slugClaims: ClaimDocument[];
  /** Absent if the decision is already stored. */
  touched?: TouchedDocument;
  /** Absent if the business does not change. */
  change?: BusinessChange;
  /** The decision to add the draft's origin to, where it fills blanks. */
  filled?: { _id: string; origin: string };
  /** A change that an earlier attempt recorded and that is no longer needed. */
  unchangedAgain?: BusinessDocument;
  /** The pairs with businesses that a new one may be, to ask a person about. */
  matches: { newKey: string; knownKey: string }[];
}

export type BusinessChange =
  | { kind: "create"; slug: string; content: NewContent }
  | {
      kind: "rewrite" | "restore";
      before: BusinessDocument;
      content: ChangedContent;
      /** Of a business that an earlier batch of the import may have written: what to record for an undo, if not only this change. */
      fills?: { note?: ChangeDocument };
    };

/** Identifies a draft within its import. */
export function originOf(draft: BusinessDraft): string {
  return `${draft.row} ${keysOf(draft)[0] ?? ""}`;
}
