import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { distanceKm } from "../../places/geo.ts";
import { foldText } from "../../text/fold-text.ts";
import { lettersOf } from "./compare-names.ts";

/** Two positions of one business are rarely farther apart. */
export const SAME_SPOT_M = 50;
/** Two geocoders place the same house number, or one phone's business, no farther apart. */
export const SAME_ADDRESS_M = 250;
/** Farther away it is another branch. */
const MAX_MOVE_M = 5_000;
const METRES_PER_KM = 1_000;
const NO_WORD = /[^\p{L}\p{N}]+/gu;
const MIN_CODE_DIGITS = 3;
const DIGITS = /\d+/g;

/** By their short forms, folded. */
const STREET_WORDS: ReadonlyMap<string, string> = new Map(
  "st:street rd:road ave:avenue,av,avenida,avda blvd:boulevard,bulvari,bulvar,blv dr:drive ln:lane hwy:highway sq:square pl:place,plaza cad:cadde,caddesi,cd sok:sokak,sokagi,sk mah:mahallesi,mahalle c:calle r:rua,rue v:via pkwy:parkway ct:court ter:terrace cres:crescent n:north s:south e:east w:west"
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
  | "website"
  | "type"
  | "category"
> & { cityId?: number | undefined; kinds?: readonly string[] | undefined };

/** "unknown": namesakes in one city about which nothing else can be compared. */
export type PlaceMatch = "same" | "other" | "unknown";
export type AddressMatch = "same_number" | "same_text" | "other" | "unknown";

export function comparePlaces(row: Comparable, known: Comparable): PlaceMatch {
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

export function isElsewhere(row: Comparable, known: Comparable): boolean {
  const apartM = metresBetween(row, known);
  if (apartM !== undefined) return apartM > MAX_MOVE_M;
  const isSameCity = row.cityId !== undefined && row.cityId === known.cityId;
  return !isSameCity && (differs(row.city, known.city) || differs(row.countryCode, known.countryCode));
}

function differs(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && right !== undefined && lettersOf(left) !== lettersOf(right);
}

export function metresBetween(row: Comparable, known: Comparable): number | undefined {
  const { latitude: lat, longitude: lng } = row;
  const { latitude, longitude } = known;
  if (lat === undefined || lng === undefined || latitude === undefined || longitude === undefined) return undefined;
  return distanceKm({ lat, lng }, latitude, longitude) * METRES_PER_KM;
}

/** An address agrees with a street it contains word for word, and differs if each has a number the other lacks. */
export function compareAddresses(row: Comparable, known: Comparable): AddressMatch {
  const left = wordsOf(row.street ?? row.fullAddress);
  const right = wordsOf(known.street ?? known.fullAddress);
  if (left === "" || right === "") return "unknown";
  const isNamed =
    (row.street !== undefined && right.includes(left)) || (known.street !== undefined && left.includes(right));
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

/** Without the postal code, which a whole town shares. Its short numbers, as in "BS1 5LJ", are house numbers elsewhere. */
function numbersOf(words: string, { postalCode }: Comparable): string[] {
  const code = wordsOf(postalCode);
  const others = code === "" ? words : words.replaceAll(code, " ");
  const postal = (postalCode?.match(DIGITS) ?? []).filter((digits) => digits.length >= MIN_CODE_DIGITS);
  return (others.match(DIGITS) ?? []).filter((digits) => !postal.includes(digits));
}
