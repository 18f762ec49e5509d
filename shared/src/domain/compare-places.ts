import type { BusinessFields } from "../contracts/business.ts";
import { foldText } from "./fold-text.ts";
import { distanceKm } from "./geo.ts";

/** Two positions of one business are rarely farther apart. */
export const SAME_SPOT_M = 50;
/** Two geocoders place the same house number, or one phone's business, no farther apart. */
const SAME_ADDRESS_M = 250;
/** Farther away it is another branch. */
const MAX_MOVE_M = 5_000;
const METRES_PER_KM = 1_000;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const DIGITS = /\d+/g;

/** By their short forms, folded. */
const STREET_WORDS: ReadonlyMap<string, string> = new Map(
  "st:street rd:road ave:avenue,av,avenida,avda blvd:boulevard,bulvari,bulvar,blv dr:drive ln:lane hwy:highway sq:square pl:place,plaza cad:cadde,caddesi,cd sok:sokak,sokagi,sk mah:mahallesi,mahalle c:calle r:rua,rue v:via"
    .split(" ")
    .flatMap((line) => {
      const [short = "", ...long] = line.split(/[:,]/);
      return long.map((word) => [word, short] as const);
    }),
);
const STREET_AT_END = /(?<=\p{L}{2})(?:strasse|straat)$/u;
const NUMBER_WORDS = new Set(["no", "nr", "num", "numara"]);

/** What distinguishes two records of one business from two businesses. */
export type Comparable = Pick<
  BusinessFields,
  | "name"
  | "street"
  | "fullAddress"
  | "postalCode"
  | "city"
  | "countryCode"
  | "phoneE164"
  | "latitude"
  | "longitude"
  | "placeId"
> & { cityId?: number | undefined };

/** "unknown": namesakes in one city about which nothing else can be compared. */
type PlaceMatch = "same" | "other" | "unknown";
type AddressMatch = "same_number" | "same_text" | "other" | "unknown";

/**
 * The candidates a row describes, likeliest first: same name, and address, phone or position agree while none contradicts. A namesake about
 * which too little is known matches only if it is the only candidate.
 */
export function rankMatches<C>(row: Comparable, candidates: readonly C[], read: (candidate: C) => Comparable): C[] {
  const namesakes = candidates
    .map((candidate) => ({ candidate, known: read(candidate) }))
    .filter(({ known }) => isSameName(row.name, known.name))
    .map((each) => ({ ...each, place: comparePlaces(row, each.known), rank: rankOf(row, each.known) }));
  const same = namesakes.filter(({ place }) => place === "same");
  const likely =
    same.length === 0 && namesakes.length === 1 ? namesakes.filter(({ place }) => place !== "other") : same;
  return likely.sort((left, right) => left.rank - right.rank).map(({ candidate }) => candidate);
}

/**
 * Whether a business found by a doubtful key is the row's. One found by address is not if it has another place id. One found by a list's
 * own number must resemble the row: other lists use the same numbers.
 */
export function keyHolds(key: string, row: Comparable, known: Comparable): boolean {
  if (key.startsWith("addr:")) {
    return row.placeId === undefined || known.placeId === undefined || known.placeId === row.placeId;
  }
  return isSameName(row.name, known.name) ? !isElsewhere(row, known) : comparePlaces(row, known) === "same";
}

function comparePlaces(row: Comparable, known: Comparable): PlaceMatch {
  const apartM = metresBetween(row, known);
  const address = compareAddresses(row, known);
  const hasSamePhone = row.phoneE164 !== undefined && row.phoneE164 === known.phoneE164;
  if (apartM !== undefined) {
    const isNear = apartM <= SAME_SPOT_M;
    if (address === "other") return isNear && hasSamePhone ? "same" : "other";
    const isAlike = hasSamePhone || address === "same_number";
    return isNear || (isAlike && apartM <= SAME_ADDRESS_M) ? "same" : "other";
  }
  if (address === "same_number" && hasSamePhone) return "same";
  if (address === "other" || isElsewhere(row, known)) return "other";
  if (address === "same_number" || hasSamePhone) return "same";
  const hasOtherPhone = row.phoneE164 !== undefined && known.phoneE164 !== undefined;
  if (hasOtherPhone || row.city === undefined || known.city === undefined) return "other";
  return address === "same_text" ? "same" : "unknown";
}

/** Of two matches, the one with the same phone is likelier, then the nearer one. */
function rankOf(row: Comparable, known: Comparable): number {
  const phoneRank = row.phoneE164 !== undefined && row.phoneE164 === known.phoneE164 ? 0 : SAME_ADDRESS_M;
  return phoneRank + (metresBetween(row, known) ?? SAME_ADDRESS_M);
}

function isSameName(left: string, right: string): boolean {
  return left === right || lettersOf(left) === lettersOf(right);
}

function lettersOf(text: string): string {
  return foldText(text).replace(NO_WORD, "");
}

function isElsewhere(row: Comparable, known: Comparable): boolean {
  const apartM = metresBetween(row, known);
  if (apartM !== undefined) return apartM > MAX_MOVE_M;
  const isSameCity = row.cityId !== undefined && row.cityId === known.cityId;
  return !isSameCity && (differs(row.city, known.city) || differs(row.countryCode, known.countryCode));
}

function differs(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && lettersOf(left) !== lettersOf(right);
}

function metresBetween(row: Comparable, known: Comparable): number | undefined {
  const { latitude: lat, longitude: lng } = row;
  const { latitude, longitude } = known;
  if (lat === undefined || lng === undefined || latitude === undefined || longitude === undefined) return undefined;
  return distanceKm({ lat, lng }, latitude, longitude) * METRES_PER_KM;
}

/** An address agrees with a street it contains word for word, and differs if each has a number the other lacks. */
function compareAddresses(row: Comparable, known: Comparable): AddressMatch {
  const left = wordsOf(row.street ?? row.fullAddress);
  const right = wordsOf(known.street ?? known.fullAddress);
  if (left === "" || right === "") return "unknown";
  const isNamed = row.street !== undefined ? right.includes(left) : known.street !== undefined && left.includes(right);
  const numbers = numbersOf(left, row);
  const others = numbersOf(right, known);
  if (left === right || isNamed) {
    if (numbers.some((number) => others.includes(number))) return "same_number";
    return left === right ? "same_text" : "unknown";
  }
  const isOther = numbers.some((each) => !others.includes(each)) && others.some((each) => !numbers.includes(each));
  return isOther ? "other" : "unknown";
}

/** Folded words, each between spaces; those for streets in one spelling, and none for "number". */
function wordsOf(text: string | undefined): string {
  const words = foldText(text ?? "")
    .replace(NO_WORD, " ")
    .trim();
  if (words === "") return "";
  const plain = words
    .split(" ")
    .map((word) => STREET_WORDS.get(word) ?? word.replace(STREET_AT_END, "str"))
    .filter((word) => !NUMBER_WORDS.has(word));
  return ` ${plain.join(" ")} `;
}

/** Without the postal code, which a whole town shares. */
function numbersOf(words: string, { postalCode }: Comparable): string[] {
  const postal: readonly string[] = postalCode?.match(DIGITS) ?? [];
  return (words.match(DIGITS) ?? []).filter((digits) => !postal.includes(digits));
}
