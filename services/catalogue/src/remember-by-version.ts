import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import { LRUCache } from "lru-cache";

/** The same call, whose last `max` answers are kept by what was asked: arguments are told apart as JSON. */
export type Remember = <A extends readonly unknown[], T>(
  ask: (...asked: A) => Promise<T>,
  max: number,
) => (...asked: A) => Promise<T>;

/**
 * Keeps answers as long as the dataset has the version they were asked under, and asks once for what many want at the same time. The
 * version is read for each answer: one that is learnt late would let gateways keep old answers as new ones. Failures are not kept, and
 * nothing is while the version is unknown.
 */
export function rememberByVersion(datasetVersion: Pick<DatasetVersion, "current">): Remember {
  return <A extends readonly unknown[], T>(ask: (...asked: A) => Promise<T>, max: number) => {
    const answers = new LRUCache<string, Promise<T>>({ max });
    return async (...asked: A): Promise<T> => {
      const version = await datasetVersion.current().catch(() => undefined);
      if (version === undefined) return ask(...asked);
      const key = `${version} ${JSON.stringify(asked)}`;
      const kept = answers.get(key);
      if (kept !== undefined) return kept;
      const answer = ask(...asked);
      answers.set(key, answer);
      answer.catch(() => {
        if (answers.peek(key) === answer) answers.delete(key);
      });
      return answer;
    };
  };
}
