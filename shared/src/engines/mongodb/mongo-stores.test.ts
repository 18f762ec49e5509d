import { afterAll, describe, inject } from "vitest";
import { describeAccessRecordsContract } from "../../testing/access-stores.contract.ts";
import { describeBusinessStoreContract } from "../../testing/business-store.contract.ts";
import { findMongodb } from "../../testing/engines/find-mongodb.ts";
import { describeFileStoreContract } from "../../testing/file-store.contract.ts";
import { describeImportBatchContract } from "../../testing/import-batch.contract.ts";
import { describeImportIdentityContract } from "../../testing/import-identity.contract.ts";
import { describeImportJobStoreContract } from "../../testing/import-job-store.contract.ts";
import { describeIndexMarksContract } from "../../testing/index-marks.contract.ts";
import { describePlaceStoreContract } from "../../testing/place-store.contract.ts";
import { describeRollupContract } from "../../testing/rollup.contract.ts";
import { createMongoFileStore } from "./mongo-file-store.ts";
import { openMongoStoresUnderTest, withNewDatabase } from "./open-mongo-stores-under-test.ts";
import { openMongodb } from "./open-mongodb.ts";

const mongodb = await findMongodb(inject("engineEnvironment"));
const url = mongodb.isFound ? mongodb.url : "";
const name = mongodb.isFound ? mongodb.source : `MongoDB (not reached: ${mongodb.reason})`;
const open = () => openMongoStoresUnderTest(url);

afterAll(() => (mongodb.isFound ? mongodb.stop() : undefined));

describe.skipIf(!mongodb.isFound)("the directory's stores", () => {
  describeImportBatchContract(name, open);
  describeImportIdentityContract(name, open);
  describeBusinessStoreContract(name, open);
  describePlaceStoreContract(name, open);
  describeImportJobStoreContract(name, open);
  describeAccessRecordsContract(name, open);
  describeIndexMarksContract(name, open);
  describeRollupContract(name, open);
  describeFileStoreContract(name, async () => {
    const { db, close } = await openMongodb(withNewDatabase(url));
    return {
      files: createMongoFileStore(db),
      async countFiles() {
        const collections = ["file.files", "file.chunks", "upload"].map((collection) => db.collection(collection));
        const counts = await Promise.all(collections.map((collection) => collection.countDocuments()));
        return counts.reduce((sum, count) => sum + count, 0);
      },
      async close() {
        await db.dropDatabase();
        await close();
      },
    };
  });
});
