import * as api from "@meridian/contracts/client/endpoints/mapping-profiles.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import { call } from "../../../lib/api/api-client.ts";
import { endpointQuery } from "../../../lib/api/query-client.ts";

type ProfileContent = Omit<MappingProfile, "updatedAt" | "updatedBy">;

export const mappingProfilesQuery = { ...endpointQuery(urlOf(api.listMappingProfiles)), staleTime: 0 };

/** Saves, changes or renames the mapping for files with the same headers. */
export function putMappingProfile(profile: ProfileContent): Promise<MappingProfile> {
  const { signature, ...body } = profile;
  return call(api.putMappingProfile, { params: { signature }, body });
}

export function deleteMappingProfile(signature: string): Promise<unknown> {
  return call(api.deleteMappingProfile, { params: { signature } });
}
