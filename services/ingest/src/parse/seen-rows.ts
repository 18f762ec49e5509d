import type { BusinessDraft } from "@meridian/shared/ports/business-store";
import { createSeenKeys } from "./seen-keys.ts";

/** The businesses that the rows of a file have told of so far. */
export interface SeenRows {
  /**
   * Notes a row and tells whether an earlier one was of the same business. `placeKeys` are those of `NormalisedRow`. A row that
   * shares its id with one of another name or place is taken as one without an id: the draft comes back with other keys.
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
    // A duplicate's own cell stays unmarked: a row of shops must not become one business, each near the next.
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
