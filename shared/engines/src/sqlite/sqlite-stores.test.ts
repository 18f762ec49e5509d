import { describeLeaseContract } from "@meridian/testing/processes/lease.contract";
import { describeDirectoryStoresContract } from "@meridian/testing/stores/directory-stores.contract";
import { describeSharedStateContract } from "@meridian/testing/stores/shared-state.contract";
import { openSqliteStoresUnderTest } from "./open-sqlite-stores-under-test.ts";

describeDirectoryStoresContract("SQLite", openSqliteStoresUnderTest);
describeSharedStateContract("SQLite", openSqliteStoresUnderTest);
describeLeaseContract("SQLite", openSqliteStoresUnderTest);
