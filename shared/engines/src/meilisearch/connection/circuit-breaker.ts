import { refusal } from "@meridian/platform/app-error";

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 2_000;

/** Keeps callers from waiting for a server that has just failed repeatedly. */
export interface CircuitBreaker {
  /** Throws `unavailable` at once while the circuit is open; later, one call at a time probes the server. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** `isOutage` distinguishes server failures from rejected requests; `onTurn` is called when the circuit opens and closes. */
export function createCircuitBreaker(
  isOutage: (error: unknown) => boolean,
  onTurn: (isOpen: boolean) => void = () => {},
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    async run(work) {
      if (failures >= FAILURES_TO_OPEN) {
        if (now() < openUntil)
          throw refusal("unavailable", { tr: "Arama dizini yanıt vermiyor.", en: "The search index does not answer." });
        openUntil = now() + OPEN_MS;
      }
      try {
        const result = await work();
        if (failures >= FAILURES_TO_OPEN) onTurn(false);
        failures = 0;
        return result;
      } catch (error) {
        if (isOutage(error)) {
          failures++;
          if (failures === FAILURES_TO_OPEN) onTurn(true);
          openUntil = now() + OPEN_MS;
        }
        throw error;
      }
    },
  };
}
