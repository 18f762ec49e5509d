import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import { LRUCache } from "lru-cache";

type CurrentVersion = Pick<DatasetVersion, "current">;

/** The same function with its last `max` answers cached by arguments, compared as JSON. */
export type Remember = <A extends readonly unknown[], T>(
  ask: (...args: A) => Promise<T>,
  max: number,
) => (...args: A) => Promise<T>;

/**
 * Caches answers until the dataset version changes and coalesces concurrent calls. The version is read for every answer: a stale
 * one would let gateways keep old answers as new. Failures are not cached, and nothing is while the version is unknown.
 */
export function rememberByVersion(datasetVersion: CurrentVersion): Remember {
  return <A extends readonly unknown[], T>(ask: (...args: A) => Promise<T>, max: number) => {
    const answers = new LRUCache<string, Promise<T>>({ max });
    return async (...args: A): Promise<T> => {
      let version: number;
      try {
        version = await datasetVersion.current();
      } catch {
        return ask(...args);
      }
      const key = `${version} ${JSON.stringify(args)}`;
      const kept = answers.get(key);
      if (kept !== undefined) return kept;
      const answer = ask(...args);
      answers.set(key, answer);
      answer.catch(() => {
        if (answers.peek(key) === answer) answers.delete(key);
      });
      return answer;
    };
  };
}

/** The version, read once for all calls of a turn of the event loop: a search makes two dozen. */
export function readOncePerTurn(datasetVersion: CurrentVersion): CurrentVersion {
  let version: Promise<number> | undefined;
  return {
    current() {
      if (version === undefined) {
        version = datasetVersion.current();
        setImmediate(() => {
          version = undefined;
        });
      }
      return version;
    },
  };
}
