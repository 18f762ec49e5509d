import { type Position, pointOfGeometry } from "../../records/point-of-geometry.ts";
import { attributeOf, childOf, childrenOf, type XmlElement } from "../xml-element.ts";

/** Tags that say nothing about a place. */
const OF_EDITING = new Set(["created_by", "source"]);

/** Whether an element says what it is. Deleted ones, which editors keep in their files, do not count. */
export function isTagged(element: XmlElement): boolean {
  if (attributeOf(element, "visible") === "false" || attributeOf(element, "action") === "delete") return false;
  return tagsOf(element).some(([key]) => !OF_EDITING.has(key));
}

export function idOf(element: XmlElement): number {
  return Number(attributeOf(element, "id"));
}

/** The nodes of a way whose positions it does not have itself. */
export function unplacedNodesOf(way: XmlElement): number[] {
  if (centreOf(way) !== undefined) return [];
  return nodesOf(way).flatMap((node) => (positionIn(node) === undefined ? [Number(attributeOf(node, "ref"))] : []));
}

/** The position that an element has as its attributes. */
export function positionIn(element: XmlElement): Position | undefined {
  const [longitude, latitude] = [attributeOf(element, "lon"), attributeOf(element, "lat")];
  if (longitude === undefined || latitude === undefined) return undefined;
  const position: Position = [Number(longitude), Number(latitude)];
  return position.every(Number.isFinite) ? position : undefined;
}

/** An element with its full id, since numbers of nodes, ways and relations overlap. Editors give new elements negative ids, which are not theirs for long. */
export function recordOfElement(element: XmlElement, positionOf: (node: number) => Position | undefined): object {
  const id = idOf(element);
  const position = positionIn(element) ?? centreOf(element) ?? middleOf(element, positionOf);
  const [lon, lat] = position ?? [];
  return {
    ...(id > 0 ? { "@id": `${element.local}/${id}` } : {}),
    ...(position === undefined ? {} : { lat, lon }),
    tags: Object.fromEntries(tagsOf(element)),
  };
}

function tagsOf(element: XmlElement): (readonly [string, string])[] {
  const tags = childrenOf(element).filter(({ local }) => local === "tag");
  return tags.map((tag) => [attributeOf(tag, "k") ?? "", attributeOf(tag, "v") ?? ""]);
}

function nodesOf(way: XmlElement): XmlElement[] {
  return childrenOf(way).filter(({ local }) => local === "nd");
}

/** Where Overpass says that an element is, or the middle of its box. */
function centreOf(element: XmlElement): Position | undefined {
  const centre = childOf(element, "center");
  if (centre !== undefined) return positionIn(centre);
  const bounds = childOf(element, "bounds");
  if (bounds === undefined) return undefined;
  const middle = (low: string, high: string) =>
    (Number(attributeOf(bounds, low)) + Number(attributeOf(bounds, high))) / 2;
  const position: Position = [middle("minlon", "maxlon"), middle("minlat", "maxlat")];
  return position.every(Number.isFinite) ? position : undefined;
}

/** The centroid of an outline, the middle of a line. */
function middleOf(way: XmlElement, positionOf: (node: number) => Position | undefined): Position | undefined {
  const nodes = nodesOf(way);
  const refs = nodes.map((node) => attributeOf(node, "ref"));
  const isRing = refs.length > 3 && refs[0] === refs.at(-1);
  const line = nodes.flatMap((node) => [positionIn(node) ?? positionOf(Number(attributeOf(node, "ref"))) ?? []]);
  const coordinates = line.filter((position) => position.length === 2);
  return pointOfGeometry(
    isRing ? { type: "Polygon", coordinates: [coordinates] } : { type: "LineString", coordinates },
  );
}
