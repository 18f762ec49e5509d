import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeDraft } from "@meridian/testing/business-factory";
import { findMigration } from "@meridian/testing/former-schema";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { openEngines } from "../../open-engines.ts";
import { COUNT_NAMES } from "../businesses/find-by-name-prefix.ts";
import { openDirectoryDatabase } from "./open-directory-database.ts";

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});

it("names are found in a directory from before the merge of its two name indexes", async () => {
  const before = await openEngines({ DATA_DIR: folder });
  const names = ["Café Anton", "Cafe Berta", "Bäckerei Anton"];
  await importDrafts(
    before,
    names.map((name, n) => makeDraft(`p${n}`, { name, reviews: n }, n + 2)),
  );
  await before.close();
  repeatMigration();

  const after = await openEngines({ DATA_DIR: folder });
  onTestFinished(() => after.close());
  const found = await after.businesses.findByNamePrefix("cafe", 10);
  expect(found.map(({ name }) => name).toSorted()).toEqual(["Cafe Berta", "Café Anton"]);
});

it("names with a prefix are counted by their range of the index", () => {
  const db = openDirectoryDatabase(":memory:");
  const plan = db.sql(`EXPLAIN QUERY PLAN ${COUNT_NAMES}`).all();
  db.close();
  expect(plan.map(({ detail }) => String(detail)).join("\n")).toMatch(
    /SEARCH business USING INDEX business_by_any_name \(name_key>\? AND name_key<\?\)/,
  );
});

/** Restores the former two name indexes and runs the migration that joins them. */
function repeatMigration(): void {
  const db = new DatabaseSync(join(folder, "directory.db"));
  db.exec(`
    DROP INDEX business_by_any_name;
    CREATE INDEX business_by_name ON business (name_key) WHERE is_listed = 1;
    CREATE INDEX business_by_any_name
      ON business (name_key, city_id, n, is_approved, category_id, country_id, created_at) WHERE deleted_at IS NULL;
  `);
  db.exec(findMigration("0017-names").sql);
  db.close();
}
