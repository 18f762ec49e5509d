import type { DatasetVersion } from "../../ports/dataset-version.ts";
import type { RedisLink } from "./open-redis.ts";

/** Messages can be lost with a connection that dies silently: this is how long a change stays unknown at most. */
const REREAD_INTERVAL_MS = 5_000;

/** Begins at the clock's seconds, so that a Redis that was emptied never counts up to a version that caches already know. */
const RAISE = `
redis.call('SET', KEYS[1], ARGV[1], 'NX')
local version = redis.call('INCR', KEYS[1])
redis.call('PUBLISH', KEYS[2], version)
return version`;

/** The dataset version as a key, its changes as messages. */
export function createRedisDatasetVersion({ link }: { link: RedisLink }): DatasetVersion {
  const key = link.name("dataset-version");
  const channel = key;
  let lastRead: number | undefined;

  async function current(): Promise<number> {
    lastRead = Number((await link.ask((redis) => redis.get(key))) ?? 0);
    return lastRead;
  }

  return {
    current,
    async raise() {
      const seconds = Math.floor(Date.now() / 1000);
      lastRead = Number(await link.ask((redis) => redis.eval(RAISE, 2, key, channel, seconds)));
      return lastRead;
    },
    watch(onChange) {
      let known = lastRead;
      let isStopped = false;
      const hear = (version: number): void => {
        const before = known ?? version;
        known = Math.max(before, version);
        if (version > before && !isStopped) onChange(version);
      };
      const reread = (): void => {
        current().then(hear, () => {});
      };
      const subscriber = link.openSubscriber();
      subscriber.on("message", (_channel: string, version: string) => hear(Number(version)));
      // After every connection: what was said before it began to listen is not said again.
      subscriber.on("ready", () => {
        subscriber.subscribe(channel).then(reread, () => {});
      });
      const timer = setInterval(reread, REREAD_INTERVAL_MS).unref();
      return () => {
        isStopped = true;
        clearInterval(timer);
        subscriber.disconnect();
      };
    },
  };
}
