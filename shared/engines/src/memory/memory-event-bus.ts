import type { EventBus, EventListener } from "@meridian/ports/event-bus";
import { eventText } from "../rules/event-text.ts";

/** Events within this process. Listeners are called in a later turn of the event loop, as if the event came from another process. */
export function createMemoryEventBus(): EventBus {
  const channels = new Map<string, Set<EventListener>>();
  return {
    async publish(channel, event) {
      const text = eventText(event);
      setImmediate(() => {
        for (const listener of channels.get(channel) ?? []) listener.onEvent(JSON.parse(text));
      });
    },
    subscribe(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      setImmediate(() => {
        if (listeners.has(listener)) listener.onListening?.();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && channels.get(channel) === listeners) channels.delete(channel);
      };
    },
  };
}
