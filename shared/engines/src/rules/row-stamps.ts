import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { KnownRow } from "@meridian/ports/imports/row-print-store";
import { keysOf } from "./draft-keys.ts";
import type { DraftOutcome, OutcomeOfDraft } from "./import-outcomes.ts";

/** Of drafts that describe their business. */
const DESCRIBING: ReadonlySet<DraftOutcome> = new Set(["created", "restored", "updated", "published", "unchanged"]);

/** Thrown to take back a batch whose known rows must be read after all. */
export class StaleRows extends Error {
  readonly stamps: readonly string[];

  constructor(rows: readonly KnownRow[]) {
    super("known rows are stale");
    this.stamps = rows.map(({ stamp }) => stamp);
  }
}

/** The known rows of a batch in turn: each call returns those that precede the draft with this index. */
export function inTurn<R extends KnownRow>(known: readonly R[]): (draft: number) => R[] {
  let next = 0;
  return (draft) => {
    const from = next;
    for (let row = known[next]; row !== undefined && row.draftsBefore <= draft; row = known[next]) next++;
    return known.slice(from, next);
  };
}

/**
 * The business that a draft describes, if it alone has all keys of the draft. A draft with a value that stayed out does not: the value may
 * apply once another source gave the present one.
 */
export function describedBy<B>(
  draft: BusinessDraft,
  { outcome, isOutranked }: Pick<OutcomeOfDraft, "outcome" | "isOutranked">,
  ownerOf: (key: string) => B | undefined,
): B | undefined {
  if (draft.record !== undefined || isOutranked || !DESCRIBING.has(outcome)) return undefined;
  const [first, ...others] = keysOf(draft).map(ownerOf);
  return others.every((owner) => owner === first) ? first : undefined;
}
