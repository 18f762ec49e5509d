import { chmodSync, chownSync } from "node:fs";
import { join } from "node:path";
import { handOver, makeSecrets, OWNERS } from "./secrets.ts";

/**
 * The first container of the cluster to run, and the only one that runs as root, without a network: creates missing secrets, hands each
 * container its own, and gives the engines' volumes to their users.
 */
const VAULT = "/vault";
const HANDED = "/handed";
const { ADMIN_PASSWORD } = process.env;

const secrets = Object.entries(makeSecrets(VAULT, ADMIN_PASSWORD === "" ? undefined : ADMIN_PASSWORD));
chmodSync(VAULT, 0o700);
for (const [container, own] of secrets) handOver(join(HANDED, container), own);
for (const engine of ["mongodb", "meilisearch", "redis"] as const) {
  chownSync(join("/volumes", engine), OWNERS[engine], OWNERS[engine]);
}
console.log(`The secrets of ${secrets.length} containers and 3 volumes are ready`);
