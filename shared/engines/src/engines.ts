import type { AuditLog } from "@meridian/ports/audit-log";
import type { BackupRecord } from "@meridian/ports/backup-record";
import type { BusinessEditor } from "@meridian/ports/business-editor";
import type { BusinessOverview } from "@meridian/ports/business-overview";
import type { BusinessStore } from "@meridian/ports/business-store";
import type { Cache } from "@meridian/ports/cache";
import type { CategoryRuleStore } from "@meridian/ports/category-rule-store";
import type { CleanupJobStore } from "@meridian/ports/cleanup-job-store";
import type { ContactStore } from "@meridian/ports/contact-store";
import type { CredentialStore } from "@meridian/ports/credential-store";
import type { DatasetVersion } from "@meridian/ports/dataset-version";
import type { DirectorySettingsStore } from "@meridian/ports/directory-settings-store";
import type { DirectoryUpkeep } from "@meridian/ports/directory-upkeep";
import type { EventBus } from "@meridian/ports/event-bus";
import type { FileStore } from "@meridian/ports/file-store";
import type { ImportJobStore } from "@meridian/ports/import-job-store";
import type { ImportSourceStore } from "@meridian/ports/import-source-store";
import type { ImportUndoStore } from "@meridian/ports/import-undo";
import type { Lease } from "@meridian/ports/lease";
import type { MapStore } from "@meridian/ports/map-store";
import type { MappingProfileStore } from "@meridian/ports/mapping-profile-store";
import type { MatchStore } from "@meridian/ports/match-store";
import type { PlaceStore } from "@meridian/ports/place-store";
import type { RateLimitStore } from "@meridian/ports/rate-limit-store";
import type { SessionStore } from "@meridian/ports/session-store";
import type { SettingsStore } from "@meridian/ports/settings-store";
import type { SourceListingStore } from "@meridian/ports/source-listing-store";
import type { StoreIntegrity } from "@meridian/ports/store-integrity";
import type { SynonymStore } from "@meridian/ports/synonym-store";
import type { VisitCountStore } from "@meridian/ports/visit-count-store";

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
