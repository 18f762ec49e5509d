import { remember } from "../../bounded-cache.ts";
import { wordsOf } from "../../text/search-words.ts";
import { slugify } from "../../text/slug.ts";
import { parseAmenityGroups } from "./amenities.ts";
import { AMENITY_NAMES } from "./amenity-names.ts";

const CACHED_LABELS = 20_000;
/** Words that sources put before an amenity: "Has outdoor seating", "Free Wi-Fi". */
const LEADING_WORDS = new Set([
  "has",
  "offers",
  "serves",
  "accepts",
  "allows",
  "free",
  "paid",
  "great",
  "with",
  "mit",
  "avec",
  "con",
  "com",
  "hat",
  "bietet",
  "propose",
  "ofrece",
  "tiene",
  "acepta",
  "oferece",
  "possui",
  "tem",
  "aceita",
  "heeft",
]);

/** Every name of the known amenities. */
export function* amenityNames(): Generator<[name: string, slug: string]> {
  for (const [slug, names] of Object.entries(AMENITY_NAMES)) {
    for (const name of names.split(",")) yield [name.trim(), slug];
  }
}

const slugsByWords = new Map([...amenityNames()].map(([name, slug]) => [wordsOf(name).join(" "), slug]));

/** The slugs of an amenity, its own and the common one: "terrasse" and "outdoor-seating". */
const slugsOf = remember((label): readonly string[] => {
  const own = slugify(label);
  const words = wordsOf(label);
  const [first = "", ...rest] = words;
  const common =
    slugsByWords.get(words.join(" ")) ?? (LEADING_WORDS.has(first) ? slugsByWords.get(rest.join(" ")) : undefined);
  return [own, common ?? ""].filter((slug) => slug !== "");
}, CACHED_LABELS);

/** Whether a text names a known amenity: "dine in", "Offers delivery". */
export function isKnownAmenity(label: string): boolean {
  return slugsOf(label).length > 1;
}

/** Slugs of the amenities an `about` text offers, by their own and their common names: "kostenloses-wlan" and "wi-fi". Each once. */
export function amenitySlugsOf(about: string | null | undefined): string[] {
  const slugs = new Set<string>();
  for (const entries of Object.values(parseAmenityGroups(about))) {
    for (const [name, isOffered] of Object.entries(entries)) {
      if (isOffered === true) for (const slug of slugsOf(name)) slugs.add(slug);
    }
  }
  return [...slugs];
}
