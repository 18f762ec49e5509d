import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import { FIELD_NAMES } from "@meridian/contracts/businesses/business-fields";
import { isHiddenByHand } from "@meridian/domain/businesses/approval-lock";
import { giverIn } from "@meridian/domain/businesses/field-givers";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { newStateOf } from "./draft-record.ts";
import { type GivenBusiness, type GivingImport, type MergedDraft, mainGiverOf, mergeDraft } from "./import-givers.ts";

/** An import as it decides about a known business. */
export interface DecidingImport {
  /** It waits for a decision: what is known stays as it is. */
  isHeld: boolean;
  /** See `ImportJob`. */
  publishes: string | undefined;
  giving: GivingImport;
}

/**
 * A held import hides what it creates until it is published, or until another import that does not wait is about the same business: then
 * that business shows without the values of the held one, which await a decision. What an administrator hid by hand stays hidden.
 */
export function mergeImported(
  known: GivenBusiness & Pick<Business, "isApproved">,
  draft: BusinessDraft,
  { isHeld, publishes, giving }: DecidingImport,
): MergedDraft & { isApproving: boolean } {
  const isOwn = publishes !== undefined && known.source?.importId === publishes;
  const shows = publishes === undefined ? newStateOf(draft).isApproved : draft.record?.isApproved !== false;
  const mayShow = !known.isApproved && !isHiddenByHand(known.lockedFields);
  const isHidden = mayShow && (isOwn || wasHeld(giving, mainGiverOf(known, giving.jobs)));
  const isApproving = isHidden && shows && !isHeld;
  const basis = isApproving && !isOwn ? withoutHeldValues(known, draft.fields, giving) : known;
  return { ...mergeDraft(basis, draft, giving), isApproving };
}

function withoutHeldValues(known: GivenBusiness, incoming: BusinessFields, giving: GivingImport): GivenBusiness {
  const giverOf = giverIn(known.fieldSources, mainGiverOf(known, giving.jobs));
  const kept = FIELD_NAMES.filter((name) => known.lockedFields.includes(name) || !wasHeld(giving, giverOf(name)));
  const stated = kept.filter((name) => known.fields[name] !== undefined);
  return {
    ...known,
    fields: { ...incoming, ...Object.fromEntries(stated.map((name) => [name, known.fields[name]])) },
    fieldSources: { all: giving.by.number, ...Object.fromEntries(stated.map((name) => [name, giverOf(name)])) },
  };
}

function wasHeld({ jobs }: GivingImport, giver: number): boolean {
  return jobs.byNumber(giver)?.wasHeld === true;
}
