import type { Feature, FeatureCollection, Point } from "geojson";

export interface PlaceName {
  kind: string;
  name: string;
  /** From here on the map has room for the name. */
  minZoom: number;
  /** The lower, the sooner it gets a place where two have no room. */
  rank: number;
}

/** The names of the plain map as GeoJSON. Each line of the text is kind, name, longitude, latitude and zoom, between tabs. */
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
