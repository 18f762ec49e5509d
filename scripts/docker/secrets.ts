import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Users of the containers; each reads the secrets it owns and no others. */
export const OWNERS = { site: 10_001, meilisearch: 10_002, redis: 10_003, mongodb: 999 } as const;
export type Owner = keyof typeof OWNERS;

const SECRET_BYTES = 32;
/** MongoDB takes a key of 6 to 1024 characters of base64. */
const KEYFILE_BYTES = 512;

export interface Secret {
  name: string;
  owner: Owner;
  value: string;
}

/**
 * Makes every secret of the cluster that is not in `directory` yet and leaves the others as they are, so that a second start keeps
 * its passwords. An administrator's password that is given replaces the one there.
 */
export function makeSecrets(directory: string, adminPassword: string | undefined): Secret[] {
  mkdirSync(directory, { recursive: true });
  const keep = (name: string, make: () => string): string => {
    const path = join(directory, name);
    return existsSync(path) ? readFileSync(path, "utf8").trimEnd() : make();
  };
  const mongodb = keep("mongodb_password", makeSecret);
  const redis = keep("redis_auth.conf", () => `requirepass ${makeSecret()}`);
  const redisPassword = redis.replace(/^requirepass /, "");
  const meilisearch = keep("meili_master_key", makeSecret);
  const secrets: Secret[] = [
    { name: "mongodb_password", owner: "mongodb", value: mongodb },
    { name: "mongodb_keyfile", owner: "mongodb", value: keep("mongodb_keyfile", makeKeyfile) },
    { name: "redis_auth.conf", owner: "redis", value: redis },
    { name: "meili_master_key", owner: "meilisearch", value: meilisearch },
    { name: "mongodb_url", owner: "site", value: mongodbUrl(mongodb) },
    { name: "redis_url", owner: "site", value: `redis://:${redisPassword}@redis:6379/0` },
    { name: "meili_api_key", owner: "site", value: meilisearch },
    { name: "admin_password", owner: "site", value: adminPassword ?? keep("admin_password", makeSecret) },
  ];
  for (const { name, value } of secrets) {
    const path = join(directory, name);
    writeFileSync(`${path}.new`, `${value}\n`, { mode: 0o400 });
    renameSync(`${path}.new`, path);
  }
  return secrets;
}

/** Gives each secret to the user that reads it, for that user's eyes alone. */
export function handOver(directory: string, secrets: readonly Secret[]): void {
  chmodSync(directory, 0o755);
  for (const { name, owner } of secrets) {
    const path = join(directory, name);
    chownSync(path, OWNERS[owner], OWNERS[owner]);
    chmodSync(path, 0o400);
  }
}

/** Of letters and digits that need no escaping in a URL. */
function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString("hex");
}

function makeKeyfile(): string {
  return randomBytes(KEYFILE_BYTES).toString("base64");
}

function mongodbUrl(password: string): string {
  return `mongodb://meridian:${password}@mongodb:27017/meridian?replicaSet=rs0&authSource=admin`;
}
