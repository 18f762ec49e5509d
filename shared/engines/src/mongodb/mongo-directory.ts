import type { Collection, Db } from "mongodb";
import type {
  BusinessDocument,
  BusinessMatchDocument,
  ClaimDocument,
  CleanupJobDocument,
  CounterDocument,
  GoneSlugDocument,
  ImportIssueDocument,
  ImportJobDocument,
  ImportSourceDocument,
  LastBackupDocument,
  ListedChangesDocument,
  MappingProfileDocument,
  MoveDocument,
  PartialFileDocument,
  PartialPieceDocument,
  RowPrintDocument,
  SchemaDocument,
  SourceListingDocument,
  TouchedDocument,
  UploadDocument,
} from "./documents.ts";
import type { ChangeDocument, DryRunKeyDocument, UndoneDocument } from "./imports/undo/undo-documents.ts";
import type {
  CategoryAliasDocument,
  CategoryDocument,
  CellDocument,
  CityDocument,
  CountryCategoryDocument,
  CountryDocument,
  MapCellDocument,
  RollupStateDocument,
  TotalsDocument,
} from "./rollups/rollup-documents.ts";
import type {
  AuditDocument,
  CategoryDecisionDocument,
  CredentialDocument,
  DirectorySettingsDocument,
  InboxDocument,
  SiteSettingsDocument,
  SynonymDocument,
  VisitCountDocument,
} from "./site/site-documents.ts";

/**
 * Makes the server abort a query that nobody waits for any more. Reads are answered within the same time, even if only with a timeout (see
 * `boundRequests`).
 */
export const BOUNDED = { maxTimeMS: 8_000 } as const;
/** For recounts and index builds, which no request waits for. */
export const LONG = { maxTimeMS: 600_000 } as const;

/** The collections of the directory. */
export interface MongoDirectory {
  businesses: Collection<BusinessDocument>;
  identityKeys: Collection<ClaimDocument>;
  slugs: Collection<ClaimDocument>;
  goneSlugs: Collection<GoneSlugDocument>;
  listedChanges: Collection<ListedChangesDocument>;
  importJobs: Collection<ImportJobDocument>;
  importIssues: Collection<ImportIssueDocument>;
  importTouched: Collection<TouchedDocument>;
  importChanges: Collection<ChangeDocument>;
  importUndone: Collection<UndoneDocument>;
  dryRunKeys: Collection<DryRunKeyDocument>;
  mappingProfiles: Collection<MappingProfileDocument>;
  importSources: Collection<ImportSourceDocument>;
  sourceListings: Collection<SourceListingDocument>;
  businessMatches: Collection<BusinessMatchDocument>;
  rowPrints: Collection<RowPrintDocument>;
  categories: Collection<CategoryDocument>;
  categoryAliases: Collection<CategoryAliasDocument>;
  countries: Collection<CountryDocument>;
  cities: Collection<CityDocument>;
  cells: Collection<CellDocument>;
  mapCells: Collection<MapCellDocument>;
  countryCategories: Collection<CountryCategoryDocument>;
  totals: Collection<TotalsDocument>;
  rollupState: Collection<RollupStateDocument>;
  credentials: Collection<CredentialDocument>;
  audit: Collection<AuditDocument>;
  siteSettings: Collection<SiteSettingsDocument>;
  inbox: Collection<InboxDocument>;
  synonyms: Collection<SynonymDocument>;
  categoryDecisions: Collection<CategoryDecisionDocument>;
  visitCounts: Collection<VisitCountDocument>;
  directorySettings: Collection<DirectorySettingsDocument>;
  cleanupJobs: Collection<CleanupJobDocument>;
  counters: Collection<CounterDocument>;
  uploads: Collection<UploadDocument>;
  partialFiles: Collection<PartialFileDocument>;
  partialPieces: Collection<PartialPieceDocument>;
  moves: Collection<MoveDocument>;
  lastBackup: Collection<LastBackupDocument>;
  schema: Collection<SchemaDocument>;
}

export function directoryOf(db: Db): MongoDirectory {
  return {
    businesses: db.collection("business"),
    identityKeys: db.collection("identity_key"),
    slugs: db.collection("slug"),
    goneSlugs: db.collection("gone_slug"),
    listedChanges: db.collection("listed_change"),
    importJobs: db.collection("import_job"),
    importIssues: db.collection("import_issue"),
    importTouched: db.collection("import_touched"),
    importChanges: db.collection("import_change"),
    importUndone: db.collection("import_undone"),
    dryRunKeys: db.collection("dry_run_key"),
    mappingProfiles: db.collection("mapping_profile"),
    importSources: db.collection("import_source"),
    sourceListings: db.collection("source_listing"),
    businessMatches: db.collection("business_match"),
    rowPrints: db.collection("row_print"),
    categories: db.collection("category"),
    categoryAliases: db.collection("category_alias"),
    countries: db.collection("country"),
    cities: db.collection("city"),
    cells: db.collection("rollup_cell"),
    mapCells: db.collection("map_cell"),
    countryCategories: db.collection("rollup_country_category"),
    totals: db.collection("directory_totals"),
    rollupState: db.collection("rollup_state"),
    credentials: db.collection("credential"),
    audit: db.collection("audit"),
    siteSettings: db.collection("site_settings"),
    inbox: db.collection("inbox"),
    synonyms: db.collection("synonym"),
    categoryDecisions: db.collection("category_decision"),
    visitCounts: db.collection("visit_count"),
    directorySettings: db.collection("directory_settings"),
    cleanupJobs: db.collection("cleanup_job"),
    counters: db.collection("counter"),
    uploads: db.collection("upload"),
    partialFiles: db.collection("partial_file"),
    partialPieces: db.collection("partial_piece"),
    moves: db.collection("move"),
    lastBackup: db.collection("last_backup"),
    schema: db.collection("schema"),
  };
}
