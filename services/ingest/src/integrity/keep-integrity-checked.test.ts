import { join } from "node:path";
import { openEngines } from "@meridian/engines/open-engines";
import { createLogger } from "@meridian/platform/logger";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { damageTable } from "@meridian/testing/files/damage-table";
import { expect, it } from "vitest";
import { keepIntegrityChecked } from "./keep-integrity-checked.ts";

it("the nightly check finds damage that no read has met", { timeout: 60_000 }, async () => {
  const dataDir = makeTemporaryFolder();
  await (await openEngines({ DATA_DIR: dataDir })).close();
  await damageTable(join(dataDir, "directory.db"), "synonym");
  const engines = await openEngines({ DATA_DIR: dataDir });
  await engines.integrity.confirm();
  const now = () => new Date(2026, 2, 2, 4, 10);
  const stop = keepIntegrityChecked(engines.integrity, createLogger({ service: "ingest", level: "silent" }), {
    now,
    lookEveryMs: 5,
  });
  const isWell = () =>
    engines.integrity.confirm().then(
      () => true,
      () => false,
    );
  await expect.poll(isWell, { timeout: 50_000 }).toBe(false);
  stop();
  await engines.close();
});
