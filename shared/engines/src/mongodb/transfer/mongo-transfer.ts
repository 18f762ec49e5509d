import type { DirectoryTransfer, MoveMemory, UnfinishedMove } from "@meridian/ports/businesses/directory-transfer";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { createMovedAuditLog, createMovedCredentials } from "./moved-access.ts";
import { createMovedBusinesses } from "./moved-businesses.ts";
import { createMovedCategoryDecisions } from "./moved-category-decisions.ts";
import { createMovedIdentityKeys, createMovedSlugRedirects } from "./moved-claims.ts";
import { createMovedDirectorySettings } from "./moved-directory-settings.ts";
import { createMovedGoneSlugs } from "./moved-gone-slugs.ts";
import { createMovedImportChanges } from "./moved-import-changes.ts";
import { createMovedImportJobs } from "./moved-import-jobs.ts";
import { createMovedImportSources } from "./moved-import-sources.ts";
import { createMovedMappingProfiles } from "./moved-mapping-profiles.ts";
import { createMovedMatches } from "./moved-matches.ts";
import { createMovedCategories, createMovedCities } from "./moved-places.ts";
import { createMovedInbox, createMovedSiteSettings } from "./moved-site.ts";
import { createMovedSourceListings } from "./moved-source-listings.ts";
import { createMovedSynonyms } from "./moved-synonyms.ts";
import { createMovedTouches } from "./moved-touches.ts";
import { createMovedUndone } from "./moved-undone.ts";
import { createMovedVisitCounts } from "./moved-visit-counts.ts";

const ID = "unfinished";

/** Every write replaces whole records, so all of it can be repeated. */
export function createMongoTransfer(directory: MongoDirectory): DirectoryTransfer["collections"] {
  return {
    businesses: withRetries(createMovedBusinesses(directory)),
    identityKeys: withRetries(createMovedIdentityKeys(directory)),
    slugRedirects: withRetries(createMovedSlugRedirects(directory)),
    goneSlugs: withRetries(createMovedGoneSlugs(directory)),
    importJobs: withRetries(createMovedImportJobs(directory)),
    importTouches: withRetries(createMovedTouches(directory)),
    importChanges: withRetries(createMovedImportChanges(directory)),
    importUndone: withRetries(createMovedUndone(directory)),
    mappingProfiles: withRetries(createMovedMappingProfiles(directory)),
    importSources: withRetries(createMovedImportSources(directory)),
    sourceListings: withRetries(createMovedSourceListings(directory)),
    businessMatches: withRetries(createMovedMatches(directory)),
    credentials: withRetries(createMovedCredentials(directory)),
    auditLog: withRetries(createMovedAuditLog(directory)),
    siteSettings: withRetries(createMovedSiteSettings(directory)),
    inbox: withRetries(createMovedInbox(directory)),
    directorySettings: withRetries(createMovedDirectorySettings(directory)),
    synonyms: withRetries(createMovedSynonyms(directory)),
    categoryDecisions: withRetries(createMovedCategoryDecisions(directory)),
    visitCounts: withRetries(createMovedVisitCounts(directory)),
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
