import { describeLeaseContract } from "@meridian/testing/processes/lease.contract";
import { describeAccessStoresContract } from "@meridian/testing/stores/access-stores.contract";
import { describeDirectoryStoresContract } from "@meridian/testing/stores/directory-stores.contract";
import { openSqliteStoresUnderTest } from "./open-sqlite-stores-under-test.ts";

describeDirectoryStoresContract("SQLite", openSqliteStoresUnderTest);
describeAccessStoresContract("SQLite", openSqliteStoresUnderTest);
describeLeaseContract("SQLite", openSqliteStoresUnderTest);
