import { headerLines } from "./column-synonyms.ts";
import { fieldsOfWords } from "./header-fields.ts";
import { partHeaders } from "./part-headers.ts";

/** dBASE, in which shapefiles keep their attributes, cuts names here and has no other signs. */
const MAX_CHARS = 10;
const MIN_CUT = 2;
const CUT_NAME = /_nam$/i;
/** No name of dBASE. */
const NO_NAME = /[^\p{L}\d_@]/u;
const OTHER_SIGN = /[^a-z\d]/gi;
/** The keys of OpenStreetMap and other sources of maps, which win over words that people write. */
const PATHS = "path";

let fullNames: ReadonlyMap<string, string> | undefined;

/** The headers of a shapefile as they were before it cut them: "addr_postc" is "addr:postcode". Others stay. */
export function withFullNames(given: readonly string[]): readonly string[] {
  const headers = withCutName(given);
  if (headers.some((header) => header.length > MAX_CHARS || NO_NAME.test(header))) return headers;
  if (headers.filter((header) => header.length === MAX_CHARS).length < MIN_CUT) return headers;
  fullNames ??= new Map([...findFullNames(false), ...findFullNames(true)]);
  const names = fullNames;
  return headers.map((header) => {
    return fieldsOfWords(header).length > 0 ? header : (names.get(header.toLowerCase()) ?? header);
  });
}

/** "Fcilty_nam": what the thing is called, by an abbreviation that only its list knows, in a list without another name. */
function withCutName(headers: readonly string[]): readonly string[] {
  const cut = headers.filter((header) => header.length === MAX_CHARS);
  const isNamed = headers.some((header) => fieldsOfWords(header).some(({ field }) => field === "name"));
  const [own, ...others] = cut.filter((header) => CUT_NAME.test(header));
  if (own === undefined || others.length > 0 || isNamed || cut.length <= MIN_CUT) return headers;
  return headers.map((header) => (header === own ? "name" : header));
}

/** By cut name: the known header it comes from, unless those of several meanings are cut to it. */
function findFullNames(areOfPaths: boolean): Map<string, string> {
  const names = new Map<string, string>();
  const meanings = new Map<string, Set<string>>();
  for (const { meaning, header } of [...knownNames(areOfPaths), ...(areOfPaths ? [] : partHeaders())]) {
    const cut = header.replace(OTHER_SIGN, "_").slice(0, MAX_CHARS).toLowerCase();
    if (header.length <= MAX_CHARS) continue;
    meanings.set(cut, (meanings.get(cut) ?? new Set()).add(meaning));
    if (!names.has(cut)) names.set(cut, header);
  }
  for (const [cut, { size }] of meanings) if (size > 1) names.delete(cut);
  return names;
}

function knownNames(areOfPaths: boolean): { meaning: string; header: string }[] {
  const lines = headerLines().filter(({ language }) => (language === PATHS) === areOfPaths);
  return lines.flatMap(({ field, headers }) => headers.map((header) => ({ meaning: field, header })));
}
