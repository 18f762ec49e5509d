import { rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "@meridian/platform/load-config";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { damageTable } from "@meridian/testing/files/damage-table";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Engines } from "../../engines.ts";
import { openEngines } from "../../open-engines.ts";
import { refuseDamagedStore } from "../../refuse-damaged-store.ts";

const CHECK_MS = 60_000;

let dataDir: string;
const opened: Engines[] = [];
beforeEach(() => {
  dataDir = makeTemporaryFolder();
});
afterEach(async () => {
  for (const engines of opened.splice(0)) await engines.close();
});

async function openDirectory(): Promise<Engines> {
  const engines = await openEngines({ DATA_DIR: dataDir });
  opened.push(engines);
  return engines;
}

async function damageDirectory(): Promise<void> {
  await (await openEngines({ DATA_DIR: dataDir })).close();
  await damageTable(join(dataDir, "directory.db"), "credential");
}

describe("a damaged directory", () => {
  beforeEach(damageDirectory);

  it("ends the start with its file and the remedy", { timeout: CHECK_MS }, async () => {
    const { integrity } = await openDirectory();
    const refusal = await refuseDamagedStore(integrity, CHECK_MS).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toMatch(/directory\.db is damaged.*restore a backup/);
  });

  it("is noticed in every process from the first read that meets the damage", async () => {
    const [first, second] = [await openDirectory(), await openDirectory()];
    await expect(second.integrity.confirm()).resolves.toBeUndefined();
    await expect(first.credentials.get()).rejects.toThrow(/malformed/);
    await expect(first.integrity.confirm()).rejects.toMatchObject({ code: "unavailable" });
    await expect(second.integrity.confirm()).rejects.toThrow(/directory\.db is damaged/);
  });

  it("is sound again once a check passes on its replacement", { timeout: CHECK_MS }, async () => {
    const damaged = await openDirectory();
    await expect(damaged.integrity.check()).rejects.toMatchObject({ code: "unavailable" });
    await damaged.close();
    for (const suffix of ["", "-wal", "-shm"]) await rm(join(dataDir, `directory.db${suffix}`), { force: true });
    const { integrity } = await openDirectory();
    await expect(integrity.confirm()).rejects.toMatchObject({ code: "unavailable" });
    await refuseDamagedStore(integrity, 0);
    await integrity.confirm();
  });
});

it("a sound directory passes its check", { timeout: CHECK_MS }, async () => {
  const { integrity } = await openDirectory();
  await refuseDamagedStore(integrity, CHECK_MS);
});
