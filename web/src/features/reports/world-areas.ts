import type { Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type CountriesTopology = Topology<{ countries: GeometryCollection }>;

export interface CountryArea {
  /** ISO 3166-1 alpha-2; undefined if there is none. */
  countryCode: string | undefined;
  /** The outline on a sheet of size `SHEET`. */
  path: string;
}

/** Plain degrees of longitude and latitude, without the poles. */
const NORTH = 84;
const SOUTH = -57;
const SCALE = 2.5;
const HALF_TURN = 180;
const FULL_TURN = 360;
export const SHEET = { width: FULL_TURN * SCALE, height: (NORTH - SOUTH) * SCALE } as const;

/** The countries as shapes on a flat sheet. Antarctica is omitted. */
export function countryAreas(topology: CountriesTopology): CountryArea[] {
  const areas: CountryArea[] = [];
  for (const { id, geometry } of feature(topology, topology.objects.countries).features) {
    const countryCode = countryCodeOfNumber(String(id ?? ""));
    if (countryCode === "AQ") continue;
    if (geometry.type === "Polygon") areas.push({ countryCode, path: pathOf(geometry.coordinates) });
    if (geometry.type === "MultiPolygon") areas.push({ countryCode, path: geometry.coordinates.map(pathOf).join("") });
  }
  return areas;
}

function pathOf(rings: readonly (readonly Position[])[]): string {
  return rings.map(ringPath).join("");
}

/** A ring across the date line is drawn at both edges of the sheet, which clip it. */
function ringPath(ring: readonly Position[]): string {
  const whole = unrolled(ring);
  const isOverEdge = whole.some(([lng]) => lng > HALF_TURN || lng < -HALF_TURN);
  const turns = isOverEdge ? [-FULL_TURN, 0, FULL_TURN] : [0];
  return turns.map((turn) => `M${whole.map(([lng, lat]) => placeOf(lng + turn, lat)).join("L")}Z`).join("");
}

/** The ring without the jump from one edge to the other. */
function unrolled(ring: readonly Position[]): [lng: number, lat: number][] {
  let turn = 0;
  let last: number | undefined;
  return ring.map(([lng = 0, lat = 0]) => {
    if (last !== undefined && Math.abs(lng - last) > HALF_TURN) turn += lng < last ? FULL_TURN : -FULL_TURN;
    last = lng;
    return [lng + turn, lat];
  });
}

function placeOf(lng: number, lat: number): string {
  const top = Math.min(NORTH, Math.max(SOUTH, lat));
  return `${((lng + HALF_TURN) * SCALE).toFixed(1)} ${((NORTH - top) * SCALE).toFixed(1)}`;
}

/** ISO 3166-1 numbers and letters of every country in the outlines. */
const CODES = `
  004AF 008AL 010AQ 012DZ 024AO 031AZ 032AR 036AU 040AT 044BS 050BD 051AM 056BE 064BT 068BO 070BA 072BW 076BR
  084BZ 090SB 096BN 100BG 104MM 108BI 112BY 116KH 120CM 124CA 140CF 144LK 148TD 152CL 156CN 158TW 170CO 178CG
  180CD 188CR 191HR 192CU 196CY 203CZ 204BJ 208DK 214DO 218EC 222SV 226GQ 231ET 232ER 233EE 238FK 242FJ 246FI
  250FR 260TF 262DJ 266GA 268GE 270GM 275PS 276DE 288GH 300GR 304GL 320GT 324GN 328GY 332HT 340HN 348HU 352IS
  356IN 360ID 364IR 368IQ 372IE 376IL 380IT 384CI 388JM 392JP 398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA
  422LB 426LS 428LV 430LR 434LY 440LT 442LU 450MG 454MW 458MY 466ML 478MR 484MX 496MN 498MD 499ME 504MA 508MZ
  512OM 516NA 524NP 528NL 540NC 548VU 554NZ 558NI 562NE 566NG 578NO 586PK 591PA 598PG 600PY 604PE 608PH 616PL
  620PT 624GW 626TL 630PR 634QA 642RO 643RU 646RW 682SA 686SN 688RS 694SL 703SK 704VN 705SI 706SO 710ZA 716ZW
  724ES 728SS 729SD 732EH 740SR 748SZ 752SE 756CH 760SY 762TJ 764TH 768TG 780TT 784AE 788TN 792TR 795TM 800UG
  804UA 807MK 818EG 826GB 834TZ 840US 854BF 858UY 860UZ 862VE 887YE 894ZM
`;

const NUMBER_CHARS = 3;

const letters = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((code) => [code.slice(0, NUMBER_CHARS), code.slice(NUMBER_CHARS)]),
);

/** "792" is TR. */
function countryCodeOfNumber(number: string): string | undefined {
  return letters.get(number);
}
