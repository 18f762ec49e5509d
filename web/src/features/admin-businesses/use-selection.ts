import { useState } from "react";

export interface Selection {
  /** Those that are selected among what is shown, in its order. */
  ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Everything shown, or nothing where all of it was selected. */
  toggleAll(): void;
  clear(): void;
  isAll: boolean;
}

/** What is selected of a list. What is no longer shown is no longer selected: nothing is done to what is not in view. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  const isAll = ids.length > 0 && ids.length === shown.length;
  return {
    ids,
    isAll,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    clear: () => setChosen(new Set()),
  };
}
