import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { placeKeyOf } from "../../shared/knowledge/src/places/place-key.ts";
import type { RegionRow } from "./place-tables.ts";

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

/** By country: endings of former ISO codes in `iso3166-2-db`, and the current ones. */
const RENAMED: Readonly<Record<string, string>> = {
  CN: `11=BJ 12=TJ 13=HE 14=SX 15=NM 21=LN 22=JL 23=HL 31=SH 32=JS 33=ZJ 34=AH 35=FJ 36=JX 37=SD 41=HA 42=HB 43=HN 44=GD 45=GX 46=HI
    50=CQ 51=SC 52=GZ 53=YN 54=XZ 61=SN 62=GS 63=QH 64=NX 65=XJ`,
  CZ: "PR=10 ST=20 JC=31 PL=32 KA=41 US=42 LI=51 KR=52 PA=53 VY=63 JM=64 OL=71 ZL=72 MO=80",
  EE: "86=87 82=81 78=79 70=71 65=64 67=68 49=50 51=52",
  IN: "CT=CG OR=OD TG=TS UL=UK UT=UK",
  KR: "22=50",
  KZ: `AKM=11 AKT=15 ALA=75 ALM=19 AST=71 ATY=23 KAR=35 KUS=39 KZY=43 MAN=47 PAV=55 SEV=59 VOS=63 YUZ=61 ZAP=27 ZHA=31`,
  ZA: "ZN=KZN GT=GP",
};

/** By country: GeoNames codes that `iso3166-2-db` lacks or maps differently, and the endings of ISO codes; empty for none. */
const OF_GEONAMES: Readonly<Record<string, string>> = {
  BW: "12=CH 13=FR 14=GA 15=JW 16=LO 17=SP 18=ST",
  CL: "18=NB",
  ET: "SI=SI SW=SW",
  GH: "12=AF 13=BO 14=BE 15=NE 16=OT 17=SV 18=WN",
  ID: "39=PB PD=PD PE=PE PS=PS PT=PT",
  IN: "41=LA 52=DH",
  KZ: "12510143=10 12510144=33 12510145=62 1537272=79",
  LV: "AN=111 DN=112",
  NO: "21=50 34=34 42=42 46=46",
  NP: "1=P1 2=P2 3=P3 4=P4 5=P5 6=P6 7=P7",
  TW: "02=KHH 03=TPE 04=",
  TZ: "32=31",
  VN: `01=HN 04=04 08=07 11=71 12=01 14=05 15=02 19=69 20=09 22=13 24=56 25=68 31=HP 33=66 37=18 38=21 40=22 42=23 44=25 46=26 48=DN
    51=29 52=30 56=34 66=33 68=35 75=39 79=SG 80=37 82=45 86=49 91=44 92=CT 96=59`,
};

/** The current ISO 3166-2 code. */
const currentCode = readCodes(RENAMED, ([country, former]) => `${country}-${former}`);
/** ISO 3166-2 codes by country and code of GeoNames: "NO/46". */
const codeOfGeoNames = readCodes(OF_GEONAMES, ([country, admin]) => `${country}/${admin}`);

function readCodes(
  table: Readonly<Record<string, string>>,
  keyOf: (entry: [country: string, code: string]) => string,
): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const [country, pairs] of Object.entries(table)) {
    for (const pair of pairs.split(/\s+/)) {
      const [from = "", to = ""] = pair.split("=");
      codes.set(keyOf([country, from]), to === "" ? "" : `${country}-${to}`);
    }
  }
  return codes;
}
