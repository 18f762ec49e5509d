import { reachEngine } from "@meridian/testing/engines/reach-engine";
import { describeFileStoreContract } from "@meridian/testing/files/file-store.contract";
import { describeDirectoryStoresContract } from "@meridian/testing/stores/directory-stores.contract";
import { afterAll, describe } from "vitest";
import { createMongoFileStore } from "./files/mongo-file-store.ts";
import { reuseMongoDatabases } from "./testing/open-mongo-stores-under-test.ts";

/** A quarter as many as for the embedded engine: every step takes several network calls. */
const HISTORIES = 15;
const { isFound, name, url } = await reachEngine("mongodb");
const databases = reuseMongoDatabases(url);
const { open } = databases;

afterAll(databases.close);

describe.skipIf(!isFound)("the directory's stores", () => {
  describeDirectoryStoresContract(name, open, HISTORIES);
  describeFileStoreContract(name, async () => {
    const { db, close } = await open();
    return {
      files: createMongoFileStore(db),
      async countFiles() {
        const collections = ["file.files", "file.chunks", "upload"].map((collection) => db.collection(collection));
        const counts = await Promise.all(collections.map((collection) => collection.countDocuments()));
        return counts.reduce((sum, count) => sum + count, 0);
      },
      close,
    };
  });
});
