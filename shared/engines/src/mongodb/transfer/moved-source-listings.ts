import type { MovedCollection, MovedSourceListing } from "@meridian/ports/businesses/directory-transfer";
import { listingDocumentOf, toListing } from "../imports/mongo-source-listing-store.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { ofDocuments, putAll } from "./key-pages.ts";

export function createMovedSourceListings({ sourceListings }: MongoDirectory): MovedCollection<MovedSourceListing> {
  return {
    ...ofDocuments(sourceListings),
    async find(keys) {
      const found = await sourceListings.find({ _id: { $in: [...keys] } }, BOUNDED).toArray();
      return found.map((document) => ({ key: document._id, listing: toListing(document) }));
    },
    write: (records) =>
      putAll(
        sourceListings,
        records.map(({ listing }) => listingDocumentOf(listing)),
      ),
  };
}
