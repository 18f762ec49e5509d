import { foldText } from "@meridian/domain/text/fold-text";
import type { ColumnMapping } from "../../../../normalise/column-mapping.ts";
import { knowledgeAtHand, sharesOfCity } from "../../../../normalise/places/known-cities.ts";
import { TAGS } from "../../../../normalise/row-details.ts";
import { namesKind, splitCategories } from "../../../../normalise/values/category-names.ts";
import type { SourceField } from "../../headers/column-synonyms.ts";
import { MIN_CELLS } from "../../headers/header-agreement.ts";
import { headerKey } from "../../headers/header-fields.ts";
import { type ColumnProfile, countEach } from "../column-profile.ts";
import { namesLargeCity } from "../names/known-names.ts";
import { areAnswers, areManyAnswers } from "./answers.ts";

const MOSTLY = 0.7;
const HALF = 0.5;
/** In many languages a kitchen is also a cuisine: "Kuchyně: ano" says that a place has one. */
const KIND_FIELDS: ReadonlySet<SourceField> = new Set(["type", "category", "subtypes"]);
const MIN_TOWNS = 3;
const MIN_GROUPS = 3;
/** Headers of what professionals specialise in. */
const SPECIALTIES =
  /^(?:(?:area|champ)s? (?:of )?)?(?:speciali[sz]ations?|specialt(?:y|ies)|specialit(?:y|ies)|specialites?|especialidad(?:es)?|practice areas?)$/;
const CLOCK_TIME = /(?<![\d:])\d{1,2}:[0-5]\d(?![\d:])/;
const CODE_OF_KIND = /^(?:\p{Lu}|\p{Lu}\d{1,5})$/u;
/** Headers, in comparison form, of trades, or else of parts of a city, or of who runs a school: the state or others. */
const SECTORS = new Set("sector sectors secteur secteurs setor settore sektor sektör".split(" "));
const RUN_BY = /^(?:public|publi[ck][oa]?|publique|priv(?:at[eo]?|ad[oa]|ée?)|estatal|oficial|municipal|provincial)$/i;
/** Texts that end in the word for a district. */
const DISTRICT = /\p{L}\s(?:район|округ|ауданы?|rayonu|district|ilçesi|mahallesi)$|\p{L}[區区]$/iu;

/** Whether the cells under a header for kinds of business are something else: districts, tags, times, answers. */
export function areNoKinds(field: SourceField, profile: ColumnProfile, mapping: ColumnMapping): boolean {
  if (!KIND_FIELDS.has(field) || profile.filled === 0) return false;
  const areMany = profile.filled >= MIN_CELLS;
  return (
    isOtherSector(profile, mapping) ||
    areAnswers(profile) ||
    areManyAnswers(profile) ||
    areTimes(profile) ||
    areCodes(profile) ||
    (field === "subtypes"
      ? areOtherTags(profile, mapping) || (areMany && areFieldsOfWork(profile, mapping))
      : areMany && areDistricts(profile))
  );
}

/** A "sector" may be of the trade or of the city: words for districts behind, or towns of one country that are no kinds; of two, large ones. */
function areDistricts({ values }: ColumnProfile): boolean {
  const texts = values.map(String);
  if (texts.filter((text) => DISTRICT.test(text)).length >= texts.length * MOSTLY) return true;
  const countries = texts.filter((text) => !namesKind(text)).flatMap((text) => [...sharesOfCity(text).keys()]);
  const most = countEach(countries)[0]?.[1] ?? 0;
  const towns = [...new Set(texts)];
  const areEnough = towns.length >= MIN_TOWNS || towns.every(namesLargeCity);
  return most >= texts.length * MOSTLY && areEnough;
}

/** A sector is a trade only if some cell names one. */
function isOtherSector({ column, values }: ColumnProfile, { headers }: ColumnMapping): boolean {
  if (!SECTORS.has(headerKey(headers[column] ?? ""))) return false;
  return !values.map(String).some((text) => namesKind(text) && !RUN_BY.test(text));
}

/** "Until 19:00": offers of bars, say, by when they end. */
function areTimes({ values }: ColumnProfile): boolean {
  const texts = values.map(String);
  return texts.filter((text) => CLOCK_TIME.test(text)).length >= texts.length * HALF && !texts.some(namesKind);
}

/** "A", "C02": of a nomenclature that the list does not spell out. */
function areCodes({ values }: ColumnProfile): boolean {
  return values.every((value) => CODE_OF_KIND.test(String(value)));
}

/** "domingos", "sin-gluten": most tags are no kinds; of few, none is. */
function areOtherTags({ column, filled, values }: ColumnProfile, { headers }: ColumnMapping): boolean {
  if (!TAGS.test(headers[column] ?? "")) return false;
  const tags = values.flatMap((value) => splitCategories(String(value)));
  const kinds = tags.filter(namesKind).length;
  return filled < MIN_CELLS ? kinds === 0 : kinds < tags.length * HALF;
}

/** "Insurance, Divorce, Supreme Court": the fields of lawyers name few kinds, of all sorts; those of doctors are branches of medicine. */
function areFieldsOfWork({ column, values }: ColumnProfile, { headers }: ColumnMapping): boolean {
  if (!SPECIALTIES.test(foldText(headers[column] ?? ""))) return false;
  const fields = values.flatMap((value) => splitCategories(String(value)));
  const groups = fields.flatMap((text) => knowledgeAtHand().kinds.labelled(text).slice(0, 1)).map(({ group }) => group);
  const isMixed = new Set(groups).size >= MIN_GROUPS && (countEach(groups)[0]?.[1] ?? 0) < groups.length * MOSTLY;
  return isMixed && fields.length >= values.length * 2 && groups.length < fields.length * HALF;
}
