import { randomUUID } from "node:crypto";
import { ConfigError } from "@meridian/platform/load-config";
import type { Collection, Db } from "mongodb";
import { isDuplicateKey, isUnauthorised } from "./connection/mongo-error.ts";
import { pauseBefore } from "./connection/retry.ts";
import type { SchemaDocument } from "./documents.ts";
import { BOUNDED, directoryOf, LONG } from "./mongo-directory.ts";

export interface IndexSpec {
  collection: string;
  name: string;
  key: Readonly<Record<string, 1 | -1>>;
  /** Indexes only documents that have the key. */
  isSparse?: boolean;
}

/**
 * One step of the schema, numbered by its position from 1 and never changed once released. Creating an existing index and filling again
 * have no effect, so an interrupted step is repeated.
 */
export interface Migration {
  name: string;
  indexes: readonly IndexSpec[];
  /** Updates stored documents once the indexes exist. */
  fill?: (db: Db) => Promise<void>;
}

export interface MigrateOptions {
  /** How long to wait for another process that migrates. */
  waitMs?: number;
}

const ID = "directory";
const WAIT_MS = 120_000;
const LOCK_MS = 60_000;

/**
 * Migrates the database to the newest version. One of several processes holds the lock and migrates; the others wait. Throws ConfigError
 * with a remedy if the database belongs to a newer version, another process never finishes migrating it, or an index is missing.
 */
export async function migrate(db: Db, migrations: readonly Migration[], options: MigrateOptions = {}): Promise<void> {
  const { waitMs = WAIT_MS } = options;
  const { schema } = directoryOf(db);
  const giveUpAt = Date.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    const version = await readVersion(schema);
    if (version > migrations.length) throw new ConfigError(newerDatabase(version, migrations.length));
    // A read-only user can open a database that is up to date.
    if (version === migrations.length) break;
    if (version === 0) await insertFirst(schema);
    if (await migrateUnderLock(db, schema, migrations)) break;
    if (Date.now() > giveUpAt) throw new ConfigError(stuckMigration(migrations, version, waitMs));
    await pauseBefore(attempt);
  }
  await checkIndexes(db, migrations);
}

async function insertFirst(schema: Collection<SchemaDocument>): Promise<void> {
  try {
    await schema.updateOne({ _id: ID }, { $setOnInsert: { version: 0, lockExpiresAt: 0 } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

async function readVersion(schema: Collection<SchemaDocument>): Promise<number> {
  return (await schema.findOne({ _id: ID }, BOUNDED))?.version ?? 0;
}

/** False if another process holds the lock. */
async function migrateUnderLock(
  db: Db,
  schema: Collection<SchemaDocument>,
  migrations: readonly Migration[],
): Promise<boolean> {
  const token = randomUUID();
  const locked = await schema.findOneAndUpdate(
    { _id: ID, lockExpiresAt: { $lte: Date.now() } },
    { $set: { lockToken: token, lockExpiresAt: Date.now() + LOCK_MS } },
    { returnDocument: "after", ...BOUNDED },
  );
  if (locked === null) return false;
  const extend = () =>
    schema.updateOne({ _id: ID, lockToken: token }, { $set: { lockExpiresAt: Date.now() + LOCK_MS } }).catch(() => {});
  const heartbeat = setInterval(extend, LOCK_MS / 3);
  try {
    for (let version = locked.version; version < migrations.length; version++) {
      await apply(db, migrations[version], version + 1);
      await migrations[version]?.fill?.(db);
      const raised = await schema.updateOne({ _id: ID, lockToken: token }, { $set: { version: version + 1 } });
      if (raised.matchedCount === 0) return false;
    }
    return true;
  } finally {
    clearInterval(heartbeat);
    await schema.updateOne({ _id: ID, lockToken: token }, { $set: { lockExpiresAt: 0 }, $unset: { lockToken: "" } });
  }
}

/** All indexes of a collection in one command: the server then reads the collection once. */
async function apply(db: Db, migration: Migration | undefined, version: number): Promise<void> {
  for (const [collection, indexes] of Map.groupBy(migration?.indexes ?? [], ({ collection }) => collection)) {
    const specs = indexes.map(({ name, key, isSparse = false }) => ({
      name,
      key: { ...key },
      ...(isSparse ? { sparse: true } : {}),
    }));
    try {
      await db.collection(collection).createIndexes(specs, LONG);
    } catch (cause) {
      if (isUnauthorised(cause)) throw cause;
      throw new ConfigError(
        `The database "${db.databaseName}" stopped in migration ${version} (${migration?.name}): the index(es) ` +
          `${specs.map(({ name }) => `${collection}.${name}`).join(", ")} could not be made ` +
          `(${cause instanceof Error ? cause.message : String(cause)}). ` +
          "Remove what blocks it and start again: the migration resumes where it stopped.",
      );
    }
  }
}

/** Without its index a query scans everything: better not to start than to slow down the cluster. */
async function checkIndexes(db: Db, migrations: readonly Migration[]): Promise<void> {
  const missing: string[] = [];
  const all = migrations.flatMap((migration) => migration.indexes);
  for (const [collection, indexes] of Map.groupBy(all, (index) => index.collection)) {
    const names = new Set((await db.collection(collection).indexes(BOUNDED)).map(({ name }) => name));
    for (const { name } of indexes) if (!names.has(name)) missing.push(`${collection}.${name}`);
  }
  if (missing.length === 0) return;
  throw new ConfigError(
    `The database "${db.databaseName}" lacks the index(es) ${missing.join(", ")}. To have them made anew, run ` +
      `db.schema.updateOne({_id: "${ID}"}, {$set: {version: 0}}) in this database and start again.`,
  );
}

function newerDatabase(version: number, known: number): string {
  return (
    `The database has schema version ${version}, but this program knows only ${known}: ` +
    "start the newer program, or restore a backup made before the upgrade."
  );
}

function stuckMigration(migrations: readonly Migration[], version: number, waitMs: number): string {
  return (
    `The database is half-migrated: another process has been at migration ${version + 1} ` +
    `(${migrations[version]?.name}) for over ${waitMs / 1000} s. Wait until it is done and start again; ` +
    `if it has died, its lock ends by itself within ${LOCK_MS / 1000} s.`
  );
}
