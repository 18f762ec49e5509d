import type { MappingProfile } from "@meridian/shared/contracts/import-mapping";
import type { listMappingProfiles } from "@meridian/shared/contracts/ingest-api";
import { requestJson } from "../../../lib/api-client.ts";
import { endpointQuery } from "../../../lib/query-client.ts";

const PROFILES_PATH = "/api/admin/imports/profiles";

type ProfileContent = Pick<MappingProfile, "signature" | "name" | "headers" | "columnChoices">;

export const mappingProfilesQuery = { ...endpointQuery<typeof listMappingProfiles>(PROFILES_PATH), staleTime: 0 };

/** Saves, changes or renames the mapping of all files with the same headers. */
export function putMappingProfile(profile: ProfileContent): Promise<MappingProfile> {
  const { signature, name, headers, columnChoices } = profile;
  return requestJson(`${PROFILES_PATH}/${signature}`, { method: "PUT", data: { name, headers, columnChoices } });
}

export function deleteMappingProfile(signature: string): Promise<unknown> {
  return requestJson(`${PROFILES_PATH}/${signature}`, { method: "DELETE" });
}
