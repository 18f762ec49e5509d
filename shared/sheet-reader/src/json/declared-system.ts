import type { Position } from "../records/point-of-geometry.ts";
import { readStart } from "../text/byte-source.ts";
import type { TextSource } from "../text/text-source.ts";

/** GeoJSON's `"crs": {"properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}` and ArcGIS's `"spatialReference": {"wkid": 102100}`. */
const WEB_MERCATOR =
  /"crs"\s*:\s*\{[^[\]]{0,100}"[^"]{0,60}EPSG:{1,2}(?:3857|900913)"|"(?:latestWkid|wkid)"\s*:\s*(?:3857|102100|102113|900913)\b/i;
const SAMPLE_BYTES = 16_384;
/** Metres along the equator from Greenwich to the far side. */
const HALF_EQUATOR = 20_037_508.342789244;
const MAX_DEGREES = 180;

/** Converts positions to degrees, for a file whose start declares the metres of web maps; undefined for other files. */
export async function declaredSystem(source: TextSource): Promise<((position: Position) => Position) | undefined> {
  const start = await readStart(source.open(), SAMPLE_BYTES);
  return WEB_MERCATOR.test(start.toString("latin1")) ? fromWebMercator : undefined;
}

/** Leaves degrees as they are: some programs write them whatever they declare. */
function fromWebMercator(position: Position): Position {
  if (position.every((value) => Math.abs(value) <= MAX_DEGREES)) return position;
  const [east, north] = position;
  const latitude = Math.atan(Math.sinh((north / HALF_EQUATOR) * Math.PI)) * (MAX_DEGREES / Math.PI);
  return [(east / HALF_EQUATOR) * MAX_DEGREES, latitude];
}
