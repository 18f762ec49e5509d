import * as api from "@meridian/contracts/client/endpoints/admin.gen";
import { call } from "../../../lib/api/api-client.ts";
import { errorCodeOf } from "../../../lib/api/api-error.ts";
import { clearAdminFlag } from "../../../lib/api/session.ts";

/** Ends the session on the server and forgets it here; an already dead session counts as ended. */
export async function logout(): Promise<void> {
  try {
    await call(api.logout);
  } catch (error) {
    if (errorCodeOf(error) !== "unauthenticated") throw error;
  }
  clearAdminFlag();
}
