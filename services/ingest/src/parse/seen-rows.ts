import type { BusinessDraft } from "@meridian/ports/businesses/business-store";
import { createSeenKeys } from "./seen-keys.ts";

/** The businesses in a file's rows so far. */
export interface SeenRows {
  /**
   * Records a row and returns whether an earlier one was about the same business. `placeKeys` are those of `NormalisedRow`. A row that
   * shares its id with one of another name or place is treated as having no id: the draft is returned with other keys.
   */
  take(draft: BusinessDraft, placeKeys: readonly string[] | undefined): { draft: BusinessDraft; isDuplicate: boolean };
}

export function createSeenRows(): SeenRows {
  const seen = createSeenKeys();

  function markAll(keys: readonly string[]): boolean {
    const isDuplicate = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isDuplicate;
  }

  function takeByPlace(
    draft: BusinessDraft,
    placeKeys: readonly string[],
  ): { draft: BusinessDraft; isDuplicate: boolean } {
    const isDuplicate = placeKeys.some((key) => seen.has(key));
    // A duplicate's own cell is not recorded: a row of adjacent shops must not chain into one business.
    if (!isDuplicate) for (const key of placeKeys.slice(0, 1)) seen.add(key);
    return { draft, isDuplicate };
  }

  return {
    take(draft, placeKeys) {
      const [id] = draft.identityKeys;
      const own = placeKeys?.[0];
      if (id === undefined || own === undefined || placeKeys === undefined) {
        return { draft, isDuplicate: markAll(draft.identityKeys) };
      }
      if (id === own) return takeByPlace(draft, placeKeys);
      const entry = `${id} ${own}`;
      if (seen.has(id) && !seen.has(entry)) return takeByPlace({ ...draft, identityKeys: [own] }, placeKeys);
      return { draft, isDuplicate: markAll([id, entry]) };
    },
  };
}
