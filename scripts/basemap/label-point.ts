/** Longitude, then latitude. */
export type Position = number[];

const SAMPLES_EACH_WAY = 24;
const ROUNDS = 3;
/** The next round searches this fraction of the box around the best point so far. */
const NARROWING = 0.2;

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The point inside a ring that is farthest from its edge, to about a thousandth of its size: where a name fits best. */
export function labelPoint(ring: readonly Position[]): { lng: number; lat: number } {
  let box = boxOf(ring);
  let best = { lng: (box.west + box.east) / 2, lat: (box.south + box.north) / 2, room: Number.NEGATIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    const width = box.east - box.west;
    const height = box.north - box.south;
    for (let column = 0; column <= SAMPLES_EACH_WAY; column++) {
      for (let row = 0; row <= SAMPLES_EACH_WAY; row++) {
        const lng = box.west + (width * column) / SAMPLES_EACH_WAY;
        const lat = box.south + (height * row) / SAMPLES_EACH_WAY;
        const room = roomAt(ring, lng, lat);
        if (room > best.room) best = { lng, lat, room };
      }
    }
    box = {
      west: best.lng - (width * NARROWING) / 2,
      east: best.lng + (width * NARROWING) / 2,
      south: best.lat - (height * NARROWING) / 2,
      north: best.lat + (height * NARROWING) / 2,
    };
  }
  return { lng: best.lng, lat: best.lat };
}

/** The area of a ring in square degrees at the equator: degrees of longitude shrink towards the poles. */
export function ringArea(ring: readonly Position[]): number {
  let sum = 0;
  let weight = 0;
  for (const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] of edgesOf(ring)) {
    sum += x1 * y2 - x2 * y1;
    weight += y1;
  }
  return (Math.abs(sum) / 2) * shrinkAt(weight / Math.max(1, ring.length));
}

/** The distance to the nearest edge, negative outside. */
function roomAt(ring: readonly Position[], lng: number, lat: number): number {
  const shrink = shrinkAt(lat);
  let isInside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] of edgesOf(ring)) {
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isInside = !isInside;
    const dx = (x2 - x1) * shrink;
    const dy = y2 - y1;
    const px = (lng - x1) * shrink;
    const py = lat - y1;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    nearest = Math.min(nearest, Math.hypot(px - along * dx, py - along * dy));
  }
  return isInside ? nearest : -nearest;
}

function* edgesOf(ring: readonly Position[]): Generator<[Position, Position]> {
  let last = ring.at(-1);
  for (const point of ring) {
    if (last !== undefined) yield [last, point];
    last = point;
  }
}

function shrinkAt(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

function boxOf(ring: readonly Position[]): Box {
  const lngs = ring.map(([lng = 0]) => lng);
  const lats = ring.map(([, lat = 0]) => lat);
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) };
}
