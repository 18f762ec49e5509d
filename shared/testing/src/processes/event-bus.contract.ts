import type { EventBus } from "@meridian/ports/event-bus";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** The buses of two processes; the same object if an engine keeps events in the process. */
export interface EventBusesUnderTest {
  events: EventBus;
  elsewhere: EventBus;
  close(): Promise<void>;
}

interface Heard {
  events: unknown[];
  /** Resolves with the events once there are this many. */
  until(count: number): Promise<unknown[]>;
  stop(): void;
}

/** Resolves when it is listening. */
export async function hear(bus: EventBus, channel: string): Promise<Heard> {
  const events: unknown[] = [];
  const waiting: (() => void)[] = [];
  let stop = (): void => {};
  await new Promise<void>((resolve) => {
    stop = bus.subscribe(channel, {
      onEvent(event) {
        events.push(event);
        for (const look of waiting) look();
      },
      onListening: resolve,
    });
  });
  return {
    events,
    stop,
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (events.length >= count) resolve(events);
        };
        waiting.push(look);
        look();
      }),
  };
}

export function describeEventBusContract(engine: string, open: () => Promise<EventBusesUnderTest>): void {
  describe(`events on ${engine}`, () => {
    let test: EventBusesUnderTest;
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    it("an event reaches every subscriber of its channel unchanged and in order, the publisher's own included", async () => {
      const here = await hear(test.events, "news");
      const there = await hear(test.elsewhere, "news");
      const other = await hear(test.elsewhere, "weather");
      const first = { text: "ığş 寿司", rows: 3, parts: [null, true] };
      await test.events.publish("news", first);
      await test.events.publish("news", "second");
      await test.events.publish("weather", 7);
      expect(await here.until(2)).toEqual([first, "second"]);
      expect(await there.until(2)).toEqual([first, "second"]);
      expect(await other.until(1)).toEqual([7]);
    });

    it("an unsubscribed listener hears nothing more, and the others still do", async () => {
      const gone = await hear(test.elsewhere, "news");
      const stays = await hear(test.elsewhere, "news");
      gone.stop();
      await test.events.publish("news", 1);
      expect(await stays.until(1)).toEqual([1]);
      expect(gone.events).toEqual([]);
      stays.stop();
      const again = await hear(test.elsewhere, "news");
      await test.events.publish("news", 2);
      expect(await again.until(1)).toEqual([2]);
      expect(stays.events).toEqual([1]);
    });

    it("an event too large for every engine is rejected", async () => {
      await expect(test.events.publish("news", "x".repeat(70_000))).rejects.toMatchObject({ code: "too_large" });
    });
  });
}
