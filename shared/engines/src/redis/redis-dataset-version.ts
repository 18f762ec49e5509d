import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { EventBus } from "@meridian/ports/event-bus";
import type { RedisLink } from "./open-redis.ts";
import { wireChannelOf } from "./redis-event-bus.ts";

const CHANNEL = "dataset-version";
/** A silently dying connection can lose messages: this is the longest a change stays unknown. */
const REREAD_INTERVAL_MS = 5_000;

/** Starts at the clock's seconds, so that an emptied Redis never reuses a version that caches already know. */
const RAISE = `
redis.call('SET', KEYS[1], ARGV[1], 'NX')
local version = redis.call('INCR', KEYS[1])
redis.call('PUBLISH', KEYS[2], version)
return version`;

export interface RedisDatasetVersionOptions {
  link: RedisLink;
  events: Pick<EventBus, "subscribe">;
  rereadEveryMs?: number;
}

/** The dataset version as a key, its changes as events. */
export function createRedisDatasetVersion(options: RedisDatasetVersionOptions): DatasetVersion {
  const { link, events, rereadEveryMs = REREAD_INTERVAL_MS } = options;
  const key = link.name("dataset-version");
  /** The last published version, for new subscribers. */
  let lastRead: number | undefined;

  async function read(): Promise<number> {
    return Number((await link.ask((redis) => redis.get(key))) ?? 0);
  }

  return {
    async current() {
      lastRead = await read();
      return lastRead;
    },
    async raise() {
      const seconds = Math.floor(Date.now() / 1000);
      const raised = await link.ask((redis) => redis.eval(RAISE, 2, key, wireChannelOf(link, CHANNEL), seconds));
      return Number(raised);
    },
    watch(onChange) {
      let known: number | undefined;
      let isStopped = false;
      const hear = (version: number): void => {
        const before = known ?? lastRead ?? version;
        known = Math.max(before, version);
        if (version > before && !isStopped) onChange(version);
      };
      const reread = (): void => {
        read().then(hear, () => {});
      };
      const stopListening = events.subscribe(CHANNEL, {
        onEvent: (version) => hear(Number(version)),
        onListening: reread,
      });
      const timer = setInterval(reread, rereadEveryMs).unref();
      return () => {
        isStopped = true;
        clearInterval(timer);
        stopListening();
      };
    },
  };
}
