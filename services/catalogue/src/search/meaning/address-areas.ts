import type { Business } from "@meridian/contracts/businesses/business";
import { distanceKm } from "@meridian/domain/places/geo";
import { wordsOf } from "@meridian/domain/text/search-words";
import { isUnavailable } from "@meridian/platform/app-error";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import type { LocatedHit, SearchIndex } from "@meridian/ports/search/search-index";
import { rememberByVersion } from "../../remember-by-version.ts";
import { type AreaMatch, findAround } from "../reading/places/find-places.ts";
import type { LocationSources } from "../reading/places/resolve-region.ts";

const CACHED_TEXTS = 2_000;
const MIN_CHARS = 2;
const MAX_WORDS = 3;
const MAX_HITS = 300;
/** Hits tried as the centre of an area. */
const CENTRES = 40;
/** Businesses whose addresses are read. */
const EXAMINED = 30;
/** Other texts are not postal codes, which a single business may have. */
const NUMBER = /\p{N}/u;
const FIVE_DIGITS = /^\d{5}$/;
/** With fewer addresses a word is not a district. */
const MIN_ADDRESSES = 3;
/** An area reaches as far as most of its businesses, within these bounds. */
const RADIUS_KM = { min: 1, max: 5 };
/** Of the hits, at least this share must lie in one area. */
const MIN_SHARE = 0.5;

/** Districts and postal codes that only the addresses of this directory know. */
export interface AddressAreas {
  /**
   * The area whose addresses contain the text; undefined if the addresses are few or scattered. A postal code of five digits that no
   * address has is near those that begin like it: 90211 and 90212 for 90210.
   */
  named(text: string): Promise<AreaMatch | undefined>;
}

export interface AddressAreasOptions extends LocationSources {
  index: Pick<SearchIndex, "locate">;
  businesses: Pick<BusinessStore, "findByIds">;
  datasetVersion: Pick<DatasetVersion, "current">;
}

/** Looked up once per text and dataset version, with one search of the index. */
export function createAddressAreas(options: AddressAreasOptions): AddressAreas {
  const { index, businesses, datasetVersion } = options;

  async function find(text: string): Promise<AreaMatch | undefined> {
    const words = wordsOf(text);
    if (words.length === 0 || words.length > MAX_WORDS || text.length < MIN_CHARS) return undefined;
    const { hits } = await index.locate({ text, filters: {}, limit: MAX_HITS, allowTypos: false });
    const coded = NUMBER.test(text)
      ? await areaOfCodes(text, hits, (code) => startsWith(wordsOf(code), words))
      : undefined;
    if (coded !== undefined) return coded;
    if (FIVE_DIGITS.test(text)) return findAroundCode(text);
    const near = densest(hits);
    if (near.length === 0 || near.length < hits.length * MIN_SHARE) return undefined;
    const found = await businesses.findByIds(near.slice(0, EXAMINED).map(({ id }) => id));
    const inAddress = found.filter((business) => standsInAddress(business, words));
    if (inAddress.length < MIN_ADDRESSES || inAddress.length < found.length * MIN_SHARE) return undefined;
    return toArea(text, near, inAddress[0]?.countryCode);
  }

  async function findAroundCode(code: string): Promise<AreaMatch | undefined> {
    const start = code.slice(0, -1);
    const { hits } = await index.locate({ text: start, filters: {}, limit: MAX_HITS, allowTypos: false });
    return areaOfCodes(code, hits, (other) => FIVE_DIGITS.test(other) && other.startsWith(start));
  }

  /** Where the hits with such postal codes lie closest. */
  async function areaOfCodes(name: string, hits: readonly LocatedHit[], fits: (code: string) => boolean) {
    const found = await businesses.findByIds(hits.map(({ id }) => id));
    const coded = found.filter(({ postalCode }) => fits(postalCode ?? ""));
    const countries = new Map(coded.map(({ id, countryCode }) => [id, countryCode]));
    const near = densest(hits.filter(({ id }) => countries.has(id)));
    const [first] = near;
    return first && toArea(name, near, countries.get(first.id));
  }

  async function toArea(name: string, near: readonly LocatedHit[], countryCode: string | null | undefined) {
    const { lat, lng } = medianOf(near);
    if (countryCode === undefined || countryCode === null) return undefined;
    const within = await findAround(options, { latitude: lat, longitude: lng, countryCode });
    if (within === undefined) return undefined;
    const distances = near.map((hit) => distanceKm({ lat, lng }, hit.lat, hit.lng)).sort((a, b) => a - b);
    const reach = distances[Math.floor(distances.length * 0.9)] ?? 0;
    const radiusKm = Math.min(RADIUS_KM.max, Math.max(RADIUS_KM.min, reach));
    return { kind: "area", name, near: { lat, lng, radiusKm }, population: 0, within } as const;
  }

  const remembered = rememberByVersion(datasetVersion)(find, CACHED_TEXTS);
  return {
    async named(text) {
      try {
        return await remembered(text);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return undefined;
      }
    },
  };
}

/** The hits where most lie close together: two countries may have the same postal code. */
function densest(hits: readonly LocatedHit[]): readonly LocatedHit[] {
  const around = hits
    .slice(0, CENTRES)
    .map(({ lat, lng }) => hits.filter((hit) => distanceKm({ lat, lng }, hit.lat, hit.lng) <= RADIUS_KM.max));
  return around.reduce((most, near) => (near.length > most.length ? near : most), []);
}

function medianOf(hits: readonly LocatedHit[]): { lat: number; lng: number } {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { lat: middle(hits.map(({ lat }) => lat)), lng: middle(hits.map(({ lng }) => lng)) };
}

function standsInAddress(business: Business, words: readonly string[]): boolean {
  const { fullAddress, street, postalCode, city } = business;
  const known = [fullAddress, street, postalCode, city].flatMap((text) => wordsOf(text ?? ""));
  return words.every((word) => known.some((other) => other.includes(word)));
}

function startsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, at) => words[at] === word);
}
