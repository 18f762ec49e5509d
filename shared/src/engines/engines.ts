import type { AuditLog } from "../ports/audit-log.ts";
import type { BackupRecord } from "../ports/backup-record.ts";
import type { BusinessEditor } from "../ports/business-editor.ts";
import type { BusinessOverview } from "../ports/business-overview.ts";
import type { BusinessStore } from "../ports/business-store.ts";
import type { Cache } from "../ports/cache.ts";
import type { CategoryRuleStore } from "../ports/category-rule-store.ts";
import type { CleanupJobStore } from "../ports/cleanup-job-store.ts";
import type { ContactStore } from "../ports/contact-store.ts";
import type { CredentialStore } from "../ports/credential-store.ts";
import type { DatasetVersion } from "../ports/dataset-version.ts";
import type { DirectorySettingsStore } from "../ports/directory-settings-store.ts";
import type { DirectoryUpkeep } from "../ports/directory-upkeep.ts";
import type { EventBus } from "../ports/event-bus.ts";
import type { FileStore } from "../ports/file-store.ts";
import type { ImportJobStore } from "../ports/import-job-store.ts";
import type { ImportSourceStore } from "../ports/import-source-store.ts";
import type { ImportUndoStore } from "../ports/import-undo.ts";
import type { Lease } from "../ports/lease.ts";
import type { MapStore } from "../ports/map-store.ts";
import type { MappingProfileStore } from "../ports/mapping-profile-store.ts";
import type { MatchStore } from "../ports/match-store.ts";
import type { PlaceStore } from "../ports/place-store.ts";
import type { RateLimitStore } from "../ports/rate-limit-store.ts";
import type { SessionStore } from "../ports/session-store.ts";
import type { SettingsStore } from "../ports/settings-store.ts";
import type { SourceListingStore } from "../ports/source-listing-store.ts";
import type { StoreIntegrity } from "../ports/store-integrity.ts";
import type { SynonymStore } from "../ports/synonym-store.ts";
import type { VisitCountStore } from "../ports/visit-count-store.ts";

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
