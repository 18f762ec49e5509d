import { NO_BUSINESS_KIND } from "@meridian/contracts/imports/import-limits";
import { refusal, text } from "../messages/text.ts";
import { knowledgeAtHand } from "../normalise/places/known-cities.ts";

/** Throws invalid_input for a chosen kind that does not exist. */
export function requireKnownKind(kind: string | undefined): void {
  if (kind === undefined || kind === NO_BUSINESS_KIND) return;
  if (knowledgeAtHand().kinds.withKey(kind) === undefined)
    throw refusal("invalid_input", text("kind_unknown", { kind }));
}
