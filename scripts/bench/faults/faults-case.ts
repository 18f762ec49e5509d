import { mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeSmallDisk, type SmallDisk } from "../../../shared/testing/src/files/small-disk.ts";
import { startEmbeddedSite } from "../../checks/test-site.ts";
import { logIn, startLoad } from "../../failover/site/load.ts";
import { openRequestMix } from "../../failover/site/request-mix.ts";
import type { BenchCase } from "../bench-case.ts";
import { type Fault, LASTS_MS, LASTS_TEXT, PER_SECOND, processFaults, RAMP_MS, strikeAll } from "./strike-all.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const BUSINESSES = 3_000;
const DISK_MB = 512;

/** Kills and stops every process in turn and fills the disk, while visitors and an administrator read. */
export const faultsCase: BenchCase = {
  name: "faults",
  about: `Failed requests of ${PER_SECOND} a second while processes are killed and stopped and the disk is full`,
  needs: [],
  async *run({ businesses, scratch, note }) {
    const disk = await makeSmallDisk(DISK_MB);
    if (disk === undefined) note("the disk is not filled: this user may not mount one");
    const dataDir = await mkdtemp(join(disk?.folder ?? scratch, "faults-"));
    const environment = { DEMO_BUSINESSES: String(Math.min(BUSINESSES, businesses)), RATE_LIMIT_FACTOR: "0" };
    const site = await startEmbeddedSite(ROOT, environment, dataDir);
    try {
      const gateway = site.url;
      const nextRequest = await openRequestMix({ gateway, cookie: await logIn(gateway, site) });
      const balancer = { next: () => gateway };
      const load = startLoad({ balancer, nextRequest, perSecond: PER_SECOND, rampMs: RAMP_MS });
      const faults = [...processFaults(dataDir), ...diskFaults(disk)];
      const { failedShare, slowestRecoverySeconds } = await strikeAll(load, faults, { dataDir, note });
      yield { what: "Faults, failed requests", value: failedShare };
      yield { what: "Faults, slowest recovery", value: slowestRecoverySeconds };
    } finally {
      await site.stop();
      await (disk === undefined ? rm(dataDir, { recursive: true, force: true }) : disk.remove());
    }
  },
};

function diskFaults(disk: SmallDisk | undefined): Fault[] {
  if (disk === undefined) return [];
  const title = `the disk is full ${LASTS_TEXT}`;
  return [{ title, lastsMs: LASTS_MS, strike: () => disk.fill(), end: disk.makeRoom }];
}
