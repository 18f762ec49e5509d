import type { MovedAuditEntry, MovedCollection, MovedCredential } from "@meridian/ports/businesses/directory-transfer";
import { auditIsNeverShortened, CREDENTIAL_KEY } from "../../rules/moved-access-keys.ts";
import { isOnlyDuplicateKeys } from "../connection/mongo-error.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { countOf, keysOf, putAll } from "./key-pages.ts";

export function createMovedCredentials({ credentials }: MongoDirectory): MovedCollection<MovedCredential> {
  return {
    estimate: () => countOf(credentials),
    keys: (after = "", limit) => keysOf(credentials, after, limit),
    async find(keys) {
      const known = keys.includes(CREDENTIAL_KEY) ? await credentials.findOne({ _id: CREDENTIAL_KEY }, BOUNDED) : null;
      if (known === null) return [];
      const { username, passwordHash, version } = known;
      return [{ key: CREDENTIAL_KEY, username, passwordHash, version }];
    },
    write: (records) =>
      putAll(
        credentials,
        records.map(({ username, passwordHash, version }) => ({
          _id: CREDENTIAL_KEY,
          username,
          passwordHash,
          version,
        })),
      ),
    async remove(keys) {
      if (keys.includes(CREDENTIAL_KEY)) await credentials.deleteOne({ _id: CREDENTIAL_KEY });
    },
  };
}

export function createMovedAuditLog({ audit, counters }: MongoDirectory): MovedCollection<MovedAuditEntry> {
  return {
    estimate: () => countOf(audit),
    async keys(after = "0", limit) {
      const options = { projection: { _id: 1 }, sort: { _id: 1 }, limit, ...BOUNDED } as const;
      const found = await audit.find({ _id: { $gt: Number(after) } }, options).toArray();
      return found.map(({ _id }) => String(_id));
    },
    async find(keys) {
      const found = await audit.find({ _id: { $in: keys.map(Number) } }, BOUNDED).toArray();
      return found.map(({ _id, ...entry }) => ({ key: String(_id), ...entry }));
    },
    async write(records) {
      const entries = records.map(({ key, ...entry }) => ({ _id: Number(key), ...entry }));
      if (entries.length === 0) return;
      await audit.insertMany(entries, { ordered: false }).catch((error: unknown) => {
        if (!isOnlyDuplicateKeys(error)) throw error;
      });
      const last = Math.max(...entries.map(({ _id }) => _id));
      await counters.updateOne({ _id: "audit" }, { $max: { n: last } }, { upsert: true });
    },
    remove: async () => auditIsNeverShortened(),
  };
}
