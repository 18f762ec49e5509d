import type { Collection, Db } from "mongodb";
import type {
  AuditDocument,
  BusinessDocument,
  CategoryAliasDocument,
  CategoryDocument,
  CellDocument,
  CityDocument,
  ClaimDocument,
  CounterDocument,
  CountryCategoryDocument,
  CountryDocument,
  CredentialDocument,
  ImportIssueDocument,
  ImportJobDocument,
  RollupStateDocument,
  SchemaDocument,
  TotalsDocument,
  TouchedDocument,
  UploadDocument,
} from "./documents.ts";

/** Every query asks the server to give up by itself: one that nobody waits for must not go on there. */
export const BOUNDED = { maxTimeMS: 10_000 } as const;
/** For counting anew and for building indexes, which nobody waits for at a screen. */
export const LONG = { maxTimeMS: 600_000 } as const;

/** The collections of the directory. */
export interface MongoDirectory {
  businesses: Collection<BusinessDocument>;
  identityKeys: Collection<ClaimDocument>;
  slugs: Collection<ClaimDocument>;
  importJobs: Collection<ImportJobDocument>;
  importIssues: Collection<ImportIssueDocument>;
  importTouched: Collection<TouchedDocument>;
  categories: Collection<CategoryDocument>;
  categoryAliases: Collection<CategoryAliasDocument>;
  countries: Collection<CountryDocument>;
  cities: Collection<CityDocument>;
  cells: Collection<CellDocument>;
  countryCategories: Collection<CountryCategoryDocument>;
  totals: Collection<TotalsDocument>;
  rollupState: Collection<RollupStateDocument>;
  credentials: Collection<CredentialDocument>;
  audit: Collection<AuditDocument>;
  counters: Collection<CounterDocument>;
  uploads: Collection<UploadDocument>;
  schema: Collection<SchemaDocument>;
}

export function directoryOf(db: Db): MongoDirectory {
  return {
    businesses: db.collection("business"),
    identityKeys: db.collection("identity_key"),
    slugs: db.collection("slug"),
    importJobs: db.collection("import_job"),
    importIssues: db.collection("import_issue"),
    importTouched: db.collection("import_touched"),
    categories: db.collection("category"),
    categoryAliases: db.collection("category_alias"),
    countries: db.collection("country"),
    cities: db.collection("city"),
    cells: db.collection("rollup_cell"),
    countryCategories: db.collection("rollup_country_category"),
    totals: db.collection("directory_totals"),
    rollupState: db.collection("rollup_state"),
    credentials: db.collection("credential"),
    audit: db.collection("audit"),
    counters: db.collection("counter"),
    uploads: db.collection("upload"),
    schema: db.collection("schema"),
  };
}
