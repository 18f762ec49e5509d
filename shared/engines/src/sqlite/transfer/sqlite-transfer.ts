import type { DirectoryTransfer } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { createMovedAuditLog, createMovedCredentials } from "./moved-access.ts";
import { createMovedBusinesses } from "./moved-businesses.ts";
import { createMovedCategoryDecisions } from "./moved-category-decisions.ts";
import { createMovedClaims } from "./moved-claims.ts";
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

export function createSqliteTransfer(db: DirectoryDatabase): DirectoryTransfer["collections"] {
  return {
    businesses: createMovedBusinesses(db),
    identityKeys: createMovedClaims(db, "identity_key"),
    slugRedirects: createMovedClaims(db, "slug_redirect"),
    goneSlugs: createMovedGoneSlugs(db),
    importJobs: createMovedImportJobs(db),
    importTouches: createMovedTouches(db),
    importChanges: createMovedImportChanges(db),
    importUndone: createMovedUndone(db),
    mappingProfiles: createMovedMappingProfiles(db),
    importSources: createMovedImportSources(db),
    sourceListings: createMovedSourceListings(db),
    businessMatches: createMovedMatches(db),
    credentials: createMovedCredentials(db),
    auditLog: createMovedAuditLog(db),
    siteSettings: createMovedSiteSettings(db),
    inbox: createMovedInbox(db),
    directorySettings: createMovedDirectorySettings(db),
    synonyms: createMovedSynonyms(db),
    categoryDecisions: createMovedCategoryDecisions(db),
    visitCounts: createMovedVisitCounts(db),
    categories: createMovedCategories(db),
    cities: createMovedCities(db),
  };
}
