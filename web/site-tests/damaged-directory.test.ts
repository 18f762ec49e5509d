import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openEngines } from "@meridian/engines/open-engines";
import { damageTable } from "@meridian/testing/files/damage-table";
import { expect, it } from "vitest";
import { startEmbeddedSite } from "../../scripts/checks/test-site.ts";

const ROOT = resolve(import.meta.dirname, "../..");

it.each([
  ["that the start itself meets", "credential"],
  ["that only a check finds", "gone_slug"],
])("a site does not start with damage %s: it names the file and the remedy", { timeout: 120_000 }, async (_, table) => {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-damage-"));
  await (await openEngines({ DATA_DIR: dataDir })).close();
  await damageTable(join(dataDir, "directory.db"), table);
  const { integrity, close } = await openEngines({ DATA_DIR: dataDir });
  // Known damage is looked for to the end, however busy the machine is.
  await expect(integrity.check()).rejects.toThrow(/damaged/);
  await close();
  const started = startEmbeddedSite(ROOT, { DEMO_BUSINESSES: "0" }, dataDir).then((site) => site.stop());
  await expect(started).rejects.toThrow(/directory\.db is damaged.*restore a backup/);
});
