import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { faultsIn } from "./engine-process.ts";
import { cookieOf, type EngineName, type EngineSite, sheetOf, startEngineSite, until } from "./engine-site.ts";

const ROWS = 200;
const found = await startEngineSite(inject("engineEnvironment"));

describe.skipIf(!found.isFound)(`a site that loses an engine${found.isFound ? "" : `: ${found.reason}`}`, () => {
  if (!found.isFound) return;
  const { site } = found;
  let cookie = "";

  beforeAll(async () => {
    cookie = cookieOf(await site.login());
    const report = await site.upload(sheetOf(1, ROWS), cookie);
    expect(await report.json()).toMatchObject({ successCount: ROWS });
    await until(
      () => searchTotal(site),
      ({ total }) => total === ROWS,
    );
  });
  afterEach(async () => {
    for (const way of Object.values(site.ways)) await way.become({ kind: "open" });
    await waitUntilHealthy(site);
    // No process ended or logged an unexpected error.
    for (const [name, process] of Object.entries(site.processes)) {
      expect([name, process.isRunning()]).toEqual([name, true]);
      expect(faultsIn(process.output())).toEqual([]);
    }
  });
  afterAll(site.stop);

  for (const kind of ["closed", "hung"] as const) {
    describe(kind === "closed" ? "that has ended" : "that takes connections and never answers", () => {
      it("Meilisearch: pages and listings work, searches match names and are marked, and the index recovers by itself", async () => {
        await site.ways.meilisearch.become({ kind });
        expect((await site.get("/api/businesses?page=1")).status).toBe(200);
        expect((await site.get(`/api/categories?${kind}`)).status).toBe(200);
        const search = await fresh(site, "/api/search?q=bakery");
        expect(search.status).toBe(200);
        expect(await search.json()).toMatchObject({ isDegraded: true });
        expect((await fresh(site, "/api/suggest?q=bak")).status).toBe(200);
        for (const name of ["catalogue", "ingest"] as const) {
          const { status, text } = await site.readiness(name);
          expect(status).toBe(200);
          expect(text).toMatch(/"name":"index".*"isReady":false.*"reason":/);
        }
        await site.ways.meilisearch.become({ kind: "open" });
        expect(
          (
            await until(
              () => searchTotal(site),
              ({ isDegraded }) => !isDegraded,
            )
          ).total,
        ).toBe(ROWS);
      });

      it("Redis: visitors notice nothing, sessions and logins wait, and sessions are valid afterwards", async () => {
        await site.ways.redis.become({ kind });
        for (const path of ["/api/businesses?page=1", "/api/categories"]) {
          expect([path, (await fresh(site, path)).status]).toEqual([path, 200]);
        }
        expect(await (await fresh(site, "/api/search?q=bakery")).json()).toMatchObject({ isDegraded: false });
        for (const refused of [await site.get("/api/admin/session", cookie), await site.login()]) {
          expect(refused.status).toBe(503);
          expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
        }
        for (const name of ["gateway", "catalogue"] as const) expect((await site.readiness(name)).status).toBe(200);
        for (const name of ["admin", "ingest"] as const) {
          const { status, text } = await site.readiness(name);
          expect([name, status]).toEqual([name, 503]);
          expect(text).toMatch(/"name":"sessions","isOk":false,"reason":/);
        }
        await site.ways.redis.become({ kind: "open" });
        await until(
          () => site.get("/api/admin/session", cookie),
          ({ status }) => status === 200,
        );
        expect((await site.login()).status).toBe(200);
      });

      it("MongoDB: cached answers are served, the rest is refused with Retry-After, and everything recovers by itself", async () => {
        const kept = "/api/businesses?page=1";
        expect((await site.get(kept)).status).toBe(200);
        await site.ways.mongodb.become({ kind });
        expect((await site.get(kept)).status).toBe(200);
        const refused = await Promise.all(Array.from({ length: 20 }, () => fresh(site, "/api/countries")));
        for (const answer of refused) {
          expect(answer.status).toBe(503);
          expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
          expect(await answer.json()).toMatchObject({ code: "unavailable" });
        }
        for (const name of ["catalogue", "ingest", "admin"] as const) {
          const { status, text } = await site.readiness(name);
          expect([name, status]).toEqual([name, 503]);
          expect(text).toMatch(/"name":"store","isOk":false,"reason":/);
          expect((await fetch(`${site.processes[name].internalUrl}/healthz`)).status).toBe(200);
          expect((await fetch(`${site.processes[name].internalUrl}/metrics`)).status).toBe(200);
        }
        await site.ways.mongodb.become({ kind: "open" });
        await until(
          () => fresh(site, "/api/countries"),
          ({ status }) => status === 200,
        );
      });
    });
  }

  it.each<EngineName>(["redis", "mongodb", "meilisearch"])(
    "connections to %s that died silently are replaced",
    async (name) => {
      site.ways[name].forgetConnections();
      await waitUntilHealthy(site);
    },
  );

  it.each<EngineName>(["mongodb", "redis", "meilisearch"])(
    "an import running when %s is lost resumes when it is back, and loses and duplicates nothing",
    async (name) => {
      const rows = 3_000;
      const word = `Shop${name}`;
      const answer = site.upload(sheetOf(1, rows, word), cookie);
      const isReading = (jobs: Jobs) => jobs.some((job) => job.state === "running" && job.counters.rowsRead > 0);
      await until(() => jobsOf(site, cookie), isReading);
      await site.ways[name].become({ kind: "closed" });
      await until(
        () => site.readiness("ingest"),
        ({ status, text }) => status === 503 || name === "redis" || text.includes('"isReady":false'),
      );
      await site.ways[name].become({ kind: "open" });
      await answer.then((response) => response.text());
      const [ended] = await until(
        () => jobsOf(site, cookie),
        ([newest]) => newest?.state === "succeeded",
      );
      expect(ended).toMatchObject({ counters: { rowsRead: rows, created: rows, updated: 0, rejected: 0 } });
      await until(
        () => searchTotal(site, word),
        ({ total, isDegraded }) => total === rows && !isDegraded,
      );
    },
  );
});

type Jobs = readonly { state: string; counters: { rowsRead: number } }[];

async function jobsOf(site: EngineSite, cookie: string): Promise<Jobs> {
  const answer = await site.get("/api/admin/imports", cookie);
  return answer.ok ? answer.json() : [];
}

let requests = 0;

/** Requests something that no cache holds. */
function fresh(site: EngineSite, path: string): Promise<Response> {
  requests += 1;
  return fetch(`${site.processes.catalogue.url}${path}${path.includes("?") ? "&" : "?"}n=${requests}`);
}

async function searchTotal(site: EngineSite, word = "bakery"): Promise<{ total: number; isDegraded: boolean }> {
  const answer = await fresh(site, `/api/search?q=${word}`);
  if (!answer.ok) return { total: -1, isDegraded: true };
  const { totalCount, isDegraded } = await answer.json();
  return { total: totalCount, isDegraded };
}

/** Waits until every process uses every engine again. */
async function waitUntilHealthy(site: EngineSite): Promise<void> {
  await until(
    () => searchTotal(site),
    ({ isDegraded }) => !isDegraded,
  );
  await until(
    () => site.login(),
    ({ status }) => status === 200,
  );
  const names = ["catalogue", "ingest", "admin", "gateway"] as const;
  for (const name of names)
    await until(
      () => site.readiness(name),
      ({ status }) => status === 200,
    );
}
