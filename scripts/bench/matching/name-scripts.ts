import { readTable, splitEntries } from "../../../shared/platform/src/read-table.ts";
import type { NameWords } from "./add-noise.ts";

/** What names and addresses of one script are made of. */
export interface Script extends NameWords {
  name: string;
  countryCode: string;
  cities: readonly (readonly [name: string, lat: number, lng: number])[];
  streets: readonly string[];
  /** Own words of names, combined in pairs. */
  firsts: readonly string[];
  seconds: readonly string[];
  phone: string;
  /** Between the words of a name. */
  space: string;
}

export const SCRIPTS: readonly Script[] = readTable(new URL("scripts.tsv", import.meta.url), [
  "name",
  "countryCode",
  "cities",
  "streets",
  "firsts",
  "seconds",
  "kinds",
  "legalForms",
  "phone",
  "space",
]).map(({ cities, streets, firsts, seconds, kinds, legalForms, ...texts }) => ({
  ...texts,
  cities: splitEntries(cities).map((city) => {
    const [name = "", lat, lng] = city.split("=");
    return [name, Number(lat), Number(lng)] as const;
  }),
  streets: splitEntries(streets),
  firsts: splitEntries(firsts),
  seconds: splitEntries(seconds),
  kinds: splitEntries(kinds),
  legalForms: splitEntries(legalForms),
}));
