import { anyOf, readWordLists } from "@meridian/platform/read-table";
import type { IdColumn } from "../../normalise/column-mapping.ts";
import { headerKey } from "./headers/header-fields.ts";
import { isOverture } from "./headers/header-hints.ts";

/** Sources of worldwide ids, by the folded headers of their id columns. */
const WORLDWIDE: readonly (readonly [scope: string, RegExp])[] = [
  ["osm", /^(?:osm|openstreetmap)(?:node|way|element|object|place)?id$|^osm$/],
  ["fsq", /^(?:fsq|foursquare)(?:place|venue)?id$/],
  ["gers", /^(?:gers|overture)(?:place)?id$/],
  ["yelp", /^yelp(?:business)?id$/],
  ["tripadvisor", /^tripadvisor(?:location|place)?id$/],
  ["here", /^here(?:place)?id$/],
  ["tomtom", /^tomtom(?:poi|place)?id$/],
  ["siret", /^(?:numero|n)?siret$/],
];
/** Patterns of folded headers: ids of a list's own, what has them, and numbers of licences, permits and registers. */
const HEADERS = readWordLists(new URL("id-headers.tsv", import.meta.url), [
  "ownId",
  "entity",
  "entityBehind",
  "licence",
]);
/** "id", "@id", "uuid", "store_code", "id local", "identifiant". */
const OWN_ID = new RegExp(`^${anyOf(HEADERS.ownId)}$`);
const OF_ENTITY = new RegExp(
  `^${anyOf(HEADERS.entity)}(?:unique)?(?:id|uid|uuid|guid|code|key|ref|number|nummer|nr|numarasi|no|kodu|identifier|identifiant)$`,
);
const ID_OF_ENTITY = new RegExp(
  `^(?:id|codigo|codice|code|kode?|numero|numer|nr|nomor|код|номер)(?:de|del|della|do|da|du)?${anyOf(HEADERS.entityBehind)}$`,
);
/** "License No.", "N° d'agrément", "Registernummer", "Ruhsat No", "許可番号". */
const LICENCE = new RegExp(`^${anyOf(HEADERS.licence)}$`);

/** Id columns, best first: worldwide, the list's own, a register's. */
export function findIdColumns(headers: readonly string[], isFree: (column: number) => boolean): IdColumn[] {
  const isFromOverture = isOverture(headers);
  const keyed = [...headers.entries()]
    .filter(([column]) => isFree(column))
    .map(([column, header]) => ({ column, key: headerKey(header.replaceAll("#", " number")) }));
  const worldwide = keyed.flatMap(({ column, key }) => {
    const scope = isFromOverture && key === "id" ? "gers" : WORLDWIDE.find(([, pattern]) => pattern.test(key))?.[0];
    return scope === undefined ? [] : [{ column, scope, isWorldwide: true }];
  });
  const ofList = (patterns: readonly RegExp[]) =>
    keyed
      .filter(({ key }) => patterns.some((pattern) => pattern.test(key)))
      .map(({ column, key }) => ({ column, scope: key, isWorldwide: false }));
  return [...worldwide, ...ofList([OWN_ID, OF_ENTITY, ID_OF_ENTITY]), ...ofList([LICENCE])];
}
