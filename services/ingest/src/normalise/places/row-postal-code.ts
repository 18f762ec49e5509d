import type { RowCells } from "../row-cells.ts";
import { isPhraseForNothing } from "../values/nothing.ts";
import { asciiDigits } from "../values/text.ts";
import { postalCodeInAddress } from "./address/postal-code-in-address.ts";
import { readDistricts } from "./row-districts.ts";

const POSTAL_CODE = /^[\p{L}\p{N}〒][^:;@<>{}]{0,39}$/u;
/** "１０４－００６１", "7940 - 000" */
const DASH_IN_CODE = /(?<=\d)\s*[-－ー−‐]\s*(?=\d)/g;

/** For none: "0", and "0-0" where the code is in two columns. */
const NOUGHTS = /^0+(?:-0+)?$/;

/** "Avda. Santo Domingo, 34 26200" beside a column of towns. */
const CODE_BEHIND = /[\s,]\d{5}$/;

type CodeWords = Record<"given" | "street" | "placeForCode" | "countryCode" | "city", string | undefined>;

/** The code in an address, where no column has any or the cell of codes names a place: then also one in the cell beside it. */
export function codeOfAddress(
  cells: RowCells,
  { given, street, placeForCode, countryCode, city }: CodeWords,
): string | undefined {
  if (placeForCode === undefined) {
    if (cells.mapping.columns.has("postalCode")) return undefined;
    const address = given ?? (CODE_BEHIND.test(street ?? "") ? `${street} ${city ?? ""}` : undefined);
    return postalCodeInAddress(address, countryCode);
  }
  if (city !== placeForCode)
    cells.issues.add("postalCode", "bad_number", placeForCode, "Posta kodu değil: rakamı yok; adres metninde tutuldu");
  const texts = [given, ...readDistricts(cells)];
  return texts.map((text) => postalCodeInAddress(text, countryCode)).find((code) => code !== undefined);
}

/** Database keys occur in columns of the same name. */
export function postalCodeOf(text: string | undefined): string | undefined {
  if (text === undefined || NOUGHTS.test(text) || !POSTAL_CODE.test(text) || isPhraseForNothing(text)) return undefined;
  return tidyDashes(asciiDigits(text)).replace(/\.0$|^〒\s*/g, "");
}

/** A postal code with plain hyphens between its digits. */
export function tidyDashes<Text extends string | undefined>(text: Text): Text | string {
  return text === undefined ? text : text.replace(DASH_IN_CODE, "-");
}

export function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}
