import type { UndoneBusiness } from "../../contracts/ingest-api.ts";
import type { StorePlacing } from "../../domain/business-category.ts";
import { withFormerFields } from "../former-fields.ts";
import { type BusinessState, replacementOf, stateOf, type WriteTime } from "./business-writes.ts";
import type { BusinessDocument } from "./documents.ts";
import { jobEntryId, partsOfEntryId } from "./job-ranges.ts";
import { openWritersAfter, undoWriterOf } from "./open-writers.ts";
import type { BeforeImage, ChangeDocument } from "./undo-documents.ts";

type Replacement = ReturnType<typeof replacementOf>;

/** What becomes of one change. */
export type TakingBack =
  /** The change never took hold: its batch was cut off. */
  | { kind: "void" }
  | { kind: "kept"; reason: NonNullable<UndoneBusiness["reason"]> }
  /** `write` is absent where this undo has taken it back already, in an attempt that was cut off. */
  | {
      kind: "taken";
      outcome: "removed" | "restored";
      write?: (time: WriteTime, placeOf: StorePlacing["placeOf"]) => Replacement;
    };

/** Decides about a change of the import from what the business is now; `open` as of `readOpenWriters`. Pure. */
export function takeBack(
  change: ChangeDocument,
  known: BusinessDocument | undefined,
  open: ReadonlySet<string>,
): TakingBack {
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

/** A business that the import made goes into the trash as it is. */
function formerStateOf(known: BusinessDocument, { before }: ChangeDocument, now: number): BusinessState {
  const state = stateOf(known);
  if (before === undefined) return { ...state, deletedAt: now, deletionKind: "undone", popularity: known.popularity };
  const { fields, popularity, source, trashed, isApproved } = before;
  const approval = isApproved === undefined ? {} : { isApproved };
  return { ...state, ...approval, ...trashed, fields: withFormerFields(known.fields, fields), source, popularity };
}

/**
 * The business is again what an earlier import left, whose change can now be taken back as well: it takes the revision that
 * this gave the business. Absent when no import left it.
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
