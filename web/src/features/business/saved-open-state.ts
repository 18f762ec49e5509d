import type { OpenState } from "@meridian/contracts/businesses/opening-hours";
import { openStateAt } from "@meridian/domain/businesses/open-state";
import type { SavedPlace } from "./saved-places.ts";

/** Whether a saved business is open, by the hours saved with it. */
export function openStateOfSaved({ status, hours, timeZone }: SavedPlace, at: Date): OpenState {
  if (status !== "operational") return { state: "closed", changesAt: null };
  return openStateAt(hours ?? undefined, timeZone ?? undefined, at);
}
