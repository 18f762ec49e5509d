import type { DatabaseSync } from "node:sqlite";
import { countryContradictionsOf } from "@meridian/domain/places/country-contradiction";
import { finestCellOf } from "@meridian/domain/places/map-grid";
import { optionalNumber, optionalText } from "./sql-row.ts";

/** Functions that migrations call from SQL to fill derived columns. */
export function defineMigrationFunctions(connection: DatabaseSync): void {
  const pure = { deterministic: true };
  connection.function("map_cell_of", pure, (lat, lng) => finestCellOf({ lat: Number(lat), lng: Number(lng) }));
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
