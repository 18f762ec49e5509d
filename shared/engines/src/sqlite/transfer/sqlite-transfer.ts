import type { DirectoryTransfer } from "@meridian/ports/businesses/directory-transfer";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { createMovedBusinesses } from "./moved-businesses.ts";
import { createMovedKeys, createMovedRedirects } from "./moved-claims.ts";
import { createMovedImportChanges } from "./moved-import-changes.ts";
import { createMovedImportJobs } from "./moved-import-jobs.ts";
import { createMovedCategories, createMovedCities } from "./moved-places.ts";
import { createMovedRows } from "./moved-rows.ts";
import { createMovedTouches } from "./moved-touches.ts";
import { createMovedUndone } from "./moved-undone.ts";

export function createSqliteTransfer(db: DirectoryDatabase): DirectoryTransfer["collections"] {
  return {
    ...createMovedRows(db),
    businesses: createMovedBusinesses(db),
    identityKeys: createMovedKeys(db),
    slugRedirects: createMovedRedirects(db),
    importJobs: createMovedImportJobs(db),
    importTouches: createMovedTouches(db),
    importChanges: createMovedImportChanges(db),
    importUndone: createMovedUndone(db),
    categories: createMovedCategories(db),
    cities: createMovedCities(db),
  };
}
