import type { MovedCollection, MovedMappingProfile } from "@meridian/ports/businesses/directory-transfer";
import { toMappingProfile } from "../imports/mongo-mapping-profile-store.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { ofDocuments, putAll } from "./key-pages.ts";

export function createMovedMappingProfiles({ mappingProfiles }: MongoDirectory): MovedCollection<MovedMappingProfile> {
  return {
    ...ofDocuments(mappingProfiles),
    async find(keys) {
      const found = await mappingProfiles.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, profile: toMappingProfile(document) }));
    },
    write: (records) =>
      putAll(
        mappingProfiles,
        records.map(({ profile: { signature, ...profile } }) => ({ _id: signature, ...profile })),
      ),
  };
}
