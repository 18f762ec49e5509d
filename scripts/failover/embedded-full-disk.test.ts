import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openSession } from "../../services/ingest/src/testing/start-test-ingest.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import type { SmallDisk } from "../../shared/testing/src/files/small-disk.ts";
import { faultsIn, type SiteProcess, startSiteProcess } from "./engine-process.ts";
import { cookieOf, sheetOf, until } from "./engine-site.ts";
import { canMountDisks, mountSmallDisk, whereDisks } from "./mount-small-disk.ts";

const PASSWORD = "correct horse battery staple";
const TIMEOUT_MS = 240_000;
const DISK_MB = 96;

type Processes = Readonly<Record<"admin" | "ingest" | "catalogue", SiteProcess>>;

async function startProcesses(disk: SmallDisk): Promise<Processes> {
  const settings = { DATA_DIR: disk.folder, ADMIN_PASSWORD: PASSWORD, IMPORT_LEASE_SECONDS: "3" };
  const start = async (name: keyof Processes): Promise<SiteProcess> => {
    const started = await startSiteProcess(name, settings);
    onTestFinished(async () => void (await started.stop()));
    return started;
  };
  const admin = await start("admin");
  const [ingest, catalogue] = await Promise.all([start("ingest"), start("catalogue")]);
  return { admin, ingest, catalogue };
}

const login = ({ admin }: Processes): Promise<Response> =>
  fetch(`${admin.url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: PASSWORD }),
  });

function upload({ ingest }: Pick<Processes, "ingest">, cookie: string, csv: string): Promise<Response> {
  const body = new FormData();
  body.append("file", new Blob([csv]), "businesses.csv");
  return fetch(`${ingest.url}/api/upload-excel`, { method: "POST", headers: { cookie }, body });
}

async function expectReads({ catalogue, admin }: Processes, cookie: string): Promise<void> {
  expect((await fetch(`${catalogue.url}/api/businesses?page=1`)).status).toBe(200);
  expect(await (await fetch(`${catalogue.url}/api/search?q=bakery`)).json()).toMatchObject({ isDegraded: false });
  expect((await fetch(`${admin.url}/api/admin/businesses`, { headers: { cookie } })).status).toBe(200);
}

function expectWell(processes: Readonly<Record<string, SiteProcess>>): void {
  for (const process of Object.values(processes)) {
    expect(process.isRunning()).toBe(true);
    expect(faultsIn(process.output())).toEqual([]);
  }
}

describe.skipIf(!canMountDisks)(`a full disk under the embedded engines${whereDisks}`, { timeout: TIMEOUT_MS }, () => {
  it("rejects uploads with the reason, keeps no partial data, and serves reads, also after a restart", async () => {
    const disk = await mountSmallDisk(DISK_MB);
    onTestFinished(disk.remove);
    const first = await startProcesses(disk);
    const cookie = cookieOf(await login(first));
    expect(await (await upload(first, cookie, sheetOf(1, 50))).json()).toMatchObject({ successCount: 50 });
    const files = join(disk.folder, "files");
    const before = await readdir(files);
    await disk.fill(4 * 1024 * 1024);
    const misfit = await upload(first, cookie, sheetOf(1, 30_000, "Refused"));
    expect(misfit.status).toBe(507);
    expect(await misfit.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/yeterli yer yok.* MB gerekiyor/),
    });
    expect(await readdir(files)).toEqual(before);

    await disk.fill();
    const refused = await upload(first, cookie, sheetOf(1, 30_000, "Refused"));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ success: false, message: expect.stringMatching(/yer kalmadı/) });
    expect(await readdir(files)).toEqual(before);
    await expectReads(first, cookie);
    expectWell(first);

    await disk.makeRoom();
    for (const { stop } of Object.values(first)) expect(await stop()).toBe(0);
    await disk.fill();
    const second = await startProcesses(disk);
    await expectReads(second, cookie);
    await disk.makeRoom();
    expect(await (await upload(second, cookie, sheetOf(51, 80))).json()).toMatchObject({ successCount: 30 });
    expect((await login(second)).status).toBe(200);
    expectWell(second);
  });

  it("pauses an import, which resumes when there is room and ends like an undisturbed one", async () => {
    const rows = 8_000;
    const disk = await mountSmallDisk(DISK_MB);
    onTestFinished(disk.remove);
    const engines = await openEngines({ DATA_DIR: disk.folder });
    onTestFinished(engines.close);
    const ingest = await startSiteProcess("ingest", { DATA_DIR: disk.folder, IMPORT_LEASE_SECONDS: "3" });
    onTestFinished(async () => void (await ingest.stop()));
    const answered = upload({ ingest }, await openSession(engines), sheetOf(1, rows)).then((answer) => answer.text());
    const newest = async () => (await engines.importJobs.list(1))[0];
    await until(newest, (job) => job !== undefined && job.counters.rowsRead > 0);
    await disk.fill();
    await until(
      async () => ingest.output(),
      (output) => /no room left/.test(output),
    );
    expect(await engines.businesses.list({ scope: {}, offset: 0, limit: 20 })).toHaveLength(20);
    await disk.makeRoom();
    const job = await until(newest, (ended) => ended !== undefined && ended.finishedAt !== null, TIMEOUT_MS / 2);
    expect(job).toMatchObject({ state: "succeeded", counters: { rowsRead: rows, created: rows, updated: 0 } });
    await answered;
    await until(engines.businesses.countUnindexed, (count) => count === 0);
    expectWell({ ingest });
  });
});
