import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { placeKeyOf } from "../../shared/knowledge/src/places/place-key.ts";
import type { RegionRow } from "./place-tables.ts";
import { codeOfGeoNames, currentCode } from "./region-codes.ts";

const regionSchema = z.object({
  name: z.string(),
  /** By language. */
  names: z.record(z.string(), z.string()),
  /** The end of the ISO 3166-2 code. */
  iso: z.string().nullish(),
  /** GeoNames' code. */
  admin: z.string().nullish(),
  reference: z.object({ geonames: z.number().nullish() }),
});
const countriesSchema = z.record(z.string(), z.object({ regions: z.array(regionSchema).default([]) }));
/** By GeoNames id, then by language. */
const namesSchema = z.record(z.string(), z.record(z.string(), z.string()));
/** Names by "usca". */
const subdivisionsSchema = z.object({
  subdivisions: z.object({ localeDisplayNames: z.object({ subdivisions: z.record(z.string(), z.string()) }) }),
});

/** Footnotes of CLDR. */
const MARKS = /[²³†]/gu;

export interface SourceRegions {
  /** By code. */
  rows: readonly RegionRow[];
  /** Codes by country and GeoNames' code within it: "NO/46". */
  codes: ReadonlyMap<string, string>;
}

/** Regions of all countries. */
export function convertRegions(folder: string): SourceRegions {
  const modules = join(folder, "node_modules");
  const countries = countriesSchema.parse(readJson(modules, "iso3166-2-db/data/iso3166-2.json"));
  const namesById = namesSchema.parse(readJson(modules, "iso3166-2-db/data/names_geonames.json"));
  const english = readEnglish(modules);
  const rows = new Map<string, RegionRow>();
  const codes = new Map<string, string>();
  for (const [country, { regions }] of Object.entries(countries)) {
    for (const { name, names, iso, admin, reference } of regions) {
      if (!iso) continue;
      const code = currentCode.get(`${country}-${iso}`) ?? `${country}-${iso}`;
      if (admin) codes.set(`${country}/${admin}`, code);
      const all = [name, ...Object.values(names), ...Object.values(namesById[String(reference.geonames)] ?? {})];
      const plain = rows.get(code)?.name ?? english(code) ?? names.en ?? name;
      rows.set(code, {
        code,
        name: plain,
        otherNames: otherNames(plain, [...(rows.get(code)?.otherNames ?? []), ...all]),
      });
    }
  }
  for (const [admin, code] of codeOfGeoNames) {
    codes.set(admin, code);
    if (code !== "" && !rows.has(code)) rows.set(code, { code, name: english(code) ?? code, otherNames: [] });
  }
  return { codes, rows: [...rows.values()].sort((one, other) => (one.code < other.code ? -1 : 1)) };
}

/** English names by code. */
function readEnglish(folder: string): (code: string) => string | undefined {
  const { subdivisions } = subdivisionsSchema.parse(readJson(folder, "cldr-subdivisions-full/subdivisions/en/en.json"))
    .subdivisions.localeDisplayNames;
  return (code) => subdivisions[code.replace("-", "").toLowerCase()]?.replace(MARKS, "").trim();
}

/** One of each spelling that lookups distinguish from the name. */
export function otherNames(name: string, names: readonly string[]): string[] {
  const byKey = new Map(names.map((text) => [placeKeyOf(text), text.replaceAll(/[\t\n|]/g, " ").trim()]));
  byKey.delete("");
  byKey.delete(placeKeyOf(name));
  return [...byKey.values()];
}

function readJson(folder: string, path: string): unknown {
  return JSON.parse(readFileSync(join(folder, path), "utf8"));
}
