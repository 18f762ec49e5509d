import type { MongodbRight } from "../../../shared/engines/src/mongodb/connection/grant-users.ts";

const ALL = "all collections";
/** What catalogue shows to everyone. It must never see the credential or the inbox, for example. */
const PUBLIC = [
  ...["business", "slug", "gone_slug", "category", "category_alias", "country", "city", "rollup_cell", "map_cell"],
  ...["rollup_country_category", "directory_totals", "synonym", "category_decision"],
  ...["visit_count", "sitemap_set", "sitemap_part"],
];

/**
 * What each service may do in MongoDB. `migrate` creates collections and indexes. Catalogue answers everyone, so it may read public data
 * and write its counts and sitemaps. `backup` reads everything and records when it ran. Gateway and web have no user.
 */
export const MONGODB_RIGHTS = {
  migrate: [
    {
      collections: ALL,
      actions: ["find", "insert", "update", "remove", "listIndexes", "createIndex", "createCollection"],
    },
  ],
  catalogue: [
    { collections: ALL, actions: ["listIndexes"] },
    { collections: [...PUBLIC, "schema", "move"], actions: ["find"] },
    { collections: ["listed_change"], actions: ["find"] },
    { collections: ["visit_count", "listed_change"], actions: ["insert", "update"] },
    { collections: ["sitemap_set", "sitemap_part"], actions: ["insert", "update", "remove"] },
  ],
  admin: [{ collections: ALL, actions: ["find", "insert", "update", "remove", "listIndexes"] }],
  ingest: [
    { collections: ALL, actions: ["find", "insert", "update", "remove", "listIndexes"] },
    // A recount uses collections of its own and drops them.
    { collections: ALL, actions: ["listCollections", "dropCollection"] },
    // Whether a file has room.
    { collections: ALL, actions: ["dbStats"] },
    // The driver creates them with the first file it stores.
    { collections: ["file.files", "file.chunks"], actions: ["createIndex"] },
  ],
  backup: [
    { collections: ALL, actions: ["find", "listIndexes"] },
    { collections: ["last_backup"], actions: ["insert", "update"] },
  ],
} as const satisfies Record<string, readonly MongodbRight[]>;

export type MongodbUser = keyof typeof MONGODB_RIGHTS;
export const MONGODB_USERS = Object.keys(MONGODB_RIGHTS) as MongodbUser[];
