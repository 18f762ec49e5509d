import { hash53 } from "@meridian/platform/hash64";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { makeDraft } from "@meridian/testing/business-factory";
import { toSchemaBefore } from "@meridian/testing/former-schema";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { expect, it, onTestFinished } from "vitest";
import { openEngines } from "../../open-engines.ts";
import { openDirectoryDatabase } from "../database/open-directory-database.ts";
import { openBatchKeys } from "./business-keys.ts";

it("a directory from before keys had hashes knows its businesses", async () => {
  const folder = makeTemporaryFolder();
  const drafts = ["Anton", "Berta"].map((name, index) => makeDraft(name, { name }, index + 2));
  const before = await openEngines({ DATA_DIR: folder });
  await importDrafts(before, drafts);
  await before.close();
  toSchemaBefore("0039-hashed-keys", folder);

  const after = await openEngines({ DATA_DIR: folder });
  onTestFinished(() => after.close());
  const { counters } = await importDrafts(after, drafts);
  expect(counters).toMatchObject({ created: 0, unchanged: 2 });
});

it("a key differs from another with the same hash", () => {
  const db = openDirectoryDatabase(":memory:");
  onTestFinished(() => db.close());
  db.sql("INSERT INTO identity_key (business_n, hash, key) VALUES (1, ?, 'place:other')").run(hash53("place:own"));
  const keys = openBatchKeys(db, ["place:own"]);
  expect(keys.knows(["place:own"])).toBe(false);
  keys.add(["place:own"], 2);
  keys.flush();
  expect(openBatchKeys(db, ["place:own"]).ownersOf(["place:own"])).toEqual([2]);
});
