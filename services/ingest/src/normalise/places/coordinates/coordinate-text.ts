import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { parseLooseJson } from "../../values/loose-json.ts";
import { type GroupReading, parseNumber } from "../../values/number.ts";
import { asciiDigits, cleanText } from "../../values/text.ts";

/** Two numbers from a text. */
export interface CoordinatePair {
  latitude: number;
  longitude: number;
  /** Nothing in the text says which comes first. */
  isOrderOpen: boolean;
  /** The longitude may be west or east; see `isWestOrEast`. */
  isSideOpen?: boolean;
}

const DECIMALS: GroupReading = "decimals";
const POINT_NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`;
const WITH_POINT = String.raw`[+-]?\d+\.\d+`;
const MAX_CHARS = 200;
const POINT = new RegExp(
  String.raw`^(?:SRID=\d+;)?\s*(?:POINT\s*Z?M?\s*\(|MULTIPOINT\s*Z?M?\s*\(\s*\(?)\s*(${POINT_NUMBER})[\s,]+(${POINT_NUMBER})(?:\s+${POINT_NUMBER})?\s*\)?(?:\)|,[\d\s,().+-]{1,200}\))$`,
  "i",
);
/** A comma separates two numbers only if both have a decimal point: "41,28" is one number. */
const PAIR = new RegExp(
  String.raw`^(?:geo:)?[([{\s]*(?:(${WITH_POINT})°?,(${WITH_POINT})°?(?:,\d{1,4}(?:\.\d+)?z?)?|(${POINT_NUMBER})°?(?:\s*[;|/]\s*|,\s+|\s+)(${POINT_NUMBER})°?)[)\]}\s]*$`,
  "i",
);
/** Socrata writes the point in brackets after the address. */
const POINT_BEHIND_ADDRESS = new RegExp(String.raw`\p{L}.*\((${WITH_POINT}),\s*(${WITH_POINT})\)$`, "u");
const COMMA_PAIR =
  /^[([{\s]*([+-]?\d{1,3},\d+)\s*[;|/\s]\s*([+-]?\d{1,3},\d+)[)\]}\s]*$|^([+-]?\d{1,3},\d+),\s([+-]?\d{1,3},\d+)$/;
const ANGLE_PARTS =
  /^([NSEWO])?\s*([+-]?\d{1,3}(?:[.,]\d+)?)\s*(?:[°ºd:\s]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:['′’m:\s]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”s]|''|′′)?)?)?)?)?\s*([NSEWO])?$/i;
/** "58°5'20\"O": west in Romance languages, east in German and Dutch. */
const WEST_OR_EAST = /^\s*O\s*\d|\d.*O\s*$/i;
const TWO_ANGLES = /^([NSEWO].+?)[\s,;/|]+([NSEWO].*)$|^(.+?[NSEWO])[\s,;/|]*(\d.*)$/i;
const PLACE_IN_URL = new RegExp(`!3d(${POINT_NUMBER})!4d(${POINT_NUMBER})`);
const QUERY_IN_URL = new RegExp(
  `[?&](?:q|query|ll|text|daddr|destination|center)=(?:loc:)?(${POINT_NUMBER})(?:,|%2C)\\+?(${POINT_NUMBER})(?=&|$)`,
  "i",
);
/** Yandex writes the longitude of a point or of the map's middle first, but in a search as people do. */
const EAST_FIRST_IN_URL = new RegExp(
  `yandex\\.[a-z.]+/maps[^?]*\\?(?:[^#]*&)?(?:pt|whatshere\\[point\\]|whatshere%5Bpoint%5D)=(${POINT_NUMBER})(?:,|%2C)(${POINT_NUMBER})`,
  "i",
);
/** Well-known binary (WKB) of a point, as in PostGIS and Overture: byte order, type with or without a reference system, x and y. */
const BINARY_POINT = /^01(?:01000000|01000020[0-9a-f]{8})([0-9a-f]{16})([0-9a-f]{16})$/i;
const YANDEX_VIEW = /(yandex\.[a-z.]+\/maps[^?]*\?(?:[^#]*&)?)ll=/i;
/** Seven decimals are a centimetre. */
const DEGREE_DIGITS = 1e7;
/** North, south, east and west in languages whose words or letters mean no other side in another: "38° 25' 40\" K". */
const SIDES = new Map(
  [
    "K G D B",
    "kuzey güney doğu batı",
    "с.ш. ю.ш. в.д. з.д.",
    "пн.ш. пд.ш. сх.д. зх.д.",
    "Β Ν Α Δ",
    "北緯 南緯 東経 西経",
  ]
    .concat("北纬 南纬 东经 西经", "북위 남위 동경 서경", "LU LS BT BB")
    .flatMap((words) => words.split(" ").map((word, at) => [word, "NSEW".charAt(at)] as const)),
);
const SIDE = `(?:${[...SIDES.keys()].join("|").replaceAll(".", "\\.?\\s?")})`;
const SIDE_WORDS = new RegExp(
  String.raw`(?<=^|[\s,;/|])${SIDE}(?=\s*\d)|(?<=[\d\s°º'’′"”″])${SIDE}(?=$|[\s,;/|])`,
  "gu",
);
const LABELLED_NUMBER = String.raw`\s*[:=：]?\s*([+-]?\d{1,3}[.,]\d+)°?`;
/** "Lat : 45,7597 / Long : 4,8357" */
const LABELLED = new RegExp(
  String.raw`^(?:lat(?:itude?)?|enlem|breite|широта|緯度|纬度|위도)\.?${LABELLED_NUMBER}[\s,;/|]*(?:lo?ng?(?:itude?)?|boylam|länge|долгота|経度|经度|경도)\.?${LABELLED_NUMBER}$`,
  "iu",
);
const LATITUDE_KEYS = ["lat", "latitude", "_latitude", "enlem"];
const LONGITUDE_KEYS = ["lng", "lon", "long", "longitude", "_longitude", "boylam"];

/** Latitude and longitude from one cell, in any form that exports use; undefined if it contains no pair. */
export function parsePair(cell: CellValue): CoordinatePair | undefined {
  const clean = cleanText(cell);
  const text = clean === undefined ? undefined : asciiDigits(clean);
  if (text === undefined) return undefined;
  if (/^[{[]/.test(text)) {
    const json = pairOfJson(parseLooseJson(text));
    if (json !== undefined) return json;
  }
  if (/^https?:/i.test(text)) return pairOfUrl(text);
  if (text.length > MAX_CHARS) return undefined;
  const point = POINT.exec(text);
  if (point !== null) return ordered(point[2], point[1]);
  const pair = PAIR.exec(text);
  if (pair !== null) return open(pair[1] ?? pair[3], pair[2] ?? pair[4]);
  const behind = POINT_BEHIND_ADDRESS.exec(text);
  if (behind !== null) return ordered(behind[1], behind[2]);
  const commas = COMMA_PAIR.exec(text);
  if (commas !== null) return open(commas[1] ?? commas[3], commas[2] ?? commas[4]);
  const labelled = LABELLED.exec(text);
  if (labelled !== null) return ordered(labelled[1], labelled[2]);
  return pairOfBinary(text) ?? pairOfAngles(withEnglishSides(text));
}

/** The position of the place itself in a map link, not the centre of the view. */
export function pairOfUrl(url: string): CoordinatePair | undefined {
  const east = EAST_FIRST_IN_URL.exec(url);
  if (east !== null) return ordered(east[2], east[1]);
  const match = PLACE_IN_URL.exec(url) ?? QUERY_IN_URL.exec(url.replace(YANDEX_VIEW, "$1"));
  return match === null ? undefined : ordered(match[1], match[2]);
}

/** Whether only the place can tell which side of the meridian an angle is on; `parseAngle` takes it for west. */
export function isWestOrEast(cell: CellValue): boolean {
  return typeof cell === "string" && WEST_OR_EAST.test(cell);
}

/** A latitude or longitude: "47,3769", "47.3769° N", "47°22'36.8\"N", "W 70.6". */
export function parseAngle(cell: CellValue, axis: "latitude" | "longitude"): number | undefined {
  if (typeof cell === "number") return parseNumber(cell, DECIMALS);
  const text = cleanText(cell)?.replace(/^['([]+|[,;)\]]+$/g, "");
  if (text === undefined || text.length > MAX_CHARS) return undefined;
  const plain = parseNumber(text, DECIMALS);
  if (plain !== undefined) return plain;
  const angle = angleOf(withEnglishSides(asciiDigits(text)));
  return angle === undefined || (angle.axis !== undefined && angle.axis !== axis) ? undefined : angle.degrees;
}

function withEnglishSides(text: string): string {
  return text.replace(SIDE_WORDS, (word) => SIDES.get(word) ?? SIDES.get(spaced(word)) ?? word);
}

/** "в. д" or "вд" as in the table: "в.д." */
function spaced(word: string): string {
  return `${word.replace(/[.\s]/g, "").replace(/(?=.$)/u, ".")}.`;
}

function pairOfAngles(text: string): CoordinatePair | undefined {
  const match = TWO_ANGLES.exec(text);
  if (match === null) return undefined;
  const texts = [match[1] ?? match[3] ?? "", match[2] ?? match[4] ?? ""];
  const [first, second] = texts.map(angleOf);
  if (first === undefined || second === undefined || first.axis === second.axis) return undefined;
  const [latitude, longitude] = first.axis === "latitude" ? [first, second] : [second, first];
  return latitude.axis === "latitude" && longitude.axis === "longitude"
    ? {
        latitude: latitude.degrees,
        longitude: longitude.degrees,
        isOrderOpen: false,
        ...(texts.some(isWestOrEast) ? { isSideOpen: true } : {}),
      }
    : undefined;
}

/** Degrees, minutes and seconds, with the axis and sign given by the letter before or after. */
function angleOf(text: string): { degrees: number; axis: "latitude" | "longitude" | undefined } | undefined {
  const match = ANGLE_PARTS.exec(text.trim());
  if (match === null) return undefined;
  const letter = (match[1] ?? match[5])?.toUpperCase();
  if (match[1] !== undefined && match[5] !== undefined) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = [match[2], match[3], match[4]].map((part) =>
    Number((part ?? "0").replace(",", ".")),
  );
  const isNegative = match[2]?.startsWith("-") === true;
  const isOpposite = letter === "S" || letter === "W" || letter === "O";
  if (minutes >= 60 || seconds >= 60 || (isNegative && isOpposite)) return undefined;
  const size = Math.round((Math.abs(degrees) + minutes / 60 + seconds / 3600) * DEGREE_DIGITS) / DEGREE_DIGITS;
  const axis = letter === undefined ? undefined : letter === "N" || letter === "S" ? "latitude" : "longitude";
  return { degrees: isNegative || isOpposite ? -size : size, axis };
}

function pairOfJson(json: unknown): CoordinatePair | undefined {
  if (Array.isArray(json) && json.length === 2) return open(json[0], json[1]);
  if (typeof json !== "object" || json === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(json));
  const inner = fields.get("coordinates") ?? fields.get("location") ?? fields.get("center");
  if (Array.isArray(inner) && inner.length >= 2) return ordered(inner[1], inner[0]);
  if (typeof inner === "object" && inner !== null) return pairOfJson(inner);
  const latitude = LATITUDE_KEYS.map((key) => fields.get(key)).find((value) => value !== undefined);
  const longitude = LONGITUDE_KEYS.map((key) => fields.get(key)).find((value) => value !== undefined);
  return ordered(latitude, longitude);
}

function pairOfBinary(text: string): CoordinatePair | undefined {
  const match = BINARY_POINT.exec(text);
  if (match === null) return undefined;
  const [x, y] = [match[1], match[2]].map((hex) => Buffer.from(hex ?? "", "hex").readDoubleLE(0));
  return ordered(y, x);
}

function ordered(latitude: unknown, longitude: unknown): CoordinatePair | undefined {
  return pairOf(latitude, longitude, false);
}

function open(first: unknown, second: unknown): CoordinatePair | undefined {
  return pairOf(first, second, true);
}

function pairOf(latitude: unknown, longitude: unknown, isOrderOpen: boolean): CoordinatePair | undefined {
  const [y, x] = [latitude, longitude].map((value) =>
    typeof value === "number" || typeof value === "string" ? parseNumber(value, DECIMALS) : undefined,
  );
  return y === undefined || x === undefined ? undefined : { latitude: y, longitude: x, isOrderOpen };
}
