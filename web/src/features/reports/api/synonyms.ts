import type { NewSynonym } from "@meridian/contracts/categories/synonyms-api";
import type { AnswerOf } from "@meridian/contracts/client/client-endpoint";
import * as api from "@meridian/contracts/client/endpoints/synonyms.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery } from "../../../lib/api/query-client.ts";

export const synonymsQuery = { ...endpointQuery(urlOf(api.listSynonyms)), staleTime: 0 };

export function addSynonym(synonym: NewSynonym): Promise<AnswerOf<typeof api.addSynonym>> {
  return call(api.addSynonym, { body: synonym });
}

export function removeSynonym(id: string): Promise<AnswerOf<typeof api.removeSynonym>> {
  return call(api.removeSynonym, { params: { id } });
}
