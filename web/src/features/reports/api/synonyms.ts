import type { AnswerOf } from "@meridian/shared/client/client-endpoint";
import * as api from "@meridian/shared/client/endpoints/synonyms.gen";
import { urlOf } from "@meridian/shared/client/url-of";
import type { NewSynonym } from "@meridian/shared/contracts/synonyms-api";
import { call } from "../../../lib/api-client.ts";
import { endpointQuery } from "../../../lib/query-client.ts";

export const synonymsQuery = { ...endpointQuery(urlOf(api.listSynonyms)), staleTime: 0 };

export function addSynonym(synonym: NewSynonym): Promise<AnswerOf<typeof api.addSynonym>> {
  return call(api.addSynonym, { body: synonym });
}

export function removeSynonym(id: string): Promise<AnswerOf<typeof api.removeSynonym>> {
  return call(api.removeSynonym, { params: { id } });
}
