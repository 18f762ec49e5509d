import anyAscii from "any-ascii";

const MAX_SLUG_LENGTH = 80;
/** Needs no transliteration. */
const PLAIN_PATTERN = /^[ -~]*$/;

/** Lower-case ASCII words joined by hyphens, transliterated from any script; "" if nothing is left. Idempotent. */
export function slugify(text: string): string {
  const plain = PLAIN_PATTERN.test(text) ? text : anyAscii(text.normalize("NFKC"));
  const words = plain
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  return trimHyphens(trimHyphens(words).slice(0, MAX_SLUG_LENGTH));
}

/** The slug a business gets unless another has it. */
export function businessSlug(name: string, city: string | undefined): string {
  const base = slugify(name) || "business";
  const place = city === undefined ? "" : slugify(city);
  return place === "" ? base : `${base}-${place}`;
}

/** The slug of a business whose first choice is taken: its id makes it unique. */
export function collisionSlug(slug: string, id: string): string {
  return `${slug}-${id.slice(0, 6)}`;
}

/** The possible slugs of a business that wants this one; the first free one is used. */
export function slugChoicesOf(wanted: string, id: string): string[] {
  return [wanted, collisionSlug(wanted, id), `${wanted}-${id}`];
}

/** The first of them for which `isFree`, which may claim it, is true. */
export function firstFreeSlug(wanted: string, id: string, isFree: (slug: string) => boolean): string {
  const free = slugChoicesOf(wanted, id).find(isFree);
  if (free === undefined) throw new Error(`Every slug of the business ${id} belongs to another`);
  return free;
}

/** Identifies a city in filters and in its page below `/cities/`: "de/berlin". */
export function cityKeyOf(countryCode: string, citySlug: string): string {
  return `${countryCode.toLowerCase()}/${citySlug}`;
}

/** Expects a text without consecutive hyphens. */
function trimHyphens(text: string): string {
  return text.slice(text.startsWith("-") ? 1 : 0, text.endsWith("-") ? -1 : undefined);
}
