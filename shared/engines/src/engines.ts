import type { CredentialStore } from "@meridian/ports/access/credential-store";
import type { RateLimitStore } from "@meridian/ports/access/rate-limit-store";
import type { SessionStore } from "@meridian/ports/access/session-store";
import type { BusinessEditor } from "@meridian/ports/businesses/business-editor";
import type { BusinessOverview } from "@meridian/ports/businesses/business-overview";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { DirectoryUpkeep } from "@meridian/ports/businesses/directory-upkeep";
import type { MatchStore } from "@meridian/ports/businesses/match-store";
import type { StoreIntegrity } from "@meridian/ports/businesses/store-integrity";
import type { Cache } from "@meridian/ports/cache";
import type { EventBus } from "@meridian/ports/event-bus";
import type { FileStore } from "@meridian/ports/file-store";
import type { CleanupJobStore } from "@meridian/ports/imports/cleanup-job-store";
import type { ImportJobStore } from "@meridian/ports/imports/import-job-store";
import type { ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import type { ImportUndoStore } from "@meridian/ports/imports/import-undo";
import type { Lease } from "@meridian/ports/imports/lease";
import type { MappingProfileStore } from "@meridian/ports/imports/mapping-profile-store";
import type { RowPrintStore } from "@meridian/ports/imports/row-print-store";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import type { CategoryRuleStore } from "@meridian/ports/places/category-rule-store";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import type { MapStore } from "@meridian/ports/search/map-store";
import type { SynonymStore } from "@meridian/ports/search/synonym-store";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import type { BackupRecord } from "@meridian/ports/site/backup-record";
import type { ContactStore } from "@meridian/ports/site/contact-store";
import type { DirectorySettingsStore, SettingsStore } from "@meridian/ports/site/settings-store";
import type { VisitCountStore } from "@meridian/ports/site/visit-count-store";

/** Every store of the directory; the search index is opened separately, because it may be lost and they may not. */
export interface Engines {
  businesses: BusinessStore;
  editor: BusinessEditor;
  overview: BusinessOverview;
  upkeep: DirectoryUpkeep;
  directorySettings: DirectorySettingsStore;
  backups: BackupRecord;
  cleanupJobs: CleanupJobStore;
  places: PlaceStore;
  map: MapStore;
  importJobs: ImportJobStore;
  importUndo: ImportUndoStore;
  mappingProfiles: MappingProfileStore;
  importSources: ImportSourceStore;
  sourceListings: SourceListingStore;
  matches: MatchStore;
  rowPrints: RowPrintStore;
  sessions: SessionStore;
  credentials: CredentialStore;
  rateLimits: RateLimitStore;
  auditLog: AuditLog;
  settings: SettingsStore;
  inbox: ContactStore;
  visitCounts: VisitCountStore;
  synonyms: SynonymStore;
  categoryRules: CategoryRuleStore;
  datasetVersion: DatasetVersion;
  leases: Lease;
  events: EventBus;
  cache: Cache;
  files: FileStore;
  integrity: StoreIntegrity;
  close(): Promise<void>;
}

/** What processes without data of their own share, such as gateways. */
export interface SharedState {
  datasetVersion: DatasetVersion;
  /** Undefined on the embedded engines: their only gateway counts alone. */
  rateLimits: RateLimitStore | undefined;
  close(): Promise<void>;
}
