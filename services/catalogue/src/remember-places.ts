import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { LRUCache } from "lru-cache";

const MAX_ANSWERS_OF_A_CALL = 2_000;

/**
 * Keeps the small answers of `places`, of which nearly every request needs some, as long as the dataset has the version they were asked
 * under, and asks once for what many want at the same time. The version is read for each answer: one that is learnt late would let
 * gateways keep old counts as new ones. Failures are not kept, and nothing is while the version is unknown. Whole lists pass through:
 * the gateway keeps those.
 */
export function rememberPlaces(places: PlaceStore, datasetVersion: Pick<DatasetVersion, "current">): PlaceStore {
  const remember = <A extends readonly unknown[], T>(ask: (...asked: A) => Promise<T>) => {
    const answers = new LRUCache<string, Promise<T>>({ max: MAX_ANSWERS_OF_A_CALL });
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
  return {
    totals: remember(() => places.totals()),
    listCategories: (options) => places.listCategories(options),
    listCountries: (options) => places.listCountries(options),
    listCities: (options) => places.listCities(options),
    getCategory: remember((slug, options) => places.getCategory(slug, options)),
    getCountry: remember((slugOrCode, options) => places.getCountry(slugOrCode, options)),
    getCity: remember((key, options) => places.getCity(key, options)),
    suggestCategories: remember((prefix, limit) => places.suggestCategories(prefix, limit)),
    suggestPlaces: remember((prefix, limit) => places.suggestPlaces(prefix, limit)),
    resolvePlace: remember((text) => places.resolvePlace(text)),
    refresh: () => places.refresh(),
    rebuild: () => places.rebuild(),
  };
}
