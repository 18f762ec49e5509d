/** Round values from 0 up to at least `max`, some `count` of them, whole numbers alone. */
export function ticksUpTo(max: number, count = 4): number[] {
  if (max <= 0) return [0, 1];
  const rough = Math.max(1, max / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = 0; tick < max + step; tick += step) ticks.push(tick);
  return ticks;
}

/** Round values around `min` to `max`, for levels that move little above a large number. */
export function ticksBetween(min: number, max: number, count = 4): number[] {
  const spread = max - min;
  if (min <= 0 || spread > max / 2) return ticksUpTo(max, count);
  const margin = Math.max(0, count - spread) / 2;
  const above = ticksUpTo(spread + 2 * margin, count);
  const step = above[1] ?? 1;
  const first = Math.max(0, Math.floor((min - margin) / step) * step - step);
  const ticks: number[] = [];
  for (let tick = first; tick < max + margin + step; tick += step) ticks.push(tick);
  return ticks;
}

/** Indexes of up to `count` of `length` places, the first and the last among them. */
export function spreadIndexes(length: number, count: number): number[] {
  if (length <= 0) return [];
  const shown = Math.max(1, Math.min(length, count));
  if (shown === 1) return [length - 1];
  return Array.from({ length: shown }, (_, index) => Math.round((index * (length - 1)) / (shown - 1)));
}

interface Place {
  x: number;
  y: number;
}

/** The path through points; where one is missing the line is broken. */
export function linePath(points: readonly (Place | undefined)[]): string {
  let path = "";
  let isDown = false;
  for (const point of points) {
    if (point !== undefined) path += `${isDown ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    isDown = point !== undefined;
  }
  return path;
}
