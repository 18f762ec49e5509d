import type { DatabaseSync } from "node:sqlite";
import type { WeeklyInterval } from "@meridian/contracts/businesses/opening-hours";
import { MINUTE_MS } from "@meridian/contracts/durations";
import type { OpenTime } from "@meridian/contracts/search/open-time";
import { isOpenDuring } from "@meridian/domain/businesses/open-during";
import { containsMinute, minuteOfWeek } from "@meridian/domain/businesses/open-state";

const MIN_CAPACITY = 256;

/** Which of the distinct pairs of week and time zone are open, computed for all of them once a minute, so that a check is one lookup. */
export interface OpenPatterns {
  /** 1 at the number of each pattern open at that instant. Valid until the next call. */
  openAt(instant: Date): Uint8Array;
  /** The same for a time of the week. */
  openDuring(time: OpenTime): Uint8Array;
  refresh(): void;
}

export function createOpenPatterns(db: DatabaseSync): OpenPatterns {
  const select = db.prepare("SELECT id, zone, hours FROM patterns WHERE id > ? ORDER BY id");
  const zones: string[] = [];
  const zoneNumbers = new Map<string, number>();
  let zoneOf = new Uint16Array(MIN_CAPACITY);
  let firstInterval = new Uint32Array(MIN_CAPACITY);
  let bounds = new Uint16Array(MIN_CAPACITY);
  let boundCount = 0;
  let lastId = 0;
  let open = new Uint8Array(MIN_CAPACITY);
  let computedFor: number | undefined;
  const byTime = new Map<OpenTime, Uint8Array>();

  function add(id: number, zone: string, hours: readonly number[]): void {
    if (id + 2 > zoneOf.length) {
      zoneOf = resized(zoneOf, id * 2);
      firstInterval = resized32(firstInterval, id * 2);
    }
    if (boundCount + hours.length > bounds.length) bounds = resized(bounds, (boundCount + hours.length) * 2);
    firstInterval.fill(boundCount, lastId + 1, id + 1);
    bounds.set(hours, boundCount);
    boundCount += hours.length;
    firstInterval[id + 1] = boundCount;
    zoneOf[id] = numberOf(zone);
    lastId = id;
  }

  function numberOf(zone: string): number {
    const known = zoneNumbers.get(zone);
    if (known !== undefined) return known;
    zoneNumbers.set(zone, zones.length);
    return zones.push(zone) - 1;
  }

  function isOpen(id: number, minute: number | undefined): boolean {
    if (minute === undefined) return false;
    const end = firstInterval[id + 1] ?? 0;
    for (let at = firstInterval[id] ?? 0; at < end; at += 2) {
      if (containsMinute(bounds[at] ?? 0, bounds[at + 1] ?? 0, minute)) return true;
    }
    return false;
  }

  function intervalsOf(id: number): WeeklyInterval[] {
    const intervals: WeeklyInterval[] = [];
    const end = firstInterval[id + 1] ?? 0;
    for (let at = firstInterval[id] ?? 0; at < end; at += 2) intervals.push([bounds[at] ?? 0, bounds[at + 1] ?? 0]);
    return intervals;
  }

  function refresh(): void {
    for (const row of select.all(lastId)) {
      add(Number(row.id), String(row.zone), String(row.hours).split(",").map(Number));
      computedFor = undefined;
      byTime.clear();
    }
  }

  refresh();
  return {
    openAt(instant) {
      const minute = Math.floor(instant.getTime() / MINUTE_MS);
      if (computedFor === minute) return open;
      if (open.length <= lastId) open = new Uint8Array(lastId * 2);
      const minutes = zones.map((zone) => minuteOfWeek(zone, instant));
      for (let id = 1; id <= lastId; id++) open[id] = isOpen(id, minutes[zoneOf[id] ?? 0]) ? 1 : 0;
      computedFor = minute;
      return open;
    },
    openDuring(time) {
      const known = byTime.get(time);
      if (known !== undefined) return known;
      const found = new Uint8Array(lastId + 1);
      for (let id = 1; id <= lastId; id++) found[id] = isOpenDuring(intervalsOf(id), time) ? 1 : 0;
      byTime.set(time, found);
      return found;
    },
    refresh,
  };
}

function resized(array: Uint16Array<ArrayBuffer>, capacity: number): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(capacity);
  larger.set(array);
  return larger;
}

function resized32(array: Uint32Array<ArrayBuffer>, capacity: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(capacity);
  larger.set(array);
  return larger;
}
