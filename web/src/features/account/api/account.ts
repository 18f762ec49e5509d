import type { PasswordChange } from "@meridian/contracts/admin/account";
import * as api from "@meridian/contracts/client/endpoints/account.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export const sessionsQuery = { ...endpointQuery(urlOf(api.listSessions)), staleTime: 0 };

export function revokeSession(id: string): Promise<unknown> {
  return call(api.revokeSession, { params: { id } });
}

export function revokeOtherSessions(): Promise<unknown> {
  return call(api.revokeOtherSessions);
}

/** Ends every other session; this one continues with a new cookie. */
export function changePassword(change: PasswordChange): Promise<unknown> {
  return call(api.changePassword, { body: change });
}
