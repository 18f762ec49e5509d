import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import type { StorePlacing } from "@meridian/domain/categories/business-category";
import { withFormerFields } from "../../../rules/former-fields.ts";
import { type BusinessState, replacementOf, stateOf, type WriteTime } from "../../businesses/business-writes.ts";
import type { BusinessDocument } from "../../documents.ts";
import { jobEntryId, partsOfEntryId } from "../job-ranges.ts";
import { openWritersAfter, undoWriterOf } from "../open-writers.ts";
import type { BeforeImage, ChangeDocument } from "./undo-documents.ts";

type Replacement = ReturnType<typeof replacementOf>;

/** The outcome for one change. */
export type Reversal =
  /** The change was never written: its batch was interrupted. */
  | { kind: "void" }
  | { kind: "kept"; reason: NonNullable<UndoneBusiness["reason"]> }
  /** `write` is absent if an interrupted attempt of this undo already reverted it. */
  | {
      kind: "taken";
      outcome: "removed" | "restored";
      write?: (time: WriteTime, placeOf: StorePlacing["placeOf"]) => Replacement;
    };

/** The change as the business has it: the import may have been about to fill blanks. */
export function changeAsWritten(change: ChangeDocument, known: BusinessDocument | undefined): ChangeDocument {
  const { filledAfter } = change;
  return filledAfter !== undefined && known?.revision === filledAfter ? { ...change, revision: filledAfter } : change;
}

/** Decides how to revert a change of the import, given the current business; `open` as returned by `readOpenWriters`. Pure. */
export function revertChange(
  change: ChangeDocument,
  known: BusinessDocument | undefined,
  open: ReadonlySet<string>,
): Reversal {
  const { jobId } = partsOfEntryId(change._id);
  if (known === undefined) return { kind: "void" };
  const outcome = change.before === undefined || change.before.trashed !== undefined ? "removed" : "restored";
  const writer = undoWriterOf(jobId);
  if (known.openWriters?.includes(writer) === true) return { kind: "taken", outcome };
  const isByImport = known.source?.importId === jobId;
  if (known.revision < change.revision || (known.revision === change.revision && !isByImport)) return { kind: "void" };
  if (known.revision > change.revision) return { kind: "kept", reason: reasonOf(known, isByImport) };
  const openWriters = [...openWritersAfter(known, open), writer];
  const write = (time: WriteTime, placeOf: StorePlacing["placeOf"]) => {
    const former = formerStateOf(known, change, time.now);
    return replacementOf(known, { ...former, place: placeOf(former.fields) }, time, openWriters);
  };
  return { kind: "taken", outcome, write };
}

/** A business the import created goes to the trash unchanged. */
function formerStateOf(known: BusinessDocument, { before }: ChangeDocument, now: number): BusinessState {
  const state = stateOf(known);
  if (before === undefined) return { ...state, deletedAt: now, deletionKind: "undone", popularity: known.popularity };
  const { fields, popularity, source, fieldSources, trashed, isApproved } = before;
  const approval = isApproved === undefined ? {} : { isApproved };
  return {
    ...state,
    ...approval,
    ...trashed,
    fields: withFormerFields(known.fields, fields),
    source,
    fieldSources,
    popularity,
  };
}

/**
 * The business is back in the state an earlier import left, whose change can then be undone too: that change takes the business's new
 * revision. Absent if no import left it.
 */
export function changeBelow(
  change: ChangeDocument,
): { _id: string; before: BeforeImage; revision: number } | undefined {
  const { before } = change;
  if (before?.source === undefined) return undefined;
  const { entry } = partsOfEntryId(change._id);
  return { _id: jobEntryId(before.source.importId, entry), before, revision: change.revision + 1 };
}

function reasonOf(known: BusinessDocument, isByImport: boolean): NonNullable<UndoneBusiness["reason"]> {
  if (known.deletedAt !== undefined) return "deleted";
  return isByImport ? "edited" : "imported_again";
}
