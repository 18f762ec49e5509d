import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import type {
  addSynonym as addEndpoint,
  listSynonyms,
  NewSynonym,
  removeSynonym as removeEndpoint,
} from "@meridian/shared/contracts/synonyms-api";
import { requestJson } from "../../../lib/api-client.ts";
import { endpointQuery } from "../../../lib/query-client.ts";

const PATH = "/api/admin/synonyms";

export const synonymsQuery = { ...endpointQuery<typeof listSynonyms>(PATH), staleTime: 0 };

export function addSynonym(synonym: NewSynonym): Promise<EndpointResponse<typeof addEndpoint>> {
  return requestJson(PATH, { method: "POST", data: synonym });
}

export function removeSynonym(id: string): Promise<EndpointResponse<typeof removeEndpoint>> {
  return requestJson(`${PATH}/${id}`, { method: "DELETE" });
}
