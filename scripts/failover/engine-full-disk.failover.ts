import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openMeilisearchIndex } from "../../shared/src/engines/meilisearch/open-meilisearch-index.ts";
import { openRedis } from "../../shared/src/engines/redis/open-redis.ts";
import { createRedisSessionStore } from "../../shared/src/engines/redis/redis-session-store.ts";
import { findSession, hashToken } from "../../shared/src/http/require-session.ts";
import { startKeptMeilisearch, startKeptRedis } from "../../shared/src/testing/engines/kept-engine.ts";
import { makeSearchDocument } from "../../shared/src/testing/search-document-factory.ts";
import { indexQuery } from "../../shared/src/testing/search-index-handles.ts";
import { makeSmallDisk, type SmallDisk } from "../../shared/src/testing/small-disk.ts";
import { faultsIn, type SiteProcess, startSiteProcess } from "./engine-process.ts";
import { cookieOf, sheetOf, until } from "./engine-site.ts";

const PASSWORD = "correct horse battery staple";
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const trial = await makeSmallDisk(1);
await trial?.remove();
const canMount = trial !== undefined;

async function smallDisk(sizeMb: number): Promise<SmallDisk> {
  const disk = await makeSmallDisk(sizeMb);
  if (disk === undefined) throw new Error("No disk could be mounted");
  closing.push(disk.remove);
  return disk;
}

describe.skipIf(!canMount)(
  `a full disk under the embedded engines${canMount ? "" : ": this user may not mount one"}`,
  () => {
    async function start(disk: SmallDisk) {
      const settings = { DATA_DIR: disk.folder, ADMIN_PASSWORD: PASSWORD, IMPORT_LEASE_SECONDS: "3" };
      const startOne = async (name: "catalogue" | "admin" | "ingest"): Promise<SiteProcess> => {
        const started = await startSiteProcess(name, settings);
        closing.push(started.stop);
        return started;
      };
      const processes = {
        admin: await startOne("admin"),
        ingest: await startOne("ingest"),
        catalogue: await startOne("catalogue"),
      };
      const login = () =>
        fetch(`${processes.admin.url}/api/admin/login`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ username: "admin", password: PASSWORD }),
        });
      return { processes, login, cookie: cookieOf(await login()) };
    }

    function upload({ url }: SiteProcess, cookie: string, csv: string): Promise<Response> {
      const body = new FormData();
      body.append("file", new Blob([csv]), "businesses.csv");
      return fetch(`${url}/api/upload-excel`, { method: "POST", headers: { cookie }, body });
    }

    function expectWell(processes: Readonly<Record<string, SiteProcess>>): void {
      for (const process of Object.values(processes)) {
        expect(process.isRunning()).toBe(true);
        expect(faultsIn(process.said())).toEqual([]);
      }
    }

    it("refuses uploads and logins by saying so, keeps nothing half, and serves visitors", async () => {
      const disk = await smallDisk(96);
      const { processes, login, cookie } = await start(disk);
      expect(await (await upload(processes.ingest, cookie, sheetOf(1, 50))).json()).toMatchObject({ successCount: 50 });
      await disk.fill();
      const before = await readdir(join(disk.folder, "files"));
      const refused = await upload(processes.ingest, cookie, sheetOf(1, 20_000, "Refused"));
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ success: false, message: expect.stringMatching(/no room left/) });
      expect(await readdir(join(disk.folder, "files"))).toEqual(before);
      expect((await fetch(`${processes.catalogue.url}/api/businesses?page=1`)).status).toBe(200);
      expect((await fetch(`${processes.catalogue.url}/api/search?q=bakery`)).status).toBe(200);
      expect([200, 503]).toContain((await login()).status);

      await disk.makeRoom();
      const report = await (await upload(processes.ingest, cookie, sheetOf(51, 80))).json();
      expect(report).toMatchObject({ successCount: 30 });
      expect((await login()).status).toBe(200);
      expectWell(processes);
    });

    it("stops an import, which goes on when there is room and ends as if nothing had been", async () => {
      const rows = 12_000;
      const disk = await smallDisk(96);
      const { processes, cookie } = await start(disk);
      const answered = upload(processes.ingest, cookie, sheetOf(1, rows)).then((answer) => answer.text());
      const jobs = async () => {
        const answer = await fetch(`${processes.ingest.url}/api/admin/imports`, { headers: { cookie } });
        return answer.ok ? answer.json() : [];
      };
      await until(jobs, ([job]) => job?.counters.rowsRead > 0);
      await disk.fill();
      await until(
        async () => processes.ingest.said(),
        (said) => /no room left/.test(said),
      );
      expect((await fetch(`${processes.catalogue.url}/api/businesses?page=1`)).status).toBe(200);
      await disk.makeRoom();
      const [job] = await until(jobs, ([newest]) => newest?.finishedAt !== null && newest !== undefined, 120_000);
      expect(job).toMatchObject({ state: "succeeded", counters: { rowsRead: rows, created: rows, updated: 0 } });
      await answered;
      const total = async () =>
        (await (await fetch(`${processes.catalogue.url}/api/search?q=bakery`)).json()).totalCount;
      await until(total, (count) => count === rows);
      expectWell(processes);
    });
  },
);

