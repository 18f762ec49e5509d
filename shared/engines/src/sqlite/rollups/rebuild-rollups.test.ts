import { statSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeDraft } from "@meridian/testing/business-factory";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { beforeEach, describe, expect, it } from "vitest";
import { openEngines } from "../../open-engines.ts";
import { type DirectoryDatabase, openDirectoryDatabase } from "../database/open-directory-database.ts";
import { rebuildRollups } from "./rebuild-rollups.ts";

let dataDir: string;
let path: string;
beforeEach(async () => {
  dataDir = makeTemporaryFolder();
  path = join(dataDir, "directory.db");
  const engines = await openEngines({ DATA_DIR: dataDir });
  await importDrafts(engines, [
    makeDraft("a", { name: "Shop", rating: 4, reviews: 2 }),
    makeDraft("b", { city: "Ulm" }),
  ]);
  await engines.close();
});

async function withDatabase<T>(work: (db: DirectoryDatabase) => T | Promise<T>): Promise<T> {
  const db = openDirectoryDatabase(path);
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Copies the first business into as many cities and map cells, without counting the copies. */
function copyBusiness(db: DirectoryDatabase, copies: number): void {
  const columns = db
    .sql("SELECT name FROM pragma_table_info('business')")
    .all()
    .map(({ name }) => String(name));
  const own = new Map([
    ["n", "1000 + i"],
    ["id", "printf('%016d', i)"],
    ["slug", "'shop-' || i"],
    ["city_id", "1000 + i"],
    ["city", "'Town ' || i"],
    ["map_cell", "i << 28"],
  ]);
  const values = columns.map((name) => own.get(name) ?? name);
  const series = "WITH RECURSIVE copy(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copy WHERE i < ?)";
  db.write(() => {
    db.sql(
      `${series} INSERT INTO business (${columns.join(", ")}) SELECT ${values.join(", ")} FROM business, copy WHERE n = 1`,
    ).run(copies);
    db.sql(
      `${series} INSERT INTO city (id, country_id, slug, name, words, letter)
       SELECT 1000 + i, country_id, 'town-' || i, 'town', 'town', 't' FROM business, copy WHERE n = 1`,
    ).run(copies);
  });
}

const ROLLUPS = ["rollup", "rollup_country_category", "city", "country", "category", "category_alias", "map_cell"];
const readAll = (db: DirectoryDatabase) =>
  [...ROLLUPS, "directory_totals"].map((table) => db.sql(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).all());

describe("a recount", () => {
  it("repairs every wrong counter", async () => {
    const expected = await withDatabase(readAll);
    await withDatabase((db) => {
      db.write(() => {
        for (const table of ["rollup", "rollup_country_category", "city", "country", "category", "map_cell"]) {
          db.sql(`UPDATE ${table} SET business_count = business_count + 3`).run();
        }
        db.sql("UPDATE map_cell SET cell = cell + 1 WHERE level = 10").run();
        db.sql("DELETE FROM rollup WHERE city_id = 1").run();
        db.sql("INSERT INTO rollup VALUES (1, 77, 1, 5, 0, 0, 0)").run();
        db.sql("INSERT INTO rollup_country_category VALUES (1, 77, 5)").run();
        db.sql("UPDATE directory_totals SET listed = 9").run();
      });
      return rebuildRollups(db);
    });
    expect(await withDatabase(readAll)).toEqual(expected);
  });

  it("writes almost nothing to the write-ahead log if the counters are right", async () => {
    const logBytes = await withDatabase(async (db) => {
      copyBusiness(db, 4_000);
      await rebuildRollups(db);
      db.sql("PRAGMA wal_checkpoint(TRUNCATE)").get();
      await rebuildRollups(db);
      return statSync(`${path}-wal`).size;
    });
    expect(logBytes).toBeLessThan(100_000);
  });

  it("repairs counters in several transactions, so that the write-ahead log holds one at a time", async () => {
    const [counterBytes, logBytes] = await withDatabase(async (db) => {
      copyBusiness(db, 8_000);
      db.sql("PRAGMA wal_checkpoint(TRUNCATE)").get();
      const before = statSync(path).size;
      // If restarted with every transaction, the log grows to the size of the largest.
      db.sql("PRAGMA wal_autocheckpoint = 1").get();
      await rebuildRollups(db);
      db.sql("PRAGMA wal_checkpoint").get();
      return [statSync(path).size - before, statSync(`${path}-wal`).size];
    });
    expect(logBytes).toBeLessThan(counterBytes);
  });
});
