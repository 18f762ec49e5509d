import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { createLogger } from "@meridian/platform/logger";
import { makeDraft } from "@meridian/testing/business-factory";
import {
  dropIndexesOf,
  makeClusterNamespace,
  removeClusterNamespace,
} from "@meridian/testing/engines/cluster-namespace";
import { findMeilisearch } from "@meridian/testing/engines/find-meilisearch";
import { findMongodb } from "@meridian/testing/engines/find-mongodb";
import { findRedis } from "@meridian/testing/engines/find-redis";
import { indexQuery } from "@meridian/testing/search/search-index-handles";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { createIndexKeeper } from "./index-keeper.ts";
import { withIndexLease } from "./index-lease.ts";

const environment = inject("engineEnvironment");
const [mongodb, meilisearch, redis] = await Promise.all([
  findMongodb(environment),
  findMeilisearch(environment),
  findRedis(environment),
]);
const servers = [mongodb, meilisearch, redis];
const missing = servers.flatMap((server) => (server.isFound ? [] : [server.reason])).join("; ");
afterAll(async () => {
  for (const server of servers) if (server.isFound) await server.stop();
});

const BUSINESSES = 300;
const SOON = { timeout: 60_000, interval: 20 };
const TTL_MS = 1_500;
const logger = createLogger({ service: "test", level: "silent" });

const UNFINISHED_REBUILD = fileURLToPath(new URL("../testing/unfinished-rebuild.ts", import.meta.url));

describe.skipIf(missing !== "")(
  `several keepers of one index${missing === "" ? "" : `: ${missing}`}`,
  { timeout: 90_000 },
  () => {
    let namespace: ReturnType<typeof makeClusterNamespace>;
    let config: Parameters<typeof openEngines>[0];
    const closing: (() => Promise<void>)[] = [];

    beforeEach(async () => {
      if (!mongodb.isFound || !meilisearch.isFound || !redis.isFound) throw new Error(missing);
      namespace = makeClusterNamespace({ mongodb, meilisearch, redis });
      config = { DATA_DIR: "unused", ...namespace };
    });
    afterEach(async () => {
      for (const close of closing.splice(0).reverse()) await close();
      await removeClusterNamespace(namespace);
    });

    async function openReplica(holder: string) {
      const engines = await openEngines(config);
      const index = await openSearchIndex(config, "writer");
      const { businesses, places, leases } = engines;
      let rebuilds = 0;
      const counted = {
        ...index,
        beginRebuild() {
          rebuilds++;
          return index.beginRebuild();
        },
      };
      const keeper = createIndexKeeper({
        businesses,
        places,
        index: counted,
        categoryOf: categoryByLabelAlone,
        lease: { leases, holder, ttlMs: TTL_MS },
        logger,
        onChanged: () => Promise.resolve(),
        timing: { gatherMs: 10, idleMs: 100, retryMs: 100, busyMs: 30, confirmMs: 200, countMs: 500 },
      });
      closing.push(async () => {
        await keeper.stop();
        await index.close();
        await engines.close();
      });
      return { engines, index, keeper, rebuilds: () => rebuilds };
    }

    async function openTwo() {
      const replicas = [await openReplica("one"), await openReplica("two")] as const;
      await write(replicas[0], "First");
      for (const { keeper } of replicas) keeper.start();
      for (const { keeper } of replicas) expect(await keeper.flush()).toBe(true);
      return replicas;
    }

    type Replica = Awaited<ReturnType<typeof openReplica>>;

    const write = ({ engines }: Replica, word: string, count = BUSINESSES) =>
      importDrafts(
        engines,
        Array.from({ length: count }, (_, n) => makeDraft(`p${n}`, { name: `${word} ${n}` }, n + 2)),
      );

    const totalOf = ({ index }: Replica, text: string) =>
      index.search(indexQuery(text, { allowTypos: false })).then(
        ({ total }) => total,
        () => "unavailable",
      );

    it("an index emptied during changes is unavailable at once, rebuilds itself, and has the last of every change", async () => {
      const replicas = await openTwo();
      const [one, two] = replicas;
      const seen = new Set<unknown>();
      await dropIndexesOf(namespace);
      expect(await totalOf(one, "first")).toBe("unavailable");
      const words = ["Second", "Third", "Fourth", "Fifth"];
      for (const [turn, word] of words.entries()) {
        await write(one, word);
        replicas[turn % 2]?.keeper.wake();
        seen.add(await totalOf(one, "pizza restaurant"));
      }
      await write(two, "Last");
      expect(await Promise.all(replicas.map(({ keeper }) => keeper.flush()))).toEqual([true, true]);
      await expect.poll(() => totalOf(two, "last"), SOON).toBe(BUSINESSES);
      for (const word of ["First", ...words]) expect(await totalOf(one, word)).toBe(0);
      expect(await two.index.status()).toEqual({ documents: BUSINESSES, isReady: true });
      expect(await one.engines.businesses.countUnindexed()).toBe(0);
      for (const total of seen) expect(["unavailable", BUSINESSES]).toContain(total);
    });

    it("one keeper at a time rebuilds", async () => {
      const replicas = await openTwo();
      const before = replicas.reduce((sum, { rebuilds }) => sum + rebuilds(), 0);
      await dropIndexesOf(namespace);
      await expect.poll(() => totalOf(replicas[0], "first"), SOON).toBe(BUSINESSES);
      for (const { keeper } of replicas) expect(await keeper.flush()).toBe(true);
      expect(replicas.reduce((sum, { rebuilds }) => sum + rebuilds(), 0)).toBe(before + 1);
    });

    it("documents removed or added by hand are noticed without a request", async () => {
      const [one] = await openTwo();
      await one.index.apply((await one.engines.businesses.scan("", 10)).map(({ id }) => ({ id })));
      await expect.poll(() => totalOf(one, "first"), SOON).toBe(BUSINESSES);
    });

    it("another process finishes a rebuild whose process was killed, including changes made since", async () => {
      const replica = await openReplica("one");
      await write(replica, "First");
      const child = spawn(process.execPath, [UNFINISHED_REBUILD, JSON.stringify(config), String(TTL_MS)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(child.stdout, "data");
      replica.keeper.start();
      const flushing = replica.keeper.flush();
      await write(replica, "Second", 100);
      expect(await totalOf(replica, "first")).toBe("unavailable");
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(await flushing).toBe(true);
      await expect.poll(() => totalOf(replica, "second"), SOON).toBe(100);
      expect(await totalOf(replica, "first")).toBe(BUSINESSES - 100);
    });

    it("a process that slept through its lease finds it lost", async () => {
      const replica = await openReplica("two");
      const { engines, index, keeper } = replica;
      await write(replica, "First", 3);
      keeper.start();
      await keeper.flush();
      const options = { leases: engines.leases, holder: "sleeper", ttlMs: 50 };
      const slept = withIndexLease(options, async (guard) => {
        await expect.poll(() => engines.leases.acquire("search-index", "thief", 60_000), SOON).toBe(true);
        await guard.check();
      });
      await engines.leases.release("search-index", "sleeper");
      await expect(slept).rejects.toMatchObject({ code: "conflict" });
      await engines.leases.release("search-index", "thief");
      expect((await index.status()).documents).toBe(3);
    });
  },
);
