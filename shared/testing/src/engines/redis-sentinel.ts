import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answersTo, startRedis } from "./find-redis.ts";
import { type StartedEngine, startEngine } from "./start-engine.ts";

/** How long the primary may be silent before the Sentinel promotes the replica. */
const DOWN_AFTER_MS = 1_000;
export const PRIMARY_NAME = "meridian-primary";

/** A primary, its replica, and a Sentinel that promotes the replica if the primary is lost. */
export interface RedisReplicaSet {
  sentinel: StartedEngine;
  primary: StartedEngine;
  replica: StartedEngine;
  /** For REDIS_URL. */
  url: string;
  stop(): Promise<void>;
}

/** Uses a local `redis-server`; undefined if it is not installed. */
export async function startRedisReplicaSet(): Promise<RedisReplicaSet | undefined> {
  const primary = await startRedis();
  if (primary === undefined) return undefined;
  const replica = await startRedis({ extra: ["--replicaof", "127.0.0.1", String(primary.port)] });
  const sentinel = await startEngine({
    program: "redis-server",
    args(port, folder) {
      const path = join(folder, "sentinel.conf");
      writeFileSync(path, sentinelConfig(port, primary.port));
      return [path, "--sentinel"];
    },
    // The Sentinel learns about the replica from the primary.
    isReady: (port) => answersTo(`SENTINEL REPLICAS ${PRIMARY_NAME}`, /^\*1/, port),
  });
  if (replica === undefined || sentinel === undefined) throw new Error("redis-server went away");
  return {
    sentinel,
    primary,
    replica,
    url: `redis+sentinel://127.0.0.1:${sentinel.port}/${PRIMARY_NAME}/0`,
    async stop() {
      for (const server of [sentinel, replica, primary]) await server.stop();
    },
  };
}

function sentinelConfig(port: number, primaryPort: number): string {
  return [
    `port ${port}`,
    "bind 127.0.0.1",
    `sentinel monitor ${PRIMARY_NAME} 127.0.0.1 ${primaryPort} 1`,
    `sentinel down-after-milliseconds ${PRIMARY_NAME} ${DOWN_AFTER_MS}`,
    "",
  ].join("\n");
}
