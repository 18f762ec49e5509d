import { describeCacheContract } from "@meridian/testing/processes/cache.contract";
import { describeEventBusContract } from "@meridian/testing/processes/event-bus.contract";
import { createMemoryCache } from "./memory-cache.ts";
import { createMemoryEventBus } from "./memory-event-bus.ts";

describeEventBusContract("this process's memory", async () => {
  const events = createMemoryEventBus();
  return { events, elsewhere: events, close: async () => {} };
});

describeCacheContract("this process's memory", async () => {
  const cache = createMemoryCache();
  return { cache, elsewhere: cache, close: async () => {} };
});
