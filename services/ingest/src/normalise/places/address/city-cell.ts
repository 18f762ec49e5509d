import { rememberByCountry } from "@meridian/domain/bounded-cache";
import { countryCodeOfName } from "@meridian/domain/places/country-names";
import { foldText } from "@meridian/domain/text/fold-text";
import { CANADIAN_PROVINCES, US_STATES } from "../country/country.ts";
import { areNamesOfOneCity, countriesOfRegion, isKnownCity, isRegionAlone } from "../known-cities.ts";
import type { AddressParts } from "./address-parts.ts";
import { isCityName } from "./city-name.ts";
import { cityBehindProvince } from "./eastern-address.ts";
import { stripPostalCode } from "./postal-code.ts";
import { mayPrecedeTown } from "./postal-code-in-address.ts";
import { withoutLevel, withoutState } from "./states/state-behind-city.ts";
import { isUsState, provinceOfTail } from "./states/state-names.ts";
import { nameBesideTownWord } from "./words/town-words.ts";

/** "Nairobi, Kenya" */
const BEFORE_COUNTRY = /^(\p{L}.*?),\s*(\p{L}[^,]+)$/u;
/** A postal code before or after a city, limited to forms that never occur in a city's name. */
const POSTAL_IN_CITY =
  /^(?:[A-Z]{1,3}-)?(\d{4} ?[A-Z]{2}|\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}-\d{3,4})[\s,]+(\p{L}[\p{L}\s.'’()/-]*)$|^(\p{L}[\p{L}\s.'’()-]*?)[\s,]+(\d{5,6}|\d{5}-\d{3,4}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;
const US_CITY = /^([^,]+), ?([A-Z]{2})(?:,? (\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d))?$/;
const SPELLED_STATE = /^([^,]+),\s*(\p{L}[\p{L} ]{3,})$/u;
const CITY_AND_REGION = /^(\p{L}[^,/\d]+), (\p{L}[^,/\d]+)$/u;
/** A city in two languages, or by its former name: "Alicante/Alacant", "Gurgaon / Gurugram". "Donostia / San Sebastián" is its one name. */
const TWO_NAMES = /^(\p{L}[^/,\d]+?) ?\/ ?(\p{L}[^/,\d]+)$/u;
const OF_DISTRICT = /\p{L} (?:район|district|ilçesi|mahallesi)$/iu;
const BRAZILIAN_CITY = /^(.{2,}?)\s*(?<between>[/,])\s*(A[CLPM]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/;
const AMERICAN_STATES = new Set([...US_STATES, ...CANADIAN_PROVINCES, "PR"]);
/** The level of a place before its name: "C-Guadalajara". "S-Petersburg" is an abbreviation. */
const LEVEL_BEFORE = /^C-(?=\p{Lu}\p{Ll})/u;
const DISTRICT_BEHIND = /,?\s+(?:cedex(?:\s+\d{1,2})?|\d{1,2}(?:er|e|ème)?\s+arrondissement|sector(?:ul)?\s+\d)$/iu;
const CODE = String.raw`(?<code>(?!NSW|VIC|QLD|TAS|ACT)[A-Z]{3} ?\d{4}|(?=[A-Z]{0,2}\d)[A-Z\d]{1,8}(?:[ -](?:[A-Z]*\d[A-Z\d]*|[A-Z]{2}))?)`;
const CODE_BESIDE_CITY: readonly RegExp[] = [
  new RegExp(String.raw`^〒?(?:[A-Z]{1,2}-)?${CODE}[\s,-]+(?<city>['’]?\p{L}.*)$`, "u"),
  new RegExp(String.raw`^(?<city>\p{L}.*?)[\s,-]+(?:[A-Z]{2}-)?${CODE}$`, "u"),
];
/** Anything shorter is of a district: "London SW1", "Colombo 03". */
const POSTAL_CODE = /[ -]|(?:\D*\d){3}/;

/** A ward behind its city: "さいたま市岩槻区", "광주 광산구". */
const CITY_OF_WARD: Readonly<Record<string, RegExp>> = { JP: /^(\S+市)\S+区$/u, KR: /^(\S+)\s\S+구$/u };

/** "DKI Jakarta" */
const CAPITAL_PROVINCE = /^DKI /i;

const CACHED_CELLS = 20_000;

export type CityParts = Readonly<Pick<AddressParts, "city" | "state" | "postalCode">>;

/** Splits a city cell that contains other parts of the address: "8032 Zürich", "Austin, TX", "Kadıköy/İstanbul". */
export const readCityCell: (text: string, countryCode?: string) => CityParts = rememberByCountry(
  (text, countryCode) => splitCityCell(text, countryCode || undefined),
  CACHED_CELLS,
);

function splitCityCell(text: string, countryCode: string | undefined): CityParts {
  const designated = CITY_OF_WARD[countryCode ?? ""]?.exec(text)?.[1];
  if (designated !== undefined && isKnownCity(designated, countryCode)) return { city: designated };
  const eastern = cityBehindProvince(text, countryCode);
  if (eastern !== undefined) return { city: eastern };
  const [, named = "", country = ""] = BEFORE_COUNTRY.exec(text) ?? [];
  if (countryCode !== undefined && countryCodeOfName(country) === countryCode) return readCityCell(named, countryCode);
  const [, first = "", second = ""] = TWO_NAMES.exec(text) ?? [];
  const isEither = first !== "" && !isKnownCity(text, countryCode);
  if (isEither && areNamesOfOneCity(first, second, countryCode)) return { city: first };
  const province = countryCode === "TR" ? provinceOfTail(text) : undefined;
  if (province !== undefined) return { city: province };
  if (stripPostalCode(text) === "") return { city: text, postalCode: text };
  const brazilian = BRAZILIAN_CITY.exec(text);
  const isBrazilian = countryCode === "BR" || (countryCode === undefined && brazilian?.groups?.between === "/");
  if (brazilian !== null && isBrazilian) return { city: brazilian[1], state: brazilian[3] };
  const beside = cityBesideCode(text, countryCode);
  if (beside !== undefined) return beside;
  const code = POSTAL_IN_CITY.exec(text);
  const city = code?.[2] ?? code?.[3];
  if (city !== undefined && (code?.[1] === undefined || mayPrecedeTown(countryCode)))
    return { ...readCityCell(city.trim(), countryCode), postalCode: code?.[1] ?? code?.[4] };
  const state = US_CITY.exec(text);
  const isAmerican = countryCode === undefined || countryCode === "US" || countryCode === "CA";
  const spelled = isAmerican ? SPELLED_STATE.exec(text) : null;
  if (spelled !== null && isUsState(spelled[2] ?? "")) return { city: spelled[1]?.trim(), state: spelled[2] };
  const inRegion = countryCode === undefined || isAmerican ? undefined : cityInRegion(text, countryCode);
  if (inRegion !== undefined) return inRegion;
  return state !== null && isAmerican && AMERICAN_STATES.has(state[2] ?? "")
    ? { city: state[1], state: state[2], postalCode: state[3] }
    : { city: withoutLevel(withoutState(text, countryCode), countryCode) };
}

/**
 * "Johor Bahru, Johor": a city before its region or district, or before what is no city; "Merangin, Jambi": an Indonesian regency before
 * its province, which may share its name with its capital.
 */
function cityInRegion(text: string, countryCode: string): CityParts | undefined {
  const [, city = "", state = ""] = CITY_AND_REGION.exec(text) ?? [];
  if (city === "") return undefined;
  if (!isKnownCity(city, countryCode)) {
    if (OF_DISTRICT.test(state) && isCityName(city, countryCode)) return { city };
    const isProvince = countryCode === "ID" && countriesOfRegion(state.replace(CAPITAL_PROVINCE, "")).has("ID");
    return (isProvince || isRegionAlone(state, countryCode)) && isCityName(city, countryCode)
      ? { city, state }
      : undefined;
  }
  const isRegion = foldText(city) === foldText(state) || countriesOfRegion(state).has(countryCode);
  if (isRegion) return { city, state };
  const isOfNoCity = isCityName(state, countryCode) && !isKnownCity(state, countryCode);
  return OF_DISTRICT.test(state) || isOfNoCity ? { city } : undefined;
}

/**
 * A city of the country beside its postal code in any country's form, or beside its district: "Dublin D02 XY45", "150-0041 渋谷区",
 * "Oslo 0150", "Praha 5", "Paris Cedex 08", "г. Москва".
 */
function cityBesideCode(text: string, countryCode: string | undefined): CityParts | undefined {
  if (countryCode === undefined || isKnownCity(text, countryCode)) return undefined;
  const named = nameBesideTownWord(text, countryCode);
  const bare = (named ?? text).replace(LEVEL_BEFORE, "").replace(DISTRICT_BEHIND, "");
  for (const form of bare === text ? CODE_BESIDE_CITY : [/^(?<city>.*)$/, ...CODE_BESIDE_CITY]) {
    const { city = "", code } = form.exec(bare)?.groups ?? {};
    if (city === "") continue;
    const inside = isKnownCity(city, countryCode) || city === text ? { city } : readCityCell(city, countryCode);
    if (!isKnownCity(inside.city ?? "", countryCode)) continue;
    return code === undefined || !POSTAL_CODE.test(code) ? inside : { ...inside, postalCode: code };
  }
  return named !== undefined && !/\d/.test(bare) ? { city: bare } : undefined;
}
