import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type DisturbanceReport, reportOn } from "../../failover/site/disturbance-report.ts";
import { sendSheet } from "../../failover/site/disturbed-site.ts";
import { importSheet } from "../../failover/site/import-sheet.ts";
import { logIn, REFUSED, startLoad } from "../../failover/site/load.ts";
import { openRequestMix } from "../../failover/site/request-mix.ts";
import { ADMINISTRATOR, type ComposeSite, startComposeSite } from "./compose-site.ts";
import { docker } from "./docker.ts";
import { findEngineImages, type PreparedImages, prepareImages } from "./prepare-images.ts";
import { describePeaks, type LimitWatch, watchLimits } from "./watch-limits.ts";

const REPLICAS = { catalogue: 3, ingest: 2, admin: 2, web: 2, gateway: 2 } as const;
const RAMP_MS = 5_000;
const WARM_UP_MS = 10_000;
const WATCHED_MS = 20_000;
const PAUSED_MS = 8_000;
/** Reads in progress may fail; later ones reach another replica. */
const RECOVERY_MS = 5_000;
/** A resumed engine is detected within this time. */
const ENGINE_RECOVERY_MS = PAUSED_MS + 10_000;

/** Runnable programs per core: the site itself causes fewer. */
const OVERLOADED = 3;
const OVERLOAD_FAULTS: ReadonlySet<string> = new Set([REFUSED, "status 504"]);
const MAX_OVERLOAD_SHARE = 0.02;

const engines = await findEngineImages();
const isPossible = engines.kind !== "none";
if (!isPossible) console.warn(`The site in containers is not tested: ${engines.reason}`);

let images: PreparedImages;
let site: ComposeSite;
let limits: LimitWatch;
let cookie: string;

