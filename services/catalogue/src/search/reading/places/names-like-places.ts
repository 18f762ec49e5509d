import { foldText } from "@meridian/domain/text/fold-text";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import { isFiller } from "../spoken/spoken-modifiers.ts";
import { typedWords } from "../words/query-words.ts";
import { PEOPLE_KNOWN_ABROAD } from "./find-namesake.ts";
import { PEOPLE_OF_LARGE_CITY } from "./find-places.ts";
import type { LocationMatch } from "./resolve-location.ts";
import type { LocationSources } from "./resolve-region.ts";

/** Businesses checked for one with this name. */
export const NAMESAKES = 5;
/** Articles and the like: "no", "the". */
const MAX_ARTICLE_LETTERS = 3;

type NameSources = LocationSources & { businesses: Pick<BusinessStore, "findByNamePrefix"> };

/** Whether a business outside this small town has a name that starts so, with a space or a hyphen: "Roi-Et Thai" in Zürich. */
export async function isStartOfName({ businesses, knownPlaces }: NameSources, text: string, place: LocationMatch) {
  if (place.kind !== "city") return false;
  const [town] = knownPlaces.citiesNamed(place.name, place.countryCode);
  // A smaller place before a kind may be the start of a name.
  if ((town?.population ?? 0) >= PEOPLE_OF_LARGE_CITY) return false;
  const spellings = new Set([text, text.replace(/(?<=\p{L}) (?=\p{L})/u, "-")]);
  const called = await Promise.all([...spellings].map((name) => businesses.findByNamePrefix(name, NAMESAKES)));
  return called.flat().length > 0 && called.flat().every(({ cityId }) => cityId !== town?.id);
}

/**
 * Whether a text begins with a short word and what only happens to be a foreign name of a town: "no name bar" is not in Namur, "the salt
 * bar" not in As-Salt.
 */
export function isWordBehindArticle(
  { knownPlaces }: Pick<LocationSources, "knownPlaces">,
  text: string,
  { place, match }: { place: string; match: LocationMatch },
) {
  const [article = "", ...others] = typedWords(foldText(text));
  const isBehind =
    isFiller(article) && article.length <= MAX_ARTICLE_LETTERS && others.join(" ").startsWith(`${foldText(place)} `);
  if (!isBehind || match.kind !== "city" || foldText(match.name) === foldText(place)) return false;
  const [town] = knownPlaces.citiesNamed(match.name, match.countryCode);
  return (town?.population ?? 0) < PEOPLE_KNOWN_ABROAD;
}
