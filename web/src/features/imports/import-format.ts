import type { ImportCounters, ImportPhase, ImportState } from "@meridian/shared/contracts/import-job";

const whole = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("tr-TR", { style: "percent", maximumFractionDigits: 1 });
const moment = new Intl.DateTimeFormat("tr-TR", { dateStyle: "medium", timeStyle: "short" });

const PHASE_TEXTS: Record<ImportPhase, string> = {
  waiting: "Sırada bekliyor",
  reading: "Satırlar okunuyor",
  indexing: "Arama dizini güncelleniyor",
  counting: "Sayımlar yenileniyor",
  done: "Tamamlandı",
};

const STATE_TEXTS: Record<ImportState, string> = {
  queued: "Sırada",
  running: "Çalışıyor",
  succeeded: "Başarılı",
  failed: "Hata",
  cancelled: "İptal edildi",
};

export const formatWhole = (value: number): string => whole.format(value);
export const formatShare = (share: number): string => percent.format(share);
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
export const phaseText = (phase: ImportPhase): string => PHASE_TEXTS[phase];
export const stateText = (state: ImportState): string => STATE_TEXTS[state];

/** "2,8 MB"; the size of files is told in MB, whatever it is. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  const digits = megabytes < 0.1 ? 2 : 1;
  return `${megabytes.toLocaleString("tr-TR", { minimumFractionDigits: digits, maximumFractionDigits: digits })} MB`;
}

/** "45 sn", "3 dk 20 sn", "1 sa 5 dk" */
export function formatSeconds(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds));
  if (rounded < 60) return `${rounded} sn`;
  const minutes = Math.floor(rounded / 60);
  if (minutes < 60) return `${minutes} dk ${rounded % 60} sn`;
  return `${Math.floor(minutes / 60)} sa ${minutes % 60} dk`;
}

/** The figures of an import in the order they are shown; together they are all rows that were read. */
export function counterEntries(counters: ImportCounters): { label: string; value: number }[] {
  return [
    { label: "Okunan satır", value: counters.rowsRead },
    { label: "Yeni Eklenen", value: counters.created },
    { label: "Güncellenen", value: counters.updated },
    { label: "Değişmeyen", value: counters.unchanged },
    { label: "Tekrar eden", value: counters.duplicates + counters.repeatedHeaders },
    { label: "Hatalı", value: counters.rejected },
  ];
}
