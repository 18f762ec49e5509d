import type { AdminCredential, CredentialStore } from "@meridian/ports/access/credential-store";
import { isDuplicateKey } from "../connection/mongo-error.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import type { CredentialDocument } from "./site-documents.ts";

const ID = "admin";
const STORED = { upsert: true, returnDocument: "after", ...BOUNDED } as const;

export function createMongoCredentialStore({ credentials }: MongoDirectory): CredentialStore {
  async function get(): Promise<AdminCredential | undefined> {
    return toCredential(await credentials.findOne({ _id: ID }, BOUNDED));
  }

  const put: CredentialStore["put"] = async ({ username, passwordHash }) => {
    const store = () =>
      credentials.findOneAndUpdate({ _id: ID }, { $set: { username, passwordHash }, $inc: { version: 1 } }, STORED);
    return storedOf(toCredential(await store().catch(afterDuplicate(store))));
  };

  const putFirst: CredentialStore["putFirst"] = async ({ username, passwordHash }) => {
    try {
      await credentials.insertOne({ _id: ID, username, passwordHash, version: 1 });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return storedOf(await get());
  };

  return withRetries<CredentialStore>({ get, put, putFirst }, ["put"]);
}

/** Of two concurrent upserts, the loser finds the document created. */
function afterDuplicate<T>(again: () => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    if (!isDuplicateKey(error)) throw error;
    return again();
  };
}

function toCredential(document: CredentialDocument | null): AdminCredential | undefined {
  if (document === null) return undefined;
  const { username, passwordHash, version } = document;
  return { username, passwordHash, version };
}

function storedOf(credential: AdminCredential | undefined): AdminCredential {
  if (credential === undefined) throw new Error("The credential was not stored");
  return credential;
}
