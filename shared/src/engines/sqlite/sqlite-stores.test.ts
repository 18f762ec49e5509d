import { describeAccessStoresContract } from "../../testing/access-stores.contract.ts";
import { describeBusinessStoreContract } from "../../testing/business-store.contract.ts";
import { describeImportBatchContract } from "../../testing/import-batch.contract.ts";
import { describeImportIdentityContract } from "../../testing/import-identity.contract.ts";
import { describeImportJobStoreContract } from "../../testing/import-job-store.contract.ts";
import { describeIndexMarksContract } from "../../testing/index-marks.contract.ts";
import { describePlaceStoreContract } from "../../testing/place-store.contract.ts";
import { describeRollupContract } from "../../testing/rollup.contract.ts";
import { openSqliteStoresUnderTest } from "./open-sqlite-stores-under-test.ts";

describeImportBatchContract("SQLite", openSqliteStoresUnderTest);
describeImportIdentityContract("SQLite", openSqliteStoresUnderTest);
describeBusinessStoreContract("SQLite", openSqliteStoresUnderTest);
describePlaceStoreContract("SQLite", openSqliteStoresUnderTest);
describeImportJobStoreContract("SQLite", openSqliteStoresUnderTest);
describeAccessStoresContract("SQLite", openSqliteStoresUnderTest);
describeIndexMarksContract("SQLite", openSqliteStoresUnderTest);
describeRollupContract("SQLite", openSqliteStoresUnderTest);
