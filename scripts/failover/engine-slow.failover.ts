import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { faultsIn } from "./engine-process.ts";
import { cookieOf, sheetOf, startEngineSite, until } from "./engine-site.ts";

const SLOW = { kind: "slow", delayMs: 3_000 } as const;
/** Above the longest read timeout; a later response never comes. */
const LIMIT_MS = 45_000;
const CROWD = 400;
const found = await startEngineSite(inject("engineEnvironment"));

describe.skipIf(!found.isFound)(`a site on a slow engine${found.isFound ? "" : `: ${found.reason}`}`, () => {
  if (!found.isFound) return;
  const { site } = found;
  const { catalogue } = site.processes;
  let requests = 0;
  const fresh = (path: string): Promise<Response> => {
    requests += 1;
    const url = `${catalogue.url}${path}${path.includes("?") ? "&" : "?"}n=${requests}`;
    return fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  };

  beforeAll(async () => {
    const cookie = cookieOf(await site.login());
    expect((await site.upload(sheetOf(1, 50), cookie)).status).toBe(200);
  });
  afterEach(async () => {
    for (const way of Object.values(site.ways)) await way.become({ kind: "open" });
    await until(
      () => fresh("/api/search?q=bakery").then((answer) => answer.json()),
      ({ totalCount, isDegraded }) => totalCount === 50 && !isDegraded,
    );
    for (const process of Object.values(site.processes)) {
      expect(process.isRunning()).toBe(true);
      expect(faultsIn(process.output())).toEqual([]);
    }
  });
  afterAll(site.stop);

  it("MongoDB: every read is answered or refused in time, excess load is refused, cached answers and health work", async () => {
    const kept = "/api/businesses?page=1";
    expect((await site.get(kept)).status).toBe(200);
    await site.ways.mongodb.become(SLOW);
    const crowd = Promise.all(Array.from({ length: CROWD }, () => fresh("/api/countries")));
    expect((await site.get(kept)).headers.get("x-cache")).toMatch(/HIT|STALE/);
    expect((await fetch(`${catalogue.internalUrl}/healthz`)).status).toBe(200);
    const { status, text } = await site.readiness("catalogue");
    expect(status).toBe(503);
    expect(text).toMatch(/"name":"store","isOk":false,"reason":"No answer in time/);
    const answers = await crowd;
    for (const answer of answers) {
      expect([200, 503]).toContain(answer.status);
      if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      await answer.text();
    }
    expect(answers.filter((answer) => answer.status === 503).length).toBeGreaterThan(CROWD / 4);
  });

  it("Meilisearch: searches match names and say so, everything else is unaffected", async () => {
    await site.ways.meilisearch.become(SLOW);
    const searches = await Promise.all(Array.from({ length: 10 }, () => fresh("/api/search?q=bakery")));
    for (const answer of searches) expect(await answer.json()).toMatchObject({ isDegraded: true });
    expect((await fresh("/api/countries")).status).toBe(200);
    expect((await site.readiness("catalogue")).status).toBe(200);
  });

  it("Redis: visitors are neither slowed nor refused", async () => {
    await site.ways.redis.become(SLOW);
    const paths = ["/api/businesses?page=1", "/api/countries", "/api/search?q=bakery"];
    for (const path of paths) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    expect((await site.login()).status).toBe(503);
  });
});
