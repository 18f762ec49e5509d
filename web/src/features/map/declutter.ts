import type { GeoJsonBox, MapCluster } from "@meridian/contracts/places/map";
import { mercatorX, mercatorY } from "@meridian/domain/places/web-mercator";
import type { MapPlace } from "./map-place.ts";
import type { LatLng } from "./pin-bounds.ts";

/** A listed business with its pin, which also represents those hidden behind it. */
export interface ShownPin {
  place: MapPlace;
  /** The listed businesses this pin represents, including its own. */
  ids: ReadonlySet<string>;
  /** The number of unlisted businesses it represents. */
  moreCount: number;
}

export interface ShownCluster {
  id: string;
  count: number;
  centre: LatLng;
  bounds: GeoJsonBox;
}

export interface ShownMarkers {
  pins: readonly ShownPin[];
  clusters: readonly ShownCluster[];
  /** Unlisted businesses outside any cluster. */
  dots: readonly MapPlace[];
}

export interface Markers {
  /** The listed ones, best first. */
  places: readonly MapPlace[];
  clusters: readonly MapCluster[];
  /** Businesses that are not in the list. */
  others: readonly MapPlace[];
}

/** The space of a pin with its longest text, above its position. */
export const PIN_BOX = { widthPx: 72, heightPx: 34 } as const;
const DOT_PX = 24;
const SMALLEST_CLUSTER_PX = 30;
const LARGEST_CLUSTER_PX = 64;
/** Added per power of ten. */
const GROWTH_PX = 8;
const GAP_PX = 2;
const WORLD_PX = 512;

/** A cluster's diameter. */
export function clusterSizePx(count: number): number {
  return Math.min(LARGEST_CLUSTER_PX, SMALLEST_CLUSTER_PX + Math.floor(Math.log10(count) * GROWTH_PX));
}

/** In pixels of the world map at this zoom. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Pin extends ShownPin {
  box: PixelBox;
  ids: Set<string>;
}

interface Group extends ShownCluster {
  box: PixelBox;
  /** Set if it represents a single business. */
  dot: MapPlace | undefined;
}

/**
 * Lays out markers so that none overlap at this zoom or closer. Pins come first, in list order; what would be behind a pin is counted on
 * it, and other overlapping markers become a cluster.
 */
export function declutter({ places, clusters, others }: Markers, zoom: number): ShownMarkers {
  const pins: Pin[] = [];
  for (const place of places) {
    const box = pinBox(place, zoom);
    const covering = pins.find((pin) => overlap(pin.box, box));
    if (covering === undefined) pins.push({ place, ids: new Set([place.id]), moreCount: 0, box });
    else covering.ids.add(place.id);
  }
  const waiting = [
    ...clusters.flatMap((cluster) => groupOfUnlisted(cluster, places, zoom) ?? []),
    ...others.map((dot) => groupOfDot(dot, zoom)),
  ];
  waiting.sort((one, other) => one.count - other.count);
  const groups: Group[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { box } = next;
    const covering = pins.find((pin) => overlap(pin.box, box));
    const neighbour = groups.findIndex((group) => overlap(group.box, box));
    const [group] = neighbour === -1 || covering !== undefined ? [] : groups.splice(neighbour, 1);
    if (covering !== undefined) covering.moreCount += next.count;
    else if (group === undefined) groups.push(next);
    else waiting.push(merge(group, next, zoom));
  }
  return {
    pins: pins.map(({ place, ids, moreCount }) => ({ place, ids, moreCount })),
    clusters: groups
      .filter(({ dot }) => dot === undefined)
      .map(({ id, count, centre, bounds }) => ({ id, count, centre, bounds })),
    dots: groups.flatMap(({ dot }) => dot ?? []),
  };
}

/** The space of a pin whose tip is at a position. */
export function pinBox(at: LatLng, zoom: number): PixelBox {
  const { x, y } = pixelOf(at, zoom);
  const half = PIN_BOX.widthPx / 2;
  return { left: x - half, right: x + half, top: y - PIN_BOX.heightPx, bottom: y };
}

/** The space of a round marker centred on a position. */
export function roundBox(at: LatLng, sizePx: number, zoom: number): PixelBox {
  const { x, y } = pixelOf(at, zoom);
  return { left: x - sizePx / 2, right: x + sizePx / 2, top: y - sizePx / 2, bottom: y + sizePx / 2 };
}

export function overlap(one: PixelBox, other: PixelBox): boolean {
  return (
    one.left < other.right + GAP_PX &&
    other.left < one.right + GAP_PX &&
    one.top < other.bottom + GAP_PX &&
    other.top < one.bottom + GAP_PX
  );
}

function isInside({ latitude, longitude }: LatLng, [west, south, east, north]: GeoJsonBox): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** A cluster's unlisted businesses, if any: pins represent the others. */
function groupOfUnlisted(cluster: MapCluster, places: readonly MapPlace[], zoom: number): Group | undefined {
  const { id, geometry, properties } = cluster;
  const { bounds } = properties;
  const count = properties.count - places.filter((place) => isInside(place, bounds)).length;
  if (count <= 0) return undefined;
  const [longitude, latitude] = geometry.coordinates;
  return { ...roundGroup({ latitude, longitude }, count, zoom), id, bounds, dot: undefined };
}

function groupOfDot(dot: MapPlace, zoom: number): Group {
  const { id, latitude, longitude } = dot;
  const centre = { latitude, longitude };
  return {
    id,
    count: 1,
    centre,
    bounds: [longitude, latitude, longitude, latitude],
    dot,
    box: roundBox(centre, DOT_PX, zoom),
  };
}

function merge(one: Group, other: Group, zoom: number): Group {
  const [west, south, east, north] = one.bounds;
  const [otherWest, otherSouth, otherEast, otherNorth] = other.bounds;
  const count = one.count + other.count;
  const mean = (a: number, b: number) => (a * one.count + b * other.count) / count;
  const centre = {
    latitude: mean(one.centre.latitude, other.centre.latitude),
    longitude: mean(one.centre.longitude, other.centre.longitude),
  };
  return {
    ...roundGroup(centre, count, zoom),
    id: `${one.id} ${other.id}`,
    bounds: [
      Math.min(west, otherWest),
      Math.min(south, otherSouth),
      Math.max(east, otherEast),
      Math.max(north, otherNorth),
    ],
    dot: undefined,
  };
}

function roundGroup(centre: LatLng, count: number, zoom: number): Pick<Group, "centre" | "count" | "box"> {
  return { centre, count, box: roundBox(centre, clusterSizePx(count), zoom) };
}

function pixelOf({ latitude, longitude }: LatLng, zoom: number): { x: number; y: number } {
  const scale = WORLD_PX * 2 ** zoom;
  return { x: mercatorX(longitude) * scale, y: mercatorY(latitude) * scale };
}
