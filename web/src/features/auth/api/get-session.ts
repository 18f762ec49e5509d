import type { getSession } from "@meridian/shared/contracts/admin-api";
import { endpointQuery } from "../../../lib/query-client.ts";

/** Who is logged in. Asked anew on every entry, since a session can end at any time. */
export const sessionQuery = { ...endpointQuery<typeof getSession>("/api/admin/session"), staleTime: 60_000 };
