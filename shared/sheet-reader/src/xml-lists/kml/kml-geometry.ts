import type { Geometry } from "../../records/point-of-geometry.ts";
import { childOf, childrenOf, textOf, type XmlElement } from "../xml-element.ts";

type Coordinates = readonly (readonly number[])[];

/** The geometry of a KML element in GeoJSON's terms; undefined for other elements, and for one without coordinates. */
export function geometryOf(element: XmlElement): Geometry | undefined {
  switch (element.local) {
    case "Point": {
      const [position] = coordinatesOf(element);
      return position === undefined ? undefined : { type: "Point", coordinates: position };
    }
    case "LineString":
    case "LinearRing":
      return { type: "LineString", coordinates: coordinatesOf(element) };
    case "Polygon": {
      const outer = childOf(element, "outerBoundaryIs") ?? element;
      const ring = childOf(outer, "LinearRing");
      return ring === undefined ? undefined : { type: "Polygon", coordinates: [coordinatesOf(ring)] };
    }
    case "Model":
      return locationOf(element);
    case "MultiGeometry":
    case "MultiTrack":
      return firstOf(childrenOf(element).map(geometryOf));
    case "Track":
      return { type: "LineString", coordinates: childrenOf(element).filter(isPosition).map(positionOfTrack) };
    default:
      return undefined;
  }
}

/** A point says where a place is; a shape only how far it reaches. */
function firstOf(geometries: readonly (Geometry | undefined)[]): Geometry | undefined {
  const all = geometries.filter((geometry) => geometry !== undefined);
  return all.find(({ type }) => type === "Point") ?? all[0];
}

/** "115.07,5.03,0 115.08,5.04,0" */
function coordinatesOf(element: XmlElement): Coordinates {
  const coordinates = childOf(element, "coordinates");
  if (coordinates === undefined) return [];
  const positions = textOf(coordinates)
    .replace(/\s*,\s*/g, ",")
    .split(/\s+/)
    .map((position) => position.split(",").map(toNumber));
  return positions.filter(isWhole);
}

function isPosition({ local }: XmlElement): boolean {
  return local === "coord";
}

function positionOfTrack(element: XmlElement): number[] {
  return textOf(element).split(/\s+/).map(toNumber);
}

function locationOf(element: XmlElement): Geometry | undefined {
  const location = childOf(element, "Location");
  const position = ["longitude", "latitude"].map((name) => {
    const part = location === undefined ? undefined : childOf(location, name);
    return part === undefined ? Number.NaN : toNumber(textOf(part));
  });
  return isWhole(position) ? { type: "Point", coordinates: position } : undefined;
}

function isWhole(position: readonly number[]): boolean {
  return position.length >= 2 && position.every(Number.isFinite);
}

/** "" is no number. */
function toNumber(text: string): number {
  return text === "" ? Number.NaN : Number(text);
}
