import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { makeSmallDisk } from "@meridian/testing/files/small-disk";
import { expect, it } from "vitest";
import { openDirectoryDatabase } from "./open-directory-database.ts";

const disk = await makeSmallDisk(96);

it.skipIf(disk === undefined)(
  `a database can be opened again and again on a full disk${disk === undefined ? ": this user may not mount one" : ""}`,
  { timeout: 120_000 },
  async () => {
    if (disk === undefined) return;
    const path = join(disk.folder, "directory.db");
    try {
      openDirectoryDatabase(path).close();
      for (let start = 0; start < 3; start++) {
        await disk.fill();
        const db = openDirectoryDatabase(path);
        expect(db.sql("SELECT version FROM dataset_version").get()).toEqual({ version: 1 });
        expect(() => db.write(() => db.sql("CREATE TABLE t AS SELECT randomblob(1000000)").run())).toThrow(
          /no room left/,
        );
        db.close();
      }
      expect(await readdir(disk.folder)).toContain("reserve");
    } finally {
      await disk.remove();
    }
  },
);
