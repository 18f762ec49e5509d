import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { FieldName } from "@meridian/contracts/businesses/business-fields";
import { foldText } from "../text/fold-text.ts";
import { isShortened, wordsOf } from "./identity/names/name-parts.ts";

const TEXTS = ["fullAddress", "street"] as const;
const PLACE = ["city", "state", "postalCode", "countryCode"] as const;
const POSITION = ["latitude", "longitude"] as const;

/**
 * The fields that a row states less fully than they are known: a name, street or address without some of its words, or the same position
 * with fewer decimals. An address counts only as a whole: none of its parts differs otherwise.
 */
export function poorerFields(known: BusinessFields, stated: Partial<BusinessFields>): FieldName[] {
  const names: FieldName[] = stated.name !== undefined && isShortened(stated.name, known.name) ? ["name"] : [];
  return [...names, ...poorerTexts(known, stated), ...(isCoarser(known, stated) ? POSITION : [])];
}

function poorerTexts(known: BusinessFields, stated: Partial<BusinessFields>): FieldName[] {
  const poorer = TEXTS.filter((name) => isPart(stated[name], known[name]));
  if (poorer.length === 0) return [];
  const isOtherText = (name: (typeof TEXTS)[number]) =>
    stated[name] !== undefined && stated[name] !== known[name] && !poorer.includes(name);
  const isOtherPlace = PLACE.some((name) => {
    const [own, other] = [known[name], stated[name]];
    return own !== undefined && other !== undefined && foldText(own) !== foldText(other);
  });
  const isOtherStreet =
    known.street === undefined ? !isWithin(stated.street, known.fullAddress) : isOtherText("street");
  return isOtherPlace || isOtherStreet || isOtherText("fullAddress") ? [] : poorer;
}

function isWithin(part: string | undefined, whole: string | undefined): boolean {
  const all = wordsOf(whole ?? "");
  return wordsOf(part ?? "").every((word) => all.includes(word));
}

/** Repeated words are no loss. */
function isPart(part: string | undefined, whole: string | undefined): boolean {
  return part !== undefined && whole !== undefined && isWithin(part, whole) && !isWithin(whole, part);
}

/** Rounded or cut off. */
function isCoarser(known: BusinessFields, stated: Partial<BusinessFields>): boolean {
  const decimals = decimalsOf(stated);
  return (
    decimals < decimalsOf(known) &&
    POSITION.every((name) => {
      const [own, other] = [known[name], stated[name]];
      return own !== undefined && other !== undefined && Math.abs(own - other) < 10 ** -decimals;
    })
  );
}

function decimalsOf(fields: Partial<BusinessFields>): number {
  return Math.max(...POSITION.map((name) => String(fields[name] ?? "").split(".")[1]?.length ?? 0));
}
