import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { EX_CONFIG } from "../../shared/platform/src/end-on-failure.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { damageTable } from "../../shared/testing/src/files/damage-table.ts";
import { runToEnd, startSiteProcess } from "./engine-process.ts";

it("a damaged directory makes its processes unready, ends those that write, and names its file", {
  timeout: 120_000,
}, async () => {
  const dataDir = makeTemporaryFolder();
  await (await openEngines({ DATA_DIR: dataDir })).close();
  await damageTable(join(dataDir, "directory.db"), "gone_slug");
  const catalogue = await startSiteProcess("catalogue", { DATA_DIR: dataDir });
  onTestFinished(async () => void (await catalogue.stop()));
  expect((await fetch(`${catalogue.url}/api/businesses/nowhere`)).status).toBe(500);
  const readiness = await fetch(`${catalogue.internalUrl}/readyz`);
  expect(readiness.status).toBe(503);
  expect(await readiness.text()).toMatch(/directory\.db is damaged.*restore a backup/);

  const ingest = await runToEnd("services/ingest/src/main.ts", { DATA_DIR: dataDir });
  expect(ingest).toMatchObject({
    code: EX_CONFIG,
    output: expect.stringMatching(/^DATA_DIR: .*directory\.db is damaged.*restore a backup[^\n]*\n$/),
  });
});
