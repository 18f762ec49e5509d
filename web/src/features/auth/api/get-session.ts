import { getSession } from "@meridian/contracts/client/endpoints/admin.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { endpointQuery } from "../../../lib/api/query-client.ts";

/** Who is logged in. Fetched on every entry, since a session can end at any time. */
export const sessionQuery = { ...endpointQuery(urlOf(getSession)), staleTime: 60_000 };
