import type { Placing } from "@meridian/domain/categories/business-category";
import type { ConnectionListener } from "@meridian/platform/connection-watchdog";
import type { Engines } from "../engines.ts";
import { refuseUnfinishedMove } from "../refuse-unfinished-move.ts";
import { createMongoBusinessEditor } from "./businesses/mongo-business-editor.ts";
import { createMongoBusinessOverview } from "./businesses/mongo-business-overview.ts";
import { createMongoBusinessStore } from "./businesses/mongo-business-store.ts";
import { createMongoDirectoryUpkeep } from "./businesses/mongo-directory-upkeep.ts";
import { createMongoFileStore } from "./files/mongo-file-store.ts";
import { createMongoImportJobStore } from "./imports/mongo-import-job-store.ts";
import { createMongoImportSourceStore } from "./imports/mongo-import-source-store.ts";
import { createMongoMappingProfileStore } from "./imports/mongo-mapping-profile-store.ts";
import { createMongoMatchStore } from "./imports/mongo-match-store.ts";
import { createMongoRowPrintStore } from "./imports/mongo-row-print-store.ts";
import { createMongoSourceListingStore } from "./imports/mongo-source-listing-store.ts";
import { createMongoImportUndoStore } from "./imports/undo/mongo-import-undo-store.ts";
import { type OpenedMongodb, openMongodb } from "./open-mongodb.ts";
import { createMongoCategoryRuleStore } from "./places/mongo-category-rule-store.ts";
import { createMongoMapStore } from "./places/mongo-map-store.ts";
import { createMongoPlaceStore } from "./places/mongo-place-store.ts";
import { createPlaceRegister } from "./places/place-register.ts";
import { createRollups } from "./rollups/rollups.ts";
import { createMongoAuditLog } from "./site/mongo-audit-log.ts";
import { createMongoBackupRecord } from "./site/mongo-backup-record.ts";
import { createMongoCleanupJobStore } from "./site/mongo-cleanup-job-store.ts";
import { createMongoContactStore } from "./site/mongo-contact-store.ts";
import { createMongoCredentialStore } from "./site/mongo-credential-store.ts";
import { createMongoDirectorySettingsStore } from "./site/mongo-directory-settings-store.ts";
import { createMongoSettingsStore } from "./site/mongo-settings-store.ts";
import { createMongoSynonymStore } from "./site/mongo-synonym-store.ts";
import { createMongoVisitCountStore } from "./site/mongo-visit-count-store.ts";
import { createMongoMoveMemory } from "./transfer/mongo-transfer.ts";

/** The stores of the directory itself, without sessions and the like. */
export type DirectoryStores = Pick<
  Engines,
  | "businesses"
  | "editor"
  | "places"
  | "map"
  | "importJobs"
  | "importUndo"
  | "mappingProfiles"
  | "importSources"
  | "sourceListings"
  | "matches"
  | "rowPrints"
  | "credentials"
  | "auditLog"
  | "settings"
  | "inbox"
  | "visitCounts"
  | "synonyms"
  | "categoryRules"
  | "overview"
  | "upkeep"
  | "directorySettings"
  | "backups"
  | "cleanupJobs"
  | "files"
  | "close"
>;

/** Every store of the directory in the database `url` names. Throws ConfigError if it cannot be used. */
export async function openMongodbStores(
  url: string,
  clock: () => Date,
  options: Placing & { isMoving?: boolean; watch?: ConnectionListener | undefined } = {},
): Promise<DirectoryStores> {
  const opened = await openMongodb(url, { watch: options.watch });
  try {
    if (options.isMoving !== true) await refuseUnfinishedMove(createMongoMoveMemory(opened.directory));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return createMongodbStores(opened, clock, options);
}

/** The same in a base that is open; closing the stores closes it. */
export function createMongodbStores(opened: OpenedMongodb, clock: () => Date, options: Placing = {}): DirectoryStores {
  const { db, directory, close } = opened;
  const register = createPlaceRegister(directory, options);
  const rollups = createRollups({ directory, places: register });
  const writing = { directory, places: register, rollups, clock };
  return {
    businesses: createMongoBusinessStore(writing),
    places: createMongoPlaceStore({ directory, rollups }),
    map: createMongoMapStore(directory),
    editor: createMongoBusinessEditor(writing),
    importUndo: createMongoImportUndoStore(writing),
    importJobs: createMongoImportJobStore({ directory, clock }),
    mappingProfiles: createMongoMappingProfileStore(directory),
    importSources: createMongoImportSourceStore(directory),
    sourceListings: createMongoSourceListingStore(directory),
    matches: createMongoMatchStore(directory),
    rowPrints: createMongoRowPrintStore(directory, clock),
    credentials: createMongoCredentialStore(directory),
    auditLog: createMongoAuditLog(directory),
    settings: createMongoSettingsStore(directory),
    inbox: createMongoContactStore(directory),
    visitCounts: createMongoVisitCountStore(directory),
    synonyms: createMongoSynonymStore(directory),
    categoryRules: createMongoCategoryRuleStore(directory),
    overview: createMongoBusinessOverview(directory),
    upkeep: createMongoDirectoryUpkeep(writing),
    directorySettings: createMongoDirectorySettingsStore(directory),
    backups: createMongoBackupRecord(directory),
    cleanupJobs: createMongoCleanupJobStore(directory),
    files: createMongoFileStore(db),
    close,
  };
}
