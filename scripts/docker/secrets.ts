import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MEILISEARCH_KEYS, meilisearchKeyOf } from "./access/meilisearch-keys.ts";
import { MONGODB_USERS, type MongodbUser } from "./access/mongodb-rights.ts";
import { type RedisUser, redisUsersConfig } from "./access/redis-users.ts";

/** The users of the containers. */
export const OWNERS = { site: 10_001, meilisearch: 10_002, redis: 10_003, mongodb: 999 } as const;

const SECRET_BYTES = 32;
/** MongoDB accepts a key of 6 to 1024 base64 characters. */
const KEYFILE_BYTES = 512;

/** The secrets one container reads, by file name. */
export interface ContainerSecrets {
  owner: keyof typeof OWNERS;
  files: Readonly<Record<string, string>>;
}

/** Keeps generated secrets, so that a second start finds the same ones. */
interface Vault {
  keep(name: string, make?: () => string): string;
  replace(name: string, value: string): void;
}

/**
 * Creates the cluster's secrets missing from the vault, a directory, and says which container gets which. A given administrator's password
 * replaces the stored one.
 */
export function makeSecrets(directory: string, adminPassword: string | undefined): Record<string, ContainerSecrets> {
  const vault = openVault(directory);
  if (adminPassword !== undefined) vault.replace("admin_password", adminPassword);
  const admin_password = vault.keep("admin_password");
  const root = vault.keep("mongodb_password");
  const masterKey = vault.keep("meili_master_key");
  const mongodbPassword = (user: MongodbUser): string => vault.keep(`mongodb_password_${user}`);
  const redisPassword = (user: RedisUser): string => vault.keep(`redis_password_${user}`);
  const passwords = Object.fromEntries(MONGODB_USERS.map((user) => [user, mongodbPassword(user)]));

  const redis = (user: RedisUser) => ({ redis_url: `redis://${user}:${redisPassword(user)}@redis:6379/0` });
  const mongodb = (user: MongodbUser) => ({ mongodb_url: mongodbUrl(user, mongodbPassword(user), "meridian") });
  const reader = { meili_api_key: meilisearchKeyOf(masterKey, MEILISEARCH_KEYS.reader) };
  const writer = { meili_api_key: meilisearchKeyOf(masterKey, MEILISEARCH_KEYS.writer) };
  return {
    gateway: { owner: "site", files: redis("gateway") },
    catalogue: { owner: "site", files: { ...mongodb("catalogue"), ...redis("catalogue"), ...reader } },
    admin: { owner: "site", files: { ...mongodb("admin"), ...redis("admin"), ...reader, admin_password } },
    ingest: { owner: "site", files: { ...mongodb("ingest"), ...redis("ingest"), ...writer } },
    migrate: { owner: "site", files: { ...mongodb("migrate"), ...redis("migrate"), admin_password } },
    backup: { owner: "site", files: { ...mongodb("backup"), ...redis("backup") } },
    access: {
      owner: "site",
      files: {
        mongodb_url: mongodbUrl("meridian", root, "admin"),
        mongodb_passwords: JSON.stringify(passwords),
        meili_master_key: masterKey,
      },
    },
    mongodb: {
      owner: "mongodb",
      files: { mongodb_password: root, mongodb_keyfile: vault.keep("mongodb_keyfile", makeKeyfile) },
    },
    meilisearch: { owner: "meilisearch", files: { meili_master_key: masterKey } },
    redis: { owner: "redis", files: { "redis_users.conf": redisUsersConfig(redisPassword) } },
  };
}

/** Writes a container's secrets into the directory that only it mounts, readable by its user alone. */
export function handOver(directory: string, { owner, files }: ContainerSecrets): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
  for (const [name, value] of Object.entries(files)) {
    const path = join(directory, name);
    writeWhole(path, value);
    chownSync(path, OWNERS[owner], OWNERS[owner]);
  }
}

function openVault(directory: string): Vault {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return {
    keep(name, make = makeSecret) {
      const path = join(directory, name);
      if (existsSync(path)) return readFileSync(path, "utf8").trimEnd();
      const value = make();
      writeWhole(path, value);
      return value;
    },
    replace: (name, value) => writeWhole(join(directory, name), value),
  };
}

function writeWhole(path: string, value: string): void {
  writeFileSync(`${path}.new`, `${value}\n`, { mode: 0o400 });
  renameSync(`${path}.new`, path);
}

/** From letters and digits that need no escaping in a URL. */
function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString("hex");
}

function makeKeyfile(): string {
  return randomBytes(KEYFILE_BYTES).toString("base64");
}

function mongodbUrl(user: string, password: string, authSource: string): string {
  return `mongodb://${user}:${password}@mongodb:27017/meridian?replicaSet=rs0&authSource=${authSource}`;
}
