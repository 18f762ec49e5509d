import type { Migration } from "../migrate.ts";
import { contradictedCountries } from "./contradicted-countries.ts";

/** A step is never changed, moved or removed: its position is its version. */
export const directoryMigrations: readonly Migration[] = [
  // Every listing index ends in its sort order, so that pages are read without sorting.
  {
    name: "businesses",
    indexes: [
      { collection: "business", name: "by_rank", key: { isListed: 1, popularity: -1, _id: 1 } },
      { collection: "business", name: "by_category", key: { isListed: 1, category: 1, popularity: -1, _id: 1 } },
      { collection: "business", name: "by_country", key: { isListed: 1, country: 1, popularity: -1, _id: 1 } },
      {
        collection: "business",
        name: "by_country_category",
        key: { isListed: 1, country: 1, category: 1, popularity: -1, _id: 1 },
      },
      { collection: "business", name: "by_city", key: { isListed: 1, city: 1, popularity: -1, _id: 1 } },
      {
        collection: "business",
        name: "by_city_category",
        key: { isListed: 1, city: 1, category: 1, popularity: -1, _id: 1 },
      },
      { collection: "business", name: "by_name", key: { isListed: 1, nameKey: 1 } },
      { collection: "business", name: "unindexed", key: { mark: 1 }, isSparse: true },
      { collection: "business", name: "uncounted", key: { uncounted: 1 }, isSparse: true },
    ],
  },
  {
    name: "places",
    indexes: [
      { collection: "category", name: "by_size", key: { businesses: -1, name: 1 } },
      { collection: "category", name: "by_letter", key: { letter: 1, businesses: -1, name: 1 } },
      { collection: "category_alias", name: "by_slug", key: { slug: 1, businesses: -1, category: 1 } },
      { collection: "city", name: "by_size", key: { businesses: -1, name: 1 } },
      { collection: "city", name: "by_letter", key: { letter: 1, businesses: -1, name: 1 } },
      { collection: "city", name: "by_country", key: { country: 1, businesses: -1, name: 1 } },
      { collection: "city", name: "by_country_letter", key: { country: 1, letter: 1, businesses: -1, name: 1 } },
      { collection: "city", name: "by_slug", key: { slug: 1, businesses: -1 } },
      { collection: "city", name: "by_word", key: { wordList: 1 } },
      { collection: "rollup_cell", name: "by_city", key: { city: 1, businesses: -1 } },
      { collection: "rollup_country_category", name: "by_category", key: { category: 1, businesses: -1 } },
      { collection: "rollup_country_category", name: "by_country", key: { country: 1, businesses: -1 } },
    ],
  },
  {
    name: "import jobs",
    indexes: [
      { collection: "import_job", name: "by_number", key: { n: 1 } },
      { collection: "import_job", name: "open", key: { openN: 1 }, isSparse: true },
      { collection: "import_job", name: "by_file", key: { fileId: 1 } },
      { collection: "import_issue", name: "by_row", key: { jobId: 1, row: 1, basis: 1, at: 1 } },
      { collection: "import_issue", name: "by_batch", key: { jobId: 1, basis: 1, at: 1 } },
      { collection: "import_touched", name: "by_job", key: { jobId: 1 } },
      { collection: "upload", name: "by_start", key: { startedAt: 1 } },
    ],
  },
  {
    name: "import choices",
    indexes: [
      { collection: "import_job", name: "by_content", key: { fileSha256: 1, n: -1 } },
      { collection: "mapping_profile", name: "by_name", key: { name: 1 } },
    ],
  },
  // Finds the identity keys of a business.
  {
    name: "keys of a business",
    indexes: [{ collection: "identity_key", name: "by_business", key: { businessId: 1 } }],
  },
  // An import's changes and outcomes are read by id, which starts with the job.
  {
    name: "import undo",
    indexes: [
      { collection: "import_job", name: "to_undo", key: { undoN: 1 }, isSparse: true },
      { collection: "import_job", name: "by_error_file", key: { errorFileId: 1 } },
      { collection: "import_job", name: "by_preview_file", key: { previewFileId: 1 } },
      { collection: "import_undone", name: "by_outcome", key: { jobId: 1, outcome: 1, _id: 1 } },
      { collection: "dry_run_key", name: "by_job", key: { jobId: 1 } },
    ],
  },
  // Visitors' messages. Site settings are read by version, which is their id.
  {
    name: "site settings and inbox",
    indexes: [
      { collection: "inbox", name: "by_time", key: { receivedAt: 1, _id: 1 } },
      { collection: "inbox", name: "by_state", key: { isSuspect: 1, state: 1, receivedAt: 1, _id: 1 } },
      { collection: "inbox", name: "to_mail", key: { mail: 1, receivedAt: 1 } },
    ],
  },
  // The map cells of businesses, and the count in each.
  {
    name: "map",
    indexes: [
      { collection: "business", name: "by_map_cell", key: { isListed: 1, mapCell: 1, country: 1 } },
      {
        collection: "business",
        name: "by_category_map_cell",
        key: { isListed: 1, category: 1, mapCell: 1, country: 1 },
      },
      { collection: "map_cell", name: "by_cell", key: { level: 1, cell: 1, country: 1 } },
    ],
  },
  // Indexes for the admin area's lists.
  {
    name: "administration",
    indexes: [
      { collection: "business", name: "by_any_name", key: { nameKey: 1, city: 1, _id: 1 } },
      { collection: "business", name: "by_rating", key: { "fields.rating": 1, _id: 1 } },
      { collection: "business", name: "by_reviews", key: { "fields.reviews": 1, _id: 1 } },
      { collection: "business", name: "by_creation", key: { createdAt: 1, _id: 1 } },
      { collection: "business", name: "by_any_category", key: { category: 1, nameKey: 1 } },
      { collection: "business", name: "by_any_country", key: { country: 1, nameKey: 1 } },
      { collection: "business", name: "by_any_city", key: { city: 1, nameKey: 1 } },
      { collection: "business", name: "by_import", key: { "source.importId": 1 }, isSparse: true },
      { collection: "business", name: "by_approval", key: { isApproved: 1, _id: 1 } },
      { collection: "business", name: "in_trash", key: { deletedAt: 1 }, isSparse: true },
      { collection: "slug", name: "by_business", key: { businessId: 1 } },
      { collection: "audit", name: "by_action", key: { action: 1, _id: 1 } },
      { collection: "audit", name: "by_subject", key: { subject: 1, _id: 1 }, isSparse: true },
      { collection: "cleanup_job", name: "by_number", key: { n: 1 } },
    ],
  },
  // Visits per subject and day.
  {
    name: "daily counts of visits",
    indexes: [{ collection: "visit_count", name: "by_day", key: { kind: 1, day: 1, count: -1 } }],
  },
  {
    name: "businesses by phone",
    indexes: [{ collection: "business", name: "by_phone", key: { "fields.phoneE164": 1 }, isSparse: true }],
  },
  contradictedCountries,
  // Marks categories that are kinds.
  {
    name: "kinds of businesses",
    indexes: [{ collection: "category", name: "by_kind", key: { kindKey: 1 } }],
  },
  // A listing's id is source and business.
  {
    name: "source listings",
    indexes: [
      { collection: "source_listing", name: "by_state", key: { sourceId: 1, state: 1, _id: 1 } },
      { collection: "source_listing", name: "by_business", key: { businessId: 1 } },
    ],
  },
  // What imports search for businesses that their rows may describe.
  {
    name: "similar businesses",
    indexes: [{ collection: "business", name: "by_website", key: { "fields.website": 1 }, isSparse: true }],
  },
  // Pairs of businesses that may be one.
  {
    name: "business matches",
    indexes: [
      { collection: "business_match", name: "by_asked", key: { state: 1, askedAt: 1, _id: 1 } },
      { collection: "business_match", name: "by_decided", key: { decidedAt: 1 } },
    ],
  },
  // What imports did with rows. A page's id is its job and number.
  {
    name: "row prints",
    indexes: [{ collection: "row_print", name: "by_salt", key: { salt: 1, order: -1 } }],
  },
  // Imports that wait for a decision.
  {
    name: "held imports",
    indexes: [{ collection: "import_job", name: "by_review", key: { "review.state": 1 }, isSparse: true }],
  },
];
