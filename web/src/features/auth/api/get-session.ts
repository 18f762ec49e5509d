import { getSession } from "@meridian/shared/client/endpoints/admin.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import { endpointQuery } from "../../../lib/query-client.ts";

/** Who is logged in. Fetched on every entry, since a session can end at any time. */
export const sessionQuery = { ...endpointQuery(urlOf(getSession)), staleTime: 60_000 };
