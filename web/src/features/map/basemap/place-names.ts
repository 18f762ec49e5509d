import type { Feature, FeatureCollection, Point } from "geojson";

export interface PlaceName {
  kind: string;
  name: string;
  /** The zoom from which the map has room for the name. */
  minZoom: number;
  /** Lower ranks win if two names collide. */
  rank: number;
}

/** The names of the plain map as GeoJSON. Each line of the text holds kind, name, longitude, latitude and zoom, separated by tabs. */
export function placeNames(text: string): FeatureCollection<Point, PlaceName> {
  const features: Feature<Point, PlaceName>[] = [];
  for (const [rank, line] of text.split("\n").entries()) {
    const [kind = "", name = "", lng, lat, minZoom] = line.split("\t");
    const coordinates = [Number(lng), Number(lat)];
    if (name === "" || !coordinates.every(Number.isFinite)) continue;
    const properties = { kind, name, minZoom: Number(minZoom), rank };
    features.push({ type: "Feature", geometry: { type: "Point", coordinates }, properties });
  }
  return { type: "FeatureCollection", features };
}
