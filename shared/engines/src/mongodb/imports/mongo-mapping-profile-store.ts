import { type MappingProfile, mappingProfileSchema } from "@meridian/contracts/imports/import-mapping";
import { MAX_MAPPING_PROFILES, type MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import { withRetries } from "../connection/retry.ts";
import type { MappingProfileDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

export function createMongoMappingProfileStore({ mappingProfiles }: MongoDirectory): MappingProfileStore {
  return withRetries<MappingProfileStore>(
    {
      async get(signature) {
        const document = await mappingProfiles.findOne({ _id: signature }, BOUNDED);
        return document === null ? undefined : toMappingProfile(document);
      },
      async list() {
        const options = { sort: { name: 1, _id: 1 }, limit: MAX_MAPPING_PROFILES, ...BOUNDED } as const;
        return (await mappingProfiles.find({}, options).toArray()).map(toMappingProfile);
      },
      async put({ signature, ...profile }) {
        await mappingProfiles.replaceOne({ _id: signature }, profile, { upsert: true });
      },
      async remove(signature) {
        return (await mappingProfiles.deleteOne({ _id: signature })).deletedCount === 1;
      },
    },
    [],
  );
}

export function toMappingProfile({ _id, ...profile }: MappingProfileDocument): MappingProfile {
  return mappingProfileSchema.parse({ ...profile, signature: _id });
}