beforeAll(async () => {
  if (!isPossible) return;
  console.log(`Engines: ${engines.kind}`);
  images = await prepareImages(engines.kind);
  const startedAt = performance.now();
  site = await startComposeSite(images);
  console.log(`docker compose up: all healthy after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  limits = watchLimits(site.project);
  cookie = await logIn(site.balancer.next(), ADMINISTRATOR);
});

afterAll(async () => {
  if (!isPossible) return;
  limits?.stop();
  site?.balancer.stop();
  await site?.remove();
  await images?.remove();
});

/** The requests that failed or were slow while something was done to the site. */
async function loadDuring(title: string, disturb: () => Promise<unknown>): Promise<DisturbanceReport> {
  const nextRequest = await openRequestMix({ gateway: site.balancer.next(), cookie });
  const perSecond = inject("requestsPerSecond");
  const load = startLoad({ balancer: site.balancer, nextRequest, perSecond, rampMs: RAMP_MS });
  try {
    await sleep(WARM_UP_MS);
    const disturbedAt = load.now();
    await disturb();
    await sleep(WATCHED_MS);
    await load.stop();
    const report = reportOn(title, load.records(), disturbedAt);
    console.log(report.text);
    return report;
  } finally {
    await load.stop();
  }
}

/**
 * The site rejects what it cannot answer within seconds, or gives it up after nine. On an overloaded machine a few such responses are
 * expected; anything else fails the test.
 */
function expectNoFailure(report: DisturbanceReport, afterMs: number): void {
  const isOverloaded = (loadavg()[0] ?? 0) > OVERLOADED * cpus().length;
  const failures = report.failuresAfter(afterMs);
  const faults = failures.filter(({ fault = "" }) => !(isOverloaded && OVERLOAD_FAULTS.has(fault)));
  expect(faults).toEqual([]);
  expect(failures.length).toBeLessThanOrEqual(MAX_OVERLOAD_SHARE * report.requests);
}

async function importRows(wave: number, rows: number): Promise<void> {
  const answer = await sendSheet(site.balancer.next(), cookie, importSheet(wave, rows));
  expect(answer.status, await answer.text()).toBe(200);
}

async function first(service: string): Promise<string> {
  const [container = ""] = await site.containers(service);
  return container;
}

async function pause(service: string): Promise<void> {
  const container = await first(service);
  await docker("pause", container);
  await sleep(PAUSED_MS);
  await docker("unpause", container);
}

const title = `a site in containers (${isPossible ? engines.kind : engines.reason})`;
describe.skipIf(!isPossible)(title, () => {
  it("imports a sheet and reads from replicas added during it; no read fails", async () => {
    await importRows(1, 2_000);
    const report = await loadDuring("more replicas during an import", async () => {
      const scale = Object.entries(REPLICAS).flatMap(([service, replicas]) => ["--scale", `${service}=${replicas}`]);
      const added = site.compose("up", "--detach", "--no-build", "--no-recreate", ...scale);
      await Promise.all([importRows(2, 2_000), added]);
      for (const [service, replicas] of Object.entries(REPLICAS)) await site.untilHealthy(service, replicas);
    });
    await site.balancer.refresh();
    expectNoFailure(report, 0);
  });

  it.each(["catalogue", "web", "admin", "ingest", "gateway"] as const)(
    "%s crashes: no read fails 5 s later, and its container is started again",
    async (service) => {
      const report = await loadDuring(`${service} crashes`, async () => site.crash(await first(service)));
      await site.untilHealthy(service, REPLICAS[service]);
      await site.balancer.refresh();
      expectNoFailure(report, RECOVERY_MS);
    },
  );

  it("a catalogue is paused: no read fails 5 s later", async () => {
    const report = await loadDuring("catalogue is paused", () => pause("catalogue"));
    expectNoFailure(report, RECOVERY_MS);
  });

  it.each(["mongodb", "meilisearch", "redis"])("%s is paused and is used again when it resumes", async (engine) => {
    const report = await loadDuring(`${engine} is paused`, () => pause(engine));
    expectNoFailure(report, ENGINE_RECOVERY_MS);
    await importRows(3, 500);
  });

  it.each(["meilisearch", "redis"])("%s crashes, restarts and is used again", async (engine) => {
    const report = await loadDuring(`${engine} crashes`, async () => {
      await site.crash(await first(engine));
      await site.untilHealthy(engine, 1);
    });
    expectNoFailure(report, ENGINE_RECOVERY_MS);
    await importRows(4, 500);
  });

  it("is backed up while it is read, and the backup restores; no read fails", async () => {
    let output = "";
    const report = await loadDuring("a backup", async () => {
      output = await site.compose("run", "--rm", "backup");
    });
    expectNoFailure(report, 0);
    const [, folder = "", businesses] = /^(\/backups\/\S+): (\S+) businesses/m.exec(output) ?? [];
    const oneMachine = [
      "MONGODB_URL_FILE=",
      "MONGODB_URL=",
      "MEILI_URL=",
      "REDIS_URL_FILE=",
      "DATA_DIR=/backups/restored",
    ];
    const options = ["--rm", "--no-deps", ...oneMachine.flatMap((setting) => ["--env", setting])];
    const restore = ["node", "scripts/restore.ts", "--from", folder];
    expect(await site.compose("run", ...options, "backup", ...restore)).toContain(`${businesses} businesses restored`);
  });

  it("is upgraded to another image, one replica after the other: no read fails", async () => {
    const report = await loadDuring("an upgrade", () => site.upgrade(images.next));
    expectNoFailure(report, 0);
    for (const service of Object.keys(REPLICAS)) {
      for (const container of await site.containers(service)) {
        expect(await docker("inspect", "--format", "{{.Config.Image}}", container)).toBe(images.next);
      }
    }
  });

  it("stayed within every limit of memory and processes, and within the rights of each service", async () => {
    const peaks = limits.peaks();
    console.log(describePeaks(peaks));
    expect([...peaks.keys()]).toEqual(
      expect.arrayContaining([...Object.keys(REPLICAS), "mongodb", "meilisearch", "redis"]),
    );
    for (const [service, use] of peaks) {
      expect(use.memoryMb, service).toBeLessThan(use.memoryLimitMb);
      expect(use.pids, service).toBeLessThan(use.pidsLimit);
      for (const container of await site.containers(service)) {
        expect(await docker("inspect", "--format", "{{.State.OOMKilled}}", container), service).toBe("false");
      }
    }
    expect(await site.compose("logs", "mongodb")).not.toContain("refused:");
  });
});
