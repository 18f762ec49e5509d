import { randomBytes } from "node:crypto";
import { dropDatabaseOf, withNewDatabase } from "@meridian/engines/mongodb/testing/mongodb-under-test";
import { openRedis } from "@meridian/engines/redis/open-redis";
import { z } from "zod";
import type { FoundEngine } from "./engine-under-test.ts";

const MEILISEARCH_TIMEOUT_MS = 30_000;
const MAX_LISTED_INDEXES = 1_000;
const SCANNED_KEYS = 1_000;

export interface FoundCluster {
  mongodb: FoundEngine;
  meilisearch: FoundEngine;
  redis: FoundEngine;
}

/** The search indexes of one site on a shared server. */
export interface IndexNamespace {
  MEILI_URL: string;
  MEILI_API_KEY?: string;
  MEILI_INDEX_PREFIX: string;
}

/** The settings of one site on shared servers. */
export interface ClusterNamespace extends IndexNamespace {
  MONGODB_URL: string;
  REDIS_URL: string;
  REDIS_KEY_PREFIX: string;
}

export function makeClusterNamespace({ mongodb, meilisearch, redis }: FoundCluster): ClusterNamespace {
  const name = `test-${randomBytes(6).toString("hex")}`;
  return {
    MONGODB_URL: withNewDatabase(mongodb.url),
    MEILI_URL: meilisearch.url,
    ...(meilisearch.apiKey === undefined ? {} : { MEILI_API_KEY: meilisearch.apiKey }),
    MEILI_INDEX_PREFIX: `${name}-`,
    REDIS_URL: redis.url,
    REDIS_KEY_PREFIX: `${name}:`,
  };
}

/** Removes everything a site has on its servers. */
export async function removeClusterNamespace(namespace: ClusterNamespace): Promise<void> {
  await dropDatabaseOf(namespace.MONGODB_URL);
  await requestIndexDrops(namespace);
  await dropKeysOf(namespace);
}

/** Deletes the site's indexes, as if by someone else; resolves when they are gone. */
export async function dropIndexesOf(namespace: IndexNamespace): Promise<void> {
  for (const task of await requestIndexDrops(namespace)) await untilDone(namespace, task);
}

async function requestIndexDrops(namespace: IndexNamespace): Promise<number[]> {
  const { results } = z
    .object({ results: z.array(z.object({ uid: z.string() })) })
    .parse(await askMeilisearch(namespace, "GET", `indexes?limit=${MAX_LISTED_INDEXES}`));
  const tasks: number[] = [];
  for (const { uid } of results.filter(({ uid }) => uid.startsWith(namespace.MEILI_INDEX_PREFIX))) {
    const task = await askMeilisearch(namespace, "DELETE", `indexes/${uid}`);
    tasks.push(z.object({ taskUid: z.int() }).parse(task).taskUid);
  }
  return tasks;
}

async function untilDone(namespace: IndexNamespace, task: number): Promise<void> {
  for (;;) {
    const answer = await askMeilisearch(namespace, "GET", `tasks/${task}`);
    const { status } = z.object({ status: z.string() }).parse(answer);
    if (status !== "enqueued" && status !== "processing") return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function askMeilisearch(namespace: IndexNamespace, method: string, path: string): Promise<unknown> {
  const { MEILI_URL, MEILI_API_KEY } = namespace;
  const headers: Record<string, string> =
    MEILI_API_KEY === undefined ? {} : { authorization: `Bearer ${MEILI_API_KEY}` };
  const url = new URL(path, `${MEILI_URL.replace(/\/$/, "")}/`);
  const answer = await fetch(url, { method, headers, signal: AbortSignal.timeout(MEILISEARCH_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`Meilisearch answered ${answer.status} to ${method} ${url.pathname}`);
  return answer.json();
}

async function dropKeysOf({ REDIS_URL, REDIS_KEY_PREFIX }: ClusterNamespace): Promise<void> {
  const link = await openRedis(REDIS_URL, { prefix: REDIS_KEY_PREFIX });
  try {
    let cursor = "0";
    do {
      const [next, keys] = await link.ask((redis) =>
        redis.scan(cursor, "MATCH", `${REDIS_KEY_PREFIX}*`, "COUNT", SCANNED_KEYS),
      );
      if (keys.length > 0) await link.ask((redis) => redis.unlink(keys));
      cursor = next;
    } while (cursor !== "0");
  } finally {
    await link.close();
  }
}
