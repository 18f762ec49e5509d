import type { SystemStatus } from "@meridian/contracts/admin/system";

export const UNKNOWN = "—";
const KIB = 1024;
/** At most three digits before the next unit. */
const LARGEST_IN_UNIT = 1000;
const UNITS = ["B", "KB", "MB", "GB", "TB"] as const;
const PROCESS_NAMES: ReadonlyMap<string, string> = new Map([
  ["gateway", "Ağ geçidi"],
  ["web", "Sayfalar"],
  ["catalogue", "Katalog"],
  ["admin", "Yönetim"],
  ["ingest", "İçe aktarma"],
]);

/** "20.000"; a dash if unknown. */
export function countText(count: number | undefined): string {
  return count === undefined ? UNKNOWN : count.toLocaleString("tr-TR");
}

/** "4,31" */
export function ratingText(rating: number | null | undefined): string {
  if (rating === undefined || rating === null) return UNKNOWN;
  return rating.toLocaleString("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}

/** A process's role in the admin area's words; others have their own name. */
export function processName(service: string): string {
  return PROCESS_NAMES.get(service) ?? service;
}

/** "143 MB", "7,8 GB"; a dash if unknown. */
export function formatBytes(bytes: number | null): string {
  if (bytes === null) return UNKNOWN;
  let value = bytes;
  let step = 0;
  while (value >= LARGEST_IN_UNIT && step < UNITS.length - 1) {
    value /= KIB;
    step += 1;
  }
  return `${value.toLocaleString("tr-TR", { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[step]}`;
}

/** "38 ms", "1,2 sn" */
export function formatMs(ms: number | null): string {
  if (ms === null) return UNKNOWN;
  if (ms >= 1000) return `${(ms / 1000).toLocaleString("tr-TR", { maximumFractionDigits: 1 })} sn`;
  return `${ms.toLocaleString("tr-TR", { maximumFractionDigits: ms < 10 ? 1 : 0 })} ms`;
}

/** "12,4 /sn" */
export function formatRate(perSecond: number | null): string {
  if (perSecond === null) return UNKNOWN;
  return `${perSecond.toLocaleString("tr-TR", { maximumFractionDigits: perSecond < 10 ? 1 : 0 })} /sn`;
}

/** "3 g 4 sa", "2 sa 5 dk", "1 dk" */
export function formatUptime(seconds: number | null): string {
  if (seconds === null) return UNKNOWN;
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} g ${hours % 24} sa`;
  if (hours >= 1) return `${hours} sa ${minutes % 60} dk`;
  return minutes >= 1 ? `${minutes} dk` : "1 dk'dan az";
}

/** The time since, as "3 g 4 sa önce". */
export function formatBackup({ backup, measuredAt }: Pick<SystemStatus, "backup" | "measuredAt">): string {
  if (backup === null) return UNKNOWN;
  if (backup.lastAt === null) return "Henüz yok";
  const seconds = (Date.parse(measuredAt) - Date.parse(backup.lastAt)) / 1000;
  return `${formatUptime(Math.max(0, seconds))} önce`;
}

/** The share of the machine's processors that the site uses, 0 to 1; null until there is something to compare. */
export function cpuShareOf({ processes, machine }: SystemStatus): number | null {
  const known = processes.flatMap(({ cpuShare }) => (cpuShare === null ? [] : [cpuShare]));
  if (known.length === 0) return null;
  return Math.min(1, known.reduce((sum, share) => sum + share, 0) / machine.cores);
}

/** The memory of all site processes together. */
export function siteMemoryOf({ processes }: SystemStatus): number | null {
  const known = processes.flatMap(({ memoryBytes }) => (memoryBytes === null ? [] : [memoryBytes]));
  return known.length === 0 ? null : known.reduce((sum, bytes) => sum + bytes, 0);
}
