import { grantKeys } from "../../shared/engines/src/meilisearch/connection/grant-keys.ts";
import { grantUsers } from "../../shared/engines/src/mongodb/connection/grant-users.ts";
import { loadConfig } from "../../shared/platform/src/load-config.ts";
import { accessConfigSchema } from "./access/access-config.ts";
import { MEILISEARCH_KEYS } from "./access/meilisearch-keys.ts";
import { MONGODB_RIGHTS, MONGODB_USERS } from "./access/mongodb-rights.ts";

/**
 * Gives every service its MongoDB user and Meilisearch key, with the rights it needs. The arguments name the engines. Besides the engines'
 * own containers, only this one has their master passwords.
 */
const config = loadConfig(accessConfigSchema, process.env);
const engines = process.argv.slice(2);
if (engines.includes("mongodb")) {
  const passwords = config.MONGODB_PASSWORDS;
  const users = MONGODB_USERS.map((name) => ({ name, password: passwords[name], rights: MONGODB_RIGHTS[name] }));
  await grantUsers(config.MONGODB_URL, users);
}
if (engines.includes("meilisearch")) {
  await grantKeys({ url: config.MEILI_URL, masterKey: config.MEILI_MASTER_KEY }, Object.values(MEILISEARCH_KEYS));
}
console.log(`Every service has its own access to ${engines.join(" and ")}`);
