import { randomUUID } from "node:crypto";
import { type ImportProgress, importProgressSchema } from "@meridian/contracts/imports/import-job";
import type { Logger } from "@meridian/platform/logger";
import type { EventBus } from "@meridian/ports/event-bus";
import { z } from "zod";
import type { ProgressHub } from "./progress-hub.ts";

const CHANNEL = "import-progress";
const messageSchema = z.object({ from: z.string(), progress: importProgressSchema });

export interface ProgressRelayOptions {
  hub: Pick<ProgressHub, "publish" | "subscribe">;
  events: EventBus;
  logger: Logger;
}

/**
 * Sends this replica's progress to the other replicas of the service, and theirs to its watchers. `RunningJobs` recovers lost messages from
 * the store. Returns a function that stops it.
 */
export function relayProgress({ hub, events, logger }: ProgressRelayOptions): () => void {
  const from = randomUUID();
  let isPassedOn = true;

  const passOn = async (progress: ImportProgress): Promise<void> => {
    try {
      await events.publish(CHANNEL, { from, progress });
      isPassedOn = true;
    } catch (error) {
      if (isPassedOn) logger.warn({ err: error }, "relaying progress failed");
      isPassedOn = false;
    }
  };
  const stopTelling = hub.subscribe((progress, origin) => {
    if (origin === "here") void passOn(progress);
  });
  const stopListening = events.subscribe(CHANNEL, {
    onEvent(event) {
      const message = messageSchema.safeParse(event);
      if (message.success && message.data.from !== from) hub.publish(message.data.progress, "elsewhere");
    },
  });
  return () => {
    stopTelling();
    stopListening();
  };
}
