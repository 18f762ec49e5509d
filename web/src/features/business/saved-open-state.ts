import type { OpenState } from "@meridian/shared/contracts/opening-hours";
import { openStateAt } from "@meridian/shared/domain/open-state";
import type { SavedPlace } from "./saved-places.ts";

/** Whether a saved place is open, by the hours it was saved with. */
export function openStateOfSaved({ status, hours, timeZone }: SavedPlace, at: Date): OpenState {
  if (status !== "operational") return { state: "closed", changesAt: null };
  return openStateAt(hours ?? undefined, timeZone ?? undefined, at);
}
