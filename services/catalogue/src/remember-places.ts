import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { PlaceStore } from "@meridian/ports/places/place-store";
import { rememberByVersion } from "./remember-by-version.ts";

const MAX_ANSWERS_OF_A_CALL = 2_000;
/** A search resolves four texts, most of which name no place. */
const MAX_RESOLVED_TEXTS = 10_000;

/** Caches the small answers of `places`, which nearly every request needs. Whole lists pass through: the gateway caches those. */
export function rememberPlaces(places: PlaceStore, datasetVersion: Pick<DatasetVersion, "current">): PlaceStore {
  const rememberAnswers = rememberByVersion(datasetVersion);
  const remember = <A extends readonly unknown[], T>(ask: (...args: A) => Promise<T>) =>
    rememberAnswers(ask, MAX_ANSWERS_OF_A_CALL);
  return {
    totals: remember(() => places.totals()),
    listCategories: (options) => places.listCategories(options),
    listCountries: (options) => places.listCountries(options),
    listCities: (options) => places.listCities(options),
    listCityCategories: (options) => places.listCityCategories(options),
    getCategory: remember((slug, options) => places.getCategory(slug, options)),
    getCountry: remember((slugOrCode, options) => places.getCountry(slugOrCode, options)),
    getCity: remember((key, options) => places.getCity(key, options)),
    suggestCategories: remember((prefix, limit) => places.suggestCategories(prefix, limit)),
    suggestPlaces: remember((prefix, limit) => places.suggestPlaces(prefix, limit)),
    resolvePlace: rememberAnswers((text) => places.resolvePlace(text), MAX_RESOLVED_TEXTS),
    refresh: () => places.refresh(),
    rebuild: () => places.rebuild(),
  };
}
