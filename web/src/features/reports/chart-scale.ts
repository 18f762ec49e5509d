/** About `count` round integers from 0 up to at least `max`. */
export function ticksUpTo(max: number, count = 4): number[] {
  if (max <= 0) return [0, 1];
  const rough = Math.max(1, max / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = 0; tick < max + step; tick += step) ticks.push(tick);
  return ticks;
}

/** Round values around `min` to `max`, for levels that vary little above a large number. */
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
