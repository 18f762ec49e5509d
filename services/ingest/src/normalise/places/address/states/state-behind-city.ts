import { foldText } from "@meridian/domain/text/fold-text";
import { anyOf } from "@meridian/platform/read-table";
import { AUSTRALIAN_STATES, CANADIAN_PROVINCES, US_STATES } from "../../country/country.ts";
import { countriesOfRegion, isAnyCity, isKnownCity, isMainNameOfCity } from "../../known-cities.ts";

/** Abbreviated states, provinces or Danish and Maltese postal districts after the city, by country. */
const STATE_BEHIND_CITY: Readonly<Record<string, RegExp>> = {
  DK: / [A-ZØ]{1,2}$/,
  IT: / \(?[A-Z]{2}\)?$/,
  BR: /\s*[-–/]\s*(?:A[CLPM]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/,
  AU: new RegExp(` ${anyOf(AUSTRALIAN_STATES)}$`),
  CA: new RegExp(` ${anyOf(CANADIAN_PROVINCES)}$`),
  CH: / (?:A[GIR]|B[ELS]|FR|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])$/,
  MT: / [A-Z]{3}$/,
  US: new RegExp(` ${anyOf([...US_STATES])}$`),
};

/** "Bologna (BO)": no town's name ends so. */
const STATE_IN_BRACKETS = / \([A-Z]{2}\)$/;
/** "Bilbao (Bizkaia)", "Coruña (A)" */
const IN_BRACKETS = /^(\p{L}[^()]*?) \((\p{L}[^()]*)\)$/u;
const ARTICLE = /^\p{L}{1,3}$/u;

/** Below this size, a town's name is as often the end of a district's: "Tanah Abang". */
const MIN_INHABITANTS = 50_000;
const LEVEL = /^(?:kabupaten|kab\.?|kota|kecamatan|kec\.?)\s/i;
/** The abbreviation of a regency, which needs no space behind it. */
const KAB = /^kab\./i;

/** Where the country is not known, either. */
export function withoutBracketedState(text: string): string {
  const city = text.replace(STATE_IN_BRACKETS, "");
  if (city !== text) return isAnyCity(city) ? city : text;
  const [, town, region] = IN_BRACKETS.exec(text) ?? [];
  if (town === undefined || region === undefined || !isAnyCity(town)) return text;
  return foldText(town) === foldText(region) || countriesOfRegion(region).size > 0 ? town : text;
}

/** "Bologna BO" is Bologna, but "Paolo VI" is a town, and "Granada (La)", with its article behind, is not Granada. */
export function withoutState(text: string, countryCode = ""): string {
  if (countryCode === "") return withoutBracketedState(text);
  const [, town = "", region = ""] = IN_BRACKETS.exec(text) ?? [];
  if (ARTICLE.test(region) && isKnownCity(`${region} ${town}`, countryCode)) return `${region} ${town}`;
  if (isKnownCity(town, countryCode) && (foldText(town) === foldText(region) || !isKnownCity(text, countryCode)))
    return town;
  const city = text.replace(STATE_BEHIND_CITY[countryCode] ?? "", "");
  if (countryCode === "US" && !isKnownCity(city, countryCode)) return text;
  return city !== text && isKnownCity(text, countryCode) ? text : city;
}

/** Regencies around cities of the same name, which are not part of them. */
const AROUND_CITIES = new RegExp(
  `^(?:kabupaten|kab\\.?)\\s*(?:${"bandung bekasi bima blitar bogor cirebon gorontalo jayapura kediri kupang madiun magelang malang mojokerto pasuruan pekalongan probolinggo semarang serang solok sorong sukabumi tangerang tasikmalaya tegal".split(" ").join("|")})$`,
  "i",
);

/** "Kabupaten Cilacap" and "Condong Catur Sleman" are in Cilacap and Sleman, but "Kota Agung" is a town. */
export function withoutLevel(text: string, countryCode: string | undefined): string {
  if (countryCode !== "ID" || isKnownCity(text, countryCode) || AROUND_CITIES.test(text)) return text;
  const spaced = text.replace(KAB, "$& ");
  const words = spaced.split(/[\s-]+/);
  const isCity = (end: string) =>
    LEVEL.test(spaced) ? isKnownCity(end, countryCode) : isMainNameOfCity(end, countryCode, MIN_INHABITANTS);
  const ends = [3, 2, 1].filter((count) => count < words.length).map((count) => words.slice(-count).join(" "));
  return ends.find(isCity) ?? text;
}
