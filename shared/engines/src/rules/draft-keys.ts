import { foldText } from "@meridian/domain/text/fold-text";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";

/** Of the folded name, in the index that serves name prefixes. */
export const NAME_KEY_LENGTH = 24;
/** Ends the range of texts with a prefix when it is appended to it: no text has a later letter. */
export const AFTER_EVERY_SUFFIX = "\u{10FFFF}";

export function nameKeyOf(name: string): string {
  return foldText(name).slice(0, NAME_KEY_LENGTH);
}

/**
 * The keys a draft is looked up by, in order: one with a place id is always known by it, whatever it came with, unless it
 * brings all keys that it ever had.
 */
export function keysOf({ fields, identityKeys, record }: BusinessDraft): readonly string[] {
  if (fields.placeId === undefined || record !== undefined) return identityKeys;
  const placeKey = `place:${fields.placeId}`;
  return identityKeys.includes(placeKey) ? identityKeys : [placeKey, ...identityKeys];
}
