import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { headerSignatureSchema, mappingProfileSchema } from "./import-mapping.ts";

const listedProfileSchema = mappingProfileSchema.extend({
  /** Of `businessKind`, unless it is "none" or no such kind exists any more. */
  kindName: z.string().optional(),
});
export type ListedProfile = z.infer<typeof listedProfileSchema>;

export const listMappingProfiles = defineEndpoint({
  method: "GET",
  path: "/api/admin/imports/profiles",
  summary: "Saved mappings of columns, by name",
  access: "session",
  response: z.array(listedProfileSchema),
});

export const putMappingProfile = defineEndpoint({
  method: "PUT",
  path: "/api/admin/imports/profiles/:signature",
  summary: "Saves the mapping of all files with these headers",
  access: "session",
  params: z.object({ signature: headerSignatureSchema }),
  body: mappingProfileSchema.pick({
    name: true,
    headers: true,
    columnChoices: true,
    isTrusted: true,
    fileCountry: true,
    businessKind: true,
    businessName: true,
  }),
  response: mappingProfileSchema,
});

export const deleteMappingProfile = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/imports/profiles/:signature",
  summary: "Forgets a saved mapping",
  access: "session",
  params: z.object({ signature: headerSignatureSchema }),
  response: z.object({ success: z.literal(true) }),
});

export const mappingProfilesApi = { listMappingProfiles, putMappingProfile, deleteMappingProfile };
