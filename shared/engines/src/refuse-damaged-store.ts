import { setTimeout as delay } from "node:timers/promises";
import { isAppError } from "@meridian/platform/app-error";
import { ConfigError } from "@meridian/platform/load-config";
import type { StoreIntegrity } from "@meridian/ports/businesses/store-integrity";

/** Enough for some hundred thousand businesses on a fast disk. */
const START_CHECK_MS = 2_000;

/**
 * Checks the store before anything is written to it, and throws ConfigError if it is damaged. The check of a large one continues behind
 * after two seconds, and `confirm` returns its result; one with known damage is checked to the end.
 */
export async function refuseDamagedStore(integrity: StoreIntegrity, maxMs = START_CHECK_MS): Promise<void> {
  try {
    const isSuspect = await integrity.confirm().then(
      () => false,
      () => true,
    );
    const checking = integrity.check();
    await (isSuspect ? checking : Promise.race([checking, delay(maxMs)]));
  } catch (error) {
    throw isAppError(error) ? new ConfigError(error.message, { cause: error }) : error;
  }
}
