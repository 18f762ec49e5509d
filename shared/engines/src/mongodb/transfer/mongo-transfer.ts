import type { DirectoryTransfer, MoveMemory, UnfinishedMove } from "@meridian/ports/businesses/directory-transfer";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { createMovedBusinesses } from "./moved-businesses.ts";
import { createMovedIdentityKeys, createMovedSlugRedirects } from "./moved-claims.ts";
import { createMovedDocuments } from "./moved-documents.ts";
import { createMovedImportChanges } from "./moved-import-changes.ts";
import { createMovedImportJobs } from "./moved-import-jobs.ts";
import { createMovedCategories, createMovedCities } from "./moved-places.ts";
import { createMovedTouches } from "./moved-touches.ts";
import { createMovedUndone } from "./moved-undone.ts";

const ID = "unfinished";

/** Every write replaces whole records, so all of it can be repeated. */
export function createMongoTransfer(directory: MongoDirectory): DirectoryTransfer["collections"] {
  const documents = createMovedDocuments(directory);
  return {
    businesses: withRetries(createMovedBusinesses(directory)),
    identityKeys: withRetries(createMovedIdentityKeys(directory)),
    slugRedirects: withRetries(createMovedSlugRedirects(directory)),
    goneSlugs: withRetries(documents.goneSlugs),
    importJobs: withRetries(createMovedImportJobs(directory)),
    importTouches: withRetries(createMovedTouches(directory)),
    importChanges: withRetries(createMovedImportChanges(directory)),
    importUndone: withRetries(createMovedUndone(directory)),
    mappingProfiles: withRetries(documents.mappingProfiles),
    importSources: withRetries(documents.importSources),
    sourceListings: withRetries(documents.sourceListings),
    businessMatches: withRetries(documents.businessMatches),
    credentials: withRetries(documents.credentials),
    auditLog: withRetries(documents.auditLog),
    siteSettings: withRetries(documents.siteSettings),
    inbox: withRetries(documents.inbox),
    directorySettings: withRetries(documents.directorySettings),
    synonyms: withRetries(documents.synonyms),
    categoryDecisions: withRetries(documents.categoryDecisions),
    visitCounts: withRetries(documents.visitCounts),
    categories: withRetries(createMovedCategories(directory)),
    cities: withRetries(createMovedCities(directory)),
  };
}

export function createMongoMoveMemory({ moves }: MongoDirectory): MoveMemory {
  return withRetries<MoveMemory>({
    async get() {
      const document = await moves.findOne({ _id: ID }, BOUNDED);
      if (document === null) return undefined;
      const { source, startedAt, done, after } = document;
      const move: UnfinishedMove = { source, startedAt, done };
      if (after !== undefined) move.after = after;
      return move;
    },
    async put(move) {
      await moves.replaceOne({ _id: ID }, { ...move }, { upsert: true });
    },
    async clear() {
      await moves.deleteOne({ _id: ID });
    },
  });
}
