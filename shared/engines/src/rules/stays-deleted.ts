import type { DeletionKind } from "@meridian/contracts/businesses/business";

/** Whether an import leaves a business of the trash there; `kind` says how it got there. */
export function staysDeleted(kind: DeletionKind | undefined, restoresDeleted: boolean): boolean {
  if (kind === "undone") return false;
  return kind === "blocked" || !restoresDeleted;
}

/** What bringing it back counts as: an import that was undone has left nothing to restore. */
export function outcomeOfReturn(kind: DeletionKind | undefined): "created" | "restored" {
  return kind === "undone" ? "created" : "restored";
}
