import type { SourceOutcome } from "@meridian/contracts/imports/import-source";
import type { ShownSource, UnlistedBusiness } from "@meridian/contracts/imports/sources-api";
import { formatWhole } from "../../lib/format/turkish-format.ts";

const SCHEDULES: ReadonlyMap<number, string> = new Map([
  [1, "Her saat"],
  [6, "6 saatte bir"],
  [12, "12 saatte bir"],
  [24, "Her gün"],
  [168, "Her hafta"],
  [720, "30 günde bir"],
]);

export function scheduleText(everyHours: number): string {
  return SCHEDULES.get(everyHours) ?? `${formatWhole(everyHours)} saatte bir`;
}

/** The schedules to choose from, and the one that is set. */
export function scheduleChoices(everyHours: number): number[] {
  return [...new Set([...SCHEDULES.keys(), everyHours])].sort((left, right) => left - right);
}

/** A moment in the viewer's time zone, as a field of date and time takes it; empty for none. */
export function toMomentField(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, "2026-05-01T15:00".length);
}

/** The reverse; null for an empty or incomplete field. */
export function fromMomentField(value: string): string | null {
  return value === "" ? null : new Date(value).toISOString();
}

const OUTCOMES: Readonly<Record<SourceOutcome, string>> = {
  running: "İçe aktarılıyor",
  imported: "İçe aktarıldı",
  unchanged: "Dosya değişmemiş",
  held: "Karar bekliyor",
  discarded: "Yayımlanmadı",
  failed: "Başarısız",
};

export interface SourceState {
  text: string;
  tone: "good" | "bad" | "busy" | "plain";
}

/** What the last run led to, or that one is about to start. */
export function sourceState({
  lastOutcome,
  isRunRequested,
}: Pick<ShownSource, "lastOutcome" | "isRunRequested">): SourceState {
  if (isRunRequested) return { text: "Sırada", tone: "busy" };
  if (lastOutcome === null) return { text: "Henüz çalışmadı", tone: "plain" };
  const text = OUTCOMES[lastOutcome];
  if (lastOutcome === "running") return { text, tone: "busy" };
  if (lastOutcome === "failed" || lastOutcome === "held") return { text, tone: "bad" };
  return { text, tone: lastOutcome === "discarded" ? "plain" : "good" };
}

export type UnlistedState = UnlistedBusiness["state"];

export const UNLISTED_STATES = ["asked", "absent", "closed", "kept"] as const satisfies readonly UnlistedState[];

export const UNLISTED_TEXTS: Readonly<Record<UnlistedState, string>> = {
  asked: "Karar bekliyor",
  absent: "Kapanmış olabilir",
  closed: "Kapatıldı",
  kept: "Açık bırakıldı",
};

/** Whether its state will change by itself soon. */
export function isUnderWay({ lastOutcome, isRunRequested, isEnabled, nextRunAt }: ShownSource, now: number): boolean {
  return isRunRequested || lastOutcome === "running" || (isEnabled && Date.parse(nextRunAt) <= now);
}
