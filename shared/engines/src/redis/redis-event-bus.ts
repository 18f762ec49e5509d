import type { EventBus, EventListener } from "@meridian/ports/event-bus";
import type { Redis } from "ioredis";
import { eventText } from "../rules/event-text.ts";
import type { RedisLink } from "./open-redis.ts";

/** The channel's name in Redis, for scripts that publish after a write. */
export function wireChannelOf(link: RedisLink, channel: string): string {
  return link.name(`events:${channel}`);
}

/** Events as pub/sub messages, over one connection opened with the first listener. */
export function createRedisEventBus({ link }: { link: RedisLink }): EventBus {
  const listeners = new Map<string, Set<EventListener>>();
  let subscriber: Redis | undefined;

  function listen(redis: Redis, name: string, added: readonly EventListener[]): void {
    const notify = (): void => {
      for (const listener of added) if (listeners.get(name)?.has(listener)) listener.onListening?.();
    };
    // A failed subscription is retried with the next connection.
    redis.subscribe(name).then(notify, () => {});
  }

  function prepare(redis: Redis): void {
    subscriber = redis;
    redis.on("message", (name: string, text: string) => {
      for (const listener of listeners.get(name) ?? []) listener.onEvent(eventOf(text));
    });
    redis.on("ready", () => {
      for (const [name, known] of listeners) listen(redis, name, [...known]);
    });
  }

  return {
    async publish(channel, event) {
      const text = eventText(event);
      await link.ask((redis) => redis.publish(wireChannelOf(link, channel), text));
    },
    subscribe(channel, listener) {
      const name = wireChannelOf(link, channel);
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      if (subscriber === undefined) link.openSubscriber(prepare);
      if (subscriber?.status === "ready") listen(subscriber, name, [listener]);
      return () => {
        known.delete(listener);
        if (known.size > 0 || listeners.get(name) !== known) return;
        listeners.delete(name);
        if (subscriber?.status === "ready") subscriber.unsubscribe(name).catch(() => {});
      };
    },
  };
}

function eventOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
