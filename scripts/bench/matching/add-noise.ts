import type { BusinessFields } from "../../../shared/contracts/src/businesses/business.ts";
import type { Random } from "../../demo/random.ts";

/** Words by which one source's name of a business differs from another's. */
export interface NameWords {
  kinds: readonly string[];
  legalForms: readonly string[];
}

export const LATIN_WORDS: NameWords = {
  kinds: ["Restaurant", "Cafe", "Bar", "Shop", "Store"],
  legalForms: ["Inc.", "LLC", "Ltd", "GmbH"],
};
const METRES_PER_DEGREE = 111_195;
const LETTER = /\p{L}/u;
const STREETS: readonly (readonly [RegExp, string])[] = [
  [/\bStreet\b/, "St"],
  [/\bSt\b/, "Street"],
  [/\bAve\b/, "Avenue"],
  [/\bAvenue\b/, "Ave."],
  [/\bRoad\b/, "Rd"],
  [/\bRd\b/, "Road"],
  [/\bBlvd\b/, "Boulevard"],
  [/\bCaddesi\b/, "Cad."],
  [/straße\b/, "str."],
];

/** A business as a second source describes it: some things otherwise, some not at all, and what both have a little off. */
export function addNoise(random: Random, fields: BusinessFields, words: NameWords = LATIN_WORDS): BusinessFields {
  const noisy = { ...fields, name: noisyName(random, fields, words) };
  if (random.chance(0.25)) drop(noisy, "phone", "phoneE164");
  if (random.chance(0.5)) drop(noisy, "website");
  else if (noisy.website !== undefined) noisy.website = otherSpelling(random, noisy.website);
  if (random.chance(0.1)) drop(noisy, "latitude", "longitude");
  else jitter(random, noisy);
  if (random.chance(0.15)) drop(noisy, "street", "fullAddress", "postalCode");
  else abbreviate(random, noisy);
  if (random.chance(0.3)) drop(noisy, "type", "category");
  return noisy;
}

function noisyName(random: Random, { name, city }: BusinessFields, { kinds, legalForms }: NameWords): string {
  let noisy = name;
  const kind = kinds.find((word) => noisy.endsWith(` ${word}`));
  if (kind !== undefined && random.chance(0.3)) noisy = noisy.slice(0, -kind.length - 1);
  if (legalForms.length > 0 && random.chance(0.15)) noisy = `${noisy} ${random.pick(legalForms)}`;
  if (city !== undefined && random.chance(0.05)) noisy = `${noisy} ${city}`;
  if (random.chance(0.1)) noisy = withTypo(random, noisy);
  if (random.chance(0.15)) noisy = noisy.toUpperCase();
  if (random.chance(0.1)) noisy = noisy.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  if (random.chance(0.1))
    noisy = noisy
      .replace(/['’.&-]/g, " ")
      .replace(/ {2,}/g, " ")
      .trim();
  return noisy;
}

/** One letter is missing, doubled, or swapped with the next. */
function withTypo(random: Random, name: string): string {
  const at = random.between(1, Math.max(1, name.length - 2));
  const [letter, next] = [name[at] ?? "", name[at + 1] ?? ""];
  if (name.length < 8 || !LETTER.test(letter) || !LETTER.test(next)) return name;
  const instead = random.pick([next, `${letter}${letter}${next}`, `${next}${letter}`]);
  return name.slice(0, at) + instead + name.slice(at + 2);
}

function otherSpelling(random: Random, website: string): string {
  const plain = website.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, "");
  return random.pick([`https://${plain}`, `http://www.${plain}/`, `https://www.${plain}`, `http://${plain}/`]);
}

/** Most geocoders agree within 30 m, some place the next corner. */
function jitter(random: Random, fields: BusinessFields): void {
  const { latitude, longitude } = fields;
  if (latitude === undefined || longitude === undefined) return;
  const metres = random.chance(0.07) ? 80 : 12;
  fields.latitude = latitude + (random.normal() * metres) / METRES_PER_DEGREE;
  fields.longitude =
    longitude + (random.normal() * metres) / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
}

function abbreviate(random: Random, fields: BusinessFields): void {
  if (fields.street === undefined || random.chance(0.5)) return;
  for (const [word, other] of STREETS) {
    if (!word.test(fields.street)) continue;
    fields.street = fields.street.replace(word, other);
    return;
  }
}

function drop(fields: BusinessFields, ...names: (keyof BusinessFields)[]): void {
  for (const name of names) delete fields[name];
}
