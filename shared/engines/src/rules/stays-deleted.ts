import type { DeletionKind } from "@meridian/contracts/businesses/business";

/** Whether an import leaves a business of the trash there; `kind` says how it got there. */
export function staysDeleted(kind: DeletionKind | undefined, restoresDeleted: boolean): boolean {
  if (kind === "undone") return false;
  return kind === "blocked" || !restoresDeleted;
}
