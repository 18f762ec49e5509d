import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeDraft, without } from "@meridian/testing/business-factory";
import { everyCount } from "@meridian/testing/directory/every-count";
import { findMigration } from "@meridian/testing/former-schema";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { openEngines } from "../../open-engines.ts";
import { defineMigrationFunctions } from "./migration-functions.ts";

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});

it("a directory older than maps has them after its migration", async () => {
  const places = [
    { latitude: 52.52, longitude: 13.405, countryCode: "DE" },
    { latitude: -33.4500005, longitude: -70.6612345 },
    { latitude: -16.85, longitude: 179.97 },
    { status: "closed" as const },
    without({}, "latitude"),
  ];
  const before = await openEngines({ DATA_DIR: folder });
  await importDrafts(
    before,
    places.map((fields, n) => makeDraft(`p${n}`, fields, n + 2)),
  );
  const expected = await everyCount(before);
  await before.close();
  repeatMapMigration();

  const after = await openEngines({ DATA_DIR: folder });
  onTestFinished(() => after.close());
  expect(await everyCount(after)).toEqual(expected);
  await after.places.rebuild();
  expect(await everyCount(after)).toEqual(expected);
});

/** Removes everything about maps from the database and runs the migration that adds it. */
function repeatMapMigration(): void {
  const db = new DatabaseSync(join(folder, "directory.db"));
  defineMigrationFunctions(db);
  db.exec(
    "DROP TABLE map_cell; DROP INDEX business_by_map_cell; DROP INDEX business_by_map_cell_without_place_id; DROP INDEX business_by_category_map_cell",
  );
  db.exec("ALTER TABLE business DROP COLUMN map_cell");
  db.exec(findMigration("0011-map").sql);
  db.close();
}
