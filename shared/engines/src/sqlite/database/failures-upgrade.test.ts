import { DatabaseSync } from "node:sqlite";
import { migrationsBefore } from "@meridian/testing/former-schema";
import { expect, it } from "vitest";
import { directoryMigrations } from "../migrations/directory-migrations.ts";
import { migrate } from "./migrate.ts";
import { defineMigrationFunctions } from "./migration-functions.ts";

it("failures stored by earlier versions stay readable", () => {
  const db = new DatabaseSync(":memory:");
  defineMigrationFunctions(db);
  migrate(db, migrationsBefore("0029-keyed-failures"));
  db.exec(`INSERT INTO import_job (id, file_name, file_id, file_size_bytes, file_sha256, kind, batch_size_rows, created_by,
    created_at, state, phase, checkpoint_row, read_share, attempts, counters, issue_counts, skipped_names, failure_code, failure_message)
    VALUES ('a', 'a.csv', 'f', 1, '00', 'csv', 500, 'admin', 0, 'failed', 'done', 0, 0, 1, '{}', '{}', '[]', 'invalid_input', 'Dosya "boş".')`);
  migrate(db, directoryMigrations);
  expect(db.prepare("SELECT failure_message AS message FROM import_job").get()).toEqual({
    message: '"Dosya \\"boş\\"."',
  });
});
