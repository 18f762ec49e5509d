import type { DatabaseSync } from "node:sqlite";
import { countryContradictionsOf } from "@meridian/domain/places/country-contradiction";
import { finestCellOf } from "@meridian/domain/places/map-grid";
import { hash53 } from "@meridian/platform/hash64";
import { optionalNumber, optionalText, textOf } from "./sql-row.ts";

/** Functions for derived columns, which migrations and statements call from SQL. */
export function defineMigrationFunctions(connection: DatabaseSync): void {
  const pure = { deterministic: true };
  connection.function("map_cell_of", pure, (lat, lng) => finestCellOf({ lat: Number(lat), lng: Number(lng) }));
  connection.function("key_hash", pure, (key) => hash53(textOf(key)));
  connection.function("contradicts_country", pure, (countryCode, timeZone, phoneE164, latitude, longitude) => {
    const found = countryContradictionsOf({
      countryCode: optionalText(countryCode),
      timeZone: optionalText(timeZone),
      phoneE164: optionalText(phoneE164),
      latitude: optionalNumber(latitude),
      longitude: optionalNumber(longitude),
    });
    return found.length > 0 ? 1 : 0;
  });
}
