const relative = new Intl.RelativeTimeFormat("tr-TR", { numeric: "auto" });
const STEPS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** "3 dakika önce", "dün"; "az önce" within a minute, tolerating small clock differences. */
export function formatAgo(iso: string, nowMs: number): string {
  const seconds = (Date.parse(iso) - nowMs) / 1000;
  for (const { unit, seconds: length } of STEPS) {
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  }
  return "az önce";
}
