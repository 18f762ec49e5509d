import type { listSessions, PasswordChange } from "@meridian/shared/contracts/account";
import { requestJson } from "../../../lib/api-client.ts";
import { endpointQuery } from "../../../lib/query-client.ts";

const SESSIONS_PATH = "/api/admin/sessions";

export const sessionsQuery = { ...endpointQuery<typeof listSessions>(SESSIONS_PATH), staleTime: 0 };

export function revokeSession(id: string): Promise<unknown> {
  return requestJson(`${SESSIONS_PATH}/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export function revokeOtherSessions(): Promise<unknown> {
  return requestJson(SESSIONS_PATH, { method: "DELETE" });
}

/** Ends every other session; this one goes on with a new cookie. */
export function changePassword(change: PasswordChange): Promise<unknown> {
  return requestJson("/api/admin/password", { method: "POST", data: change });
}
