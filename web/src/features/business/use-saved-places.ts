import { useCallback, useEffect, useSyncExternalStore } from "react";
import {
  MAX_SAVED_PLACES,
  onSavedPlacesChange,
  readSavedPlaces,
  type SavedPlace,
  storeSavedPlaces,
  withPlace,
} from "./saved-places.ts";

/** Undefined until hydrated: no server knows what a device has saved. */
export function useSavedPlaces(): readonly SavedPlace[] | undefined {
  return useSyncExternalStore<readonly SavedPlace[] | undefined>(onSavedPlacesChange, readSavedPlaces, () => undefined);
}

export interface SavedPlaceSwitch {
  isSaved: boolean;
  /** False if there is no room for another. */
  toggle: () => boolean;
}

/** Saves or removes one business. While it is saved, visiting its page updates the stored copy. */
export function useSavedPlace(makePlace: () => SavedPlace, id: string): SavedPlaceSwitch {
  const places = useSavedPlaces();
  const isSaved = places?.some((place) => place.id === id) ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, not with every change of the list
  useEffect(() => {
    const stored = readSavedPlaces();
    if (stored.some((place) => place.id === id)) storeSavedPlaces(withPlace(stored, makePlace()));
  }, [id]);

  const toggle = useCallback(() => {
    const stored = readSavedPlaces();
    if (stored.some((place) => place.id === id)) storeSavedPlaces(stored.filter((place) => place.id !== id));
    else if (stored.length >= MAX_SAVED_PLACES) return false;
    else storeSavedPlaces(withPlace(stored, makePlace()));
    return true;
  }, [id, makePlace]);

  return { isSaved, toggle };
}
