import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeDraft } from "@meridian/testing/business-factory";
import { contradictedNames } from "@meridian/testing/contradicted-names";
import { findMigration } from "@meridian/testing/former-schema";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { openEngines } from "../../open-engines.ts";
import { defineMigrationFunctions } from "./migration-functions.ts";

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});

it("contradictions of a country are found in a directory older than the check", async () => {
  const before = await openEngines({ DATA_DIR: folder });
  await importDrafts(before, [makeDraft("a"), makeDraft("b", { name: "Abroad", countryCode: "TR" }, 3)]);
  await before.close();
  const db = new DatabaseSync(join(folder, "directory.db"));
  defineMigrationFunctions(db);
  db.exec("DROP INDEX business_contradicted; ALTER TABLE business DROP COLUMN is_contradicted");
  db.exec(findMigration("0025-contradicted-countries").sql);
  db.close();

  const after = await openEngines({ DATA_DIR: folder });
  onTestFinished(() => after.close());
  expect(await contradictedNames(after)).toEqual(["Abroad"]);
});
