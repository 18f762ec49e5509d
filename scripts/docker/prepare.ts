import { chownSync } from "node:fs";
import { handOver, makeSecrets, OWNERS } from "./secrets.ts";

/**
 * The first container of the cluster to run, and the only one that runs as root, without a network: makes the secrets that are
 * not there yet, and gives the volumes of engines to the users that these run as.
 */
const SECRETS = "/run/secrets";
const { ADMIN_PASSWORD } = process.env;

const secrets = makeSecrets(SECRETS, ADMIN_PASSWORD === "" ? undefined : ADMIN_PASSWORD);
handOver(SECRETS, secrets);
chownSync("/volumes/mongodb", OWNERS.mongodb, OWNERS.mongodb);
chownSync("/volumes/meilisearch", OWNERS.meilisearch, OWNERS.meilisearch);
chownSync("/volumes/redis", OWNERS.redis, OWNERS.redis);
console.log(`${secrets.length} secrets and 3 volumes are ready`);
