import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type EngineConfig, engineConfigSchema } from "../../shared/engines/src/engine-config.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { openTransfer } from "../../shared/engines/src/open-transfer.ts";
import { ConfigError, loadConfig } from "../../shared/platform/src/load-config.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import type { UnfinishedMove } from "../../shared/ports/src/businesses/directory-transfer.ts";
import type { ClusterNamespace } from "../../shared/testing/src/engines/cluster-namespace.ts";
import { findCluster } from "./cluster-under-test.ts";
import { databaseDifferences } from "./database-differences.ts";
import { fillSource } from "./fill-source.ts";
import { startMove } from "./move-process.ts";

const BUSINESSES = 2_500;
/** More than one batch. */
const FEW_BUSINESSES = 1_100;
const TIMEOUT_MS = 300_000;
const cluster = await findCluster(inject("engineEnvironment"));
afterAll(() => (cluster.isFound ? cluster.stop() : undefined));

const name = cluster.isFound ? cluster.sources : `a cluster (not reached: ${cluster.reason})`;
describe.skipIf(!cluster.isFound)(`moving a directory, on ${name}`, { timeout: TIMEOUT_MS }, () => {
  let folder: string;
  let before: string;
  let after: string;
  let environment: ClusterNamespace;
  beforeEach(() => {
    if (!cluster.isFound) throw new Error("There is no cluster");
    folder = makeTemporaryFolder();
    [before, after] = [join(folder, "before"), join(folder, "after")];
    environment = cluster.makeEmpty();
  });

  const toCluster = (): string[] => ["--to", "cluster", "--data-dir", before];
  const toEmbedded = (): string[] => ["--to", "embedded", "--data-dir", after];
  const clusterConfig = (): EngineConfig => loadConfig(engineConfigSchema, { ...environment });

  async function move(args: readonly string[]): Promise<void> {
    const { code, output } = await startMove(args, { ...environment }).ended;
    expect({ code, output }).toMatchObject({ code: 0 });
  }

  /** Kills the move once it has recorded the step; false if the move ended first. */
  async function killAt(
    args: readonly string[],
    target: EngineConfig,
    isThere: (move: UnfinishedMove) => boolean,
  ): Promise<boolean> {
    const { transfer, close } = await openTransfer(target);
    const process = startMove(args, { ...environment });
    let hasEnded = false;
    const ended = process.ended.then(({ code }) => {
      hasEnded = true;
      return code;
    });
    while (!hasEnded) {
      const unfinished = await transfer.unfinishedMove.get();
      if (unfinished !== undefined && isThere(unfinished)) process.kill();
      await nextTurn();
    }
    await close();
    return (await ended) === undefined;
  }

  it("a move there and back preserves every row of every table", async () => {
    await fillSource(before, BUSINESSES);
    await move(toCluster());
    await move([...toCluster(), "--verify"]);
    await move(toEmbedded());
    const { rows, differences } = databaseDifferences(before, after);
    expect(differences).toEqual([]);
    expect(rows).toBeGreaterThan(4 * BUSINESSES);
  });

  it("a killed move resumes with the same command, and nobody opens the partial target before", async () => {
    await fillSource(before, FEW_BUSINESSES);
    const ends = [
      { args: toCluster(), target: clusterConfig() },
      { args: toEmbedded(), target: { DATA_DIR: after } },
    ];
    for (const { args, target } of ends) {
      const points: ((unfinished: UnfinishedMove) => boolean)[] = [
        ({ done, after: key }) => done.length === 0 && key !== undefined,
        ({ done }) => done.includes("files"),
        ({ done }) => done.includes("cities"),
      ];
      for (const isThere of points) {
        expect(await killAt(args, target, isThere)).toBe(true);
        await expect(openEngines(target)).rejects.toThrow(ConfigError);
      }
      await move(args);
      await (await openEngines(target)).close();
    }
    expect(databaseDifferences(before, after).differences).toEqual([]);
  });

  it("changes at the source after copying still arrive", async () => {
    await fillSource(before, FEW_BUSINESSES);
    expect(await killAt(toCluster(), clusterConfig(), ({ done }) => done.includes("counts"))).toBe(true);
    const source = await openTransfer({ DATA_DIR: before });
    const { businesses, identityKeys } = source.transfer.collections;
    const [first = "", second = ""] = await businesses.keys(undefined, 2);
    const [changed] = await businesses.find([first]);
    if (changed === undefined) throw new Error("The source has no business");
    const business = {
      ...changed.business,
      name: "Renamed",
      revision: changed.business.revision + 1,
      city: "Elsewhere",
    };
    await businesses.write([{ key: first, business }]);
    await identityKeys.remove([`place:${(await businesses.find([second]))[0]?.business.placeId ?? ""}`]);
    await businesses.remove([second]);
    await source.engines.places.rebuild();
    await source.close();
    await move(toCluster());
    await move(toEmbedded());
    expect(databaseDifferences(before, after).differences).toEqual([]);
  });

  it("a comparison lists differences, and changes nothing", async () => {
    await fillSource(before, 300);
    await move(toCluster());
    const target = await openTransfer(clusterConfig());
    const { businesses } = target.transfer.collections;
    const [first = "", second = ""] = await businesses.keys(undefined, 2);
    const [changed] = await businesses.find([first]);
    if (changed === undefined) throw new Error("The target has no business");
    await businesses.write([{ key: first, business: { ...changed.business, name: "Renamed" } }]);
    await businesses.remove([second]);
    for (let attempt = 0; attempt < 2; attempt++) {
      const { code, output } = await startMove([...toCluster(), "--verify"], { ...environment }).ended;
      expect(code).toBe(2);
      expect(output).toMatch(/businesses +300 +1 +1 +0\n +such as/);
      expect(output).toContain(first);
    }
    await target.close();
  });
});
