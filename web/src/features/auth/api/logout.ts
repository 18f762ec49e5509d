import * as api from "@meridian/contracts/client/endpoints/admin.gen";
import { call } from "../../../lib/api-client.ts";
import { errorCodeOf } from "../../../lib/api-error.ts";
import { clearAdminFlag } from "../../../lib/session.ts";

/** Ends the session on the server and forgets it here; an already dead session counts as ended. */
export async function logout(): Promise<void> {
  try {
    await call(api.logout);
  } catch (error) {
    if (errorCodeOf(error) !== "unauthenticated") throw error;
  }
  clearAdminFlag();
}
