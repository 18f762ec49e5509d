import type { Engines } from "../open-engines.ts";
import { createMongoAuditLog } from "./mongo-audit-log.ts";
import { createMongoBusinessStore } from "./mongo-business-store.ts";
import { createMongoCredentialStore } from "./mongo-credential-store.ts";
import { createMongoFileStore } from "./mongo-file-store.ts";
import { createMongoImportJobStore } from "./mongo-import-job-store.ts";
import { createMongoPlaceStore } from "./mongo-place-store.ts";
import { openMongodb } from "./open-mongodb.ts";
import { createPlaceRegister } from "./place-register.ts";
import { createRollups } from "./rollups.ts";

/** What is kept of the directory itself; sessions and the like are not. */
export type DirectoryStores = Pick<
  Engines,
  "businesses" | "places" | "importJobs" | "credentials" | "auditLog" | "files" | "close"
>;

/** Every store of the directory in the base that `url` names. Throws ConfigError when it cannot be used. */
export async function openMongodbStores(url: string, clock: () => Date): Promise<DirectoryStores> {
  const { db, directory, close } = await openMongodb(url);
  const register = createPlaceRegister(directory);
  const rollups = createRollups({ directory, places: register });
  return {
    businesses: createMongoBusinessStore({ directory, places: register, rollups, clock }),
    places: createMongoPlaceStore({ directory, rollups }),
    importJobs: createMongoImportJobStore({ directory, clock }),
    credentials: createMongoCredentialStore(directory),
    auditLog: createMongoAuditLog(directory),
    files: createMongoFileStore(db),
    close,
  };
}
