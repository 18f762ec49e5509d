import { statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../../testing/business-factory.ts";
import { importDrafts } from "../../testing/stores-under-test.ts";
import { openEngines } from "../open-engines.ts";
import { type DirectoryDatabase, openDirectoryDatabase } from "./open-directory-database.ts";
import { rebuildRollups } from "./rebuild-rollups.ts";

let dataDir: string;
let path: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "meridian-recount-"));
  path = join(dataDir, "directory.db");
  const engines = await openEngines({ DATA_DIR: dataDir });
  await importDrafts(engines, [
    makeDraft("a", { name: "Shop", rating: 4, reviews: 2 }),
    makeDraft("b", { city: "Ulm" }),
  ]);
  await engines.close();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function withDatabase<T>(work: (db: DirectoryDatabase) => T): T {
  const db = openDirectoryDatabase(path);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Copies the first business into as many cities, but into no counter. */
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
  ]);
  const values = columns.map((name) => own.get(name) ?? name);
  db.write(() =>
    db
      .sql(
        `WITH RECURSIVE copy(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copy WHERE i < ?)
         INSERT INTO business (${columns.join(", ")}) SELECT ${values.join(", ")} FROM business, copy WHERE n = 1`,
      )
      .run(copies),
  );
}

const ROLLUPS = ["rollup", "rollup_country_category", "city", "country", "category", "category_alias", "map_cell"];
const readAll = (db: DirectoryDatabase) =>
  [...ROLLUPS, "directory_totals"].map((table) => db.sql(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).all());

describe("counting anew", () => {
  it("mends every counter that is wrong", () => {
    const expected = withDatabase(readAll);
    withDatabase((db) => {
      db.write(() => {
        for (const table of ["rollup", "rollup_country_category", "city", "country", "category", "map_cell"]) {
          db.sql(`UPDATE ${table} SET business_count = business_count + 3`).run();
        }
        db.sql("DELETE FROM rollup WHERE city_id = 1").run();
        db.sql("INSERT INTO rollup VALUES (1, 77, 1, 5, 0, 0, 0)").run();
        db.sql("INSERT INTO rollup_country_category VALUES (1, 77, 5)").run();
        db.sql("UPDATE directory_totals SET listed = 9").run();
      });
      rebuildRollups(db);
    });
    expect(withDatabase(readAll)).toEqual(expected);
  });

  it("writes next to nothing to the write-ahead log where the counters are right", () => {
    const logBytes = withDatabase((db) => {
      copyBusiness(db, 4_000);
      rebuildRollups(db);
      db.sql("PRAGMA wal_checkpoint(TRUNCATE)").get();
      rebuildRollups(db);
      return statSync(`${path}-wal`).size;
    });
    expect(logBytes).toBeLessThan(100_000);
  });
});