describe.skipIf(!canMount)(`a full disk under Meilisearch${canMount ? "" : ": this user may not mount one"}`, () => {
  it("refuses changes, which are taken once there is room, and goes on answering", async () => {
    const disk = await smallDisk(48);
    const apiKey = randomBytes(16).toString("hex");
    const server = await startKeptMeilisearch(apiKey, { folder: disk.folder });
    closing.push(server.dispose);
    const index = await openMeilisearchIndex({
      url: `http://127.0.0.1:${server.port}`,
      apiKey,
      role: "writer",
      name: "full",
    });
    closing.push(index.close);
    const changesOf = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => {
        const id = `b${from + n}`;
        return { id, document: makeSearchDocument(id, { name: `Alpha ${id} ${randomBytes(100).toString("hex")}` }) };
      });
    const rebuild = await index.beginRebuild();
    await rebuild.add(changesOf(0, 10).map(({ document }) => document));
    await rebuild.commit(10);
    await disk.fill();
    await expect(index.apply(changesOf(10, 5_000))).rejects.toMatchObject({ code: "unavailable" });
    await disk.makeRoom();
    await until(
      () =>
        index.apply(changesOf(10, 100)).then(
          () => true,
          () => false,
        ),
      (isTaken) => isTaken,
    );
    const total = () =>
      index.search(indexQuery("alpha")).then(
        (answer) => answer.total,
        () => -1,
      );
    await until(total, (count) => count >= 100);
  });
});

describe("a Redis without room", () => {
  it("opens no session and says so, while those that are open stand", async () => {
    const folder = await mkdtemp(join(tmpdir(), "meridian-redis-"));
    closing.push(() => rm(folder, { recursive: true, force: true }));
    const server = await startKeptRedis();
    closing.push(server.dispose);
    const url = `redis://127.0.0.1:${server.port}`;
    const link = await openRedis(url);
    closing.push(link.close);
    const sessions = createRedisSessionStore({ link, clock: () => new Date() });
    const token = randomBytes(32).toString("base64url");
    const openedAt = new Date(Date.now() - 10 * 60_000);
    const session = {
      username: "admin",
      credentialVersion: 1,
      createdAt: openedAt,
      lastUsedAt: openedAt,
      expiresAt: new Date(Date.now() + 60_000),
    };
    await sessions.create({ ...session, tokenHash: hashToken(token) });
    await link.ask((redis) => redis.config("SET", "maxmemory", "1"));
    const refused = sessions.create({ ...session, tokenHash: hashToken("other") });
    await expect(refused).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
    const credential = { username: "admin", passwordHash: "unused", version: 1 };
    const credentials = { get: async () => credential, put: async () => credential, putFirst: async () => credential };
    expect(await findSession({ sessions, credentials }, token, new Date())).toMatchObject({ username: "admin" });
    // A process can start on it all the same.
    const second = await openRedis(url);
    closing.push(second.close);
    await link.ask((redis) => redis.config("SET", "maxmemory", "0"));
    await sessions.create({ ...session, tokenHash: hashToken("other") });
  });
});
