import type {
  ImportCounters,
  ImportIssueCode,
  ImportPause,
  ImportPhase,
  ImportState,
  ImportWarning,
  SheetKind,
} from "@meridian/contracts/imports/import-job";
import type { ImportReview } from "@meridian/contracts/imports/import-review";

const HASH_CHARS = 12;
const LEAST_MEGABYTES = 0.01;

const PHASE_TEXTS: Record<ImportPhase, string> = {
  waiting: "Sırada bekliyor",
  reading: "Satırlar okunuyor",
  undoing: "Geri alınıyor",
  indexing: "Arama dizini güncelleniyor",
  counting: "Sayımlar yenileniyor",
  done: "Tamamlandı",
};

const PAUSE_TEXTS: Record<ImportPause, string> = {
  disk_full: "Diskte yer kalmadı; yer açılınca kendiliğinden sürer",
  store_away: "Veritabanına ulaşılamıyor; ulaşılınca kendiliğinden sürer",
};

const STATE_TEXTS: Record<ImportState, string> = {
  queued: "Sırada",
  running: "Çalışıyor",
  succeeded: "Başarılı",
  failed: "Hata",
  cancelled: "İptal edildi",
};

const REVIEW_TEXTS: Record<ImportReview["state"], string> = {
  waiting: "Karar bekliyor",
  published: "Yayımlandı",
  corrected: "Düzeltildi",
  discarded: "Yayımlanmadı",
};

const WARNING_TEXTS: Record<ImportWarning, string> = { many_duplicates: "Uyarı", nothing_imported: "Hata" };

const KIND_TEXTS: Record<SheetKind, string> = {
  xlsx: "Excel (.xlsx)",
  xls: "Eski Excel (.xls)",
  xlsb: "Excel (.xlsb)",
  ods: "OpenDocument (.ods)",
  csv: "CSV",
  json: "JSON",
  parquet: "Parquet",
  xml: "XML",
  kml: "KML",
  zip: "Zip",
};

const ISSUE_TEXTS: Record<ImportIssueCode, string> = {
  name_missing: "İşletme adı yok",
  bad_number: "Sayı okunamadı",
  bad_coordinates: "Koordinat geçersiz",
  bad_rating: "Puan geçersiz",
  bad_url: "Bağlantı geçersiz",
  bad_phone: "Telefon geçersiz",
  bad_hours: "Çalışma saatleri okunamadı",
  bad_amenities: "Özellikler okunamadı",
  unknown_country: "Ülke tanınmadı",
  country_contradicted: "Ülke çelişkili",
  bad_city: "Şehir adı değil",
  city_contradicted: "Şehir çelişkili",
  guessed_city: "Şehir tahmini",
  unclear_status: "Kapalılığı belirsiz",
  too_long: "Metin çok uzun",
  error_cell: "Tablo programının hatası",
  lost_letters: "Harfler kaybolmuş",
  bad_row: "Satır okunamadı",
};

export const phaseText = (phase: ImportPhase): string => PHASE_TEXTS[phase];
export const pauseText = (pause: ImportPause): string => PAUSE_TEXTS[pause];
export const stateText = (state: ImportState): string => STATE_TEXTS[state];
export const reviewText = (state: ImportReview["state"]): string => REVIEW_TEXTS[state];
/** Replaces the state of an ended import. */
export const warningText = (warning: ImportWarning): string => WARNING_TEXTS[warning];
export const kindText = (kind: SheetKind): string => KIND_TEXTS[kind];

/** The meaning of an issue code; unknown codes of a newer server stand for themselves. */
export function issueText(code: string): string {
  return new Map<string, string>(Object.entries(ISSUE_TEXTS)).get(code) ?? code;
}

/** The first digits of a hash, for comparison by people. */
export function shortHash(sha256: string): string {
  return sha256.slice(0, HASH_CHARS);
}

/** "2,8 MB"; always in MB, and never zero for a non-empty file. */
export function formatMegabytes(bytes: number): string {
  const megabytes = bytes === 0 ? 0 : Math.max(bytes / (1024 * 1024), LEAST_MEGABYTES);
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

/** The duration; undefined until it has ended. Below a second, in tenths. */
export function formatDuration(startedAt: string | null, finishedAt: string | null): string | undefined {
  if (startedAt === null || finishedAt === null) return undefined;
  const seconds = Math.max(0, Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  if (seconds >= 10) return formatSeconds(seconds);
  return `${seconds.toLocaleString("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 })} sn`;
}

/** An import's figures in display order; the first ones are all rows read together. */
export function counterEntries(counters: ImportCounters): { label: string; value: number }[] {
  return [
    { label: "Okunan satır", value: counters.rowsRead },
    { label: "Yeni Eklenen", value: newBusinesses(counters) },
    ...(counters.restored === undefined ? [] : [{ label: "Geri getirilen", value: counters.restored }]),
    ...(counters.published === undefined ? [] : [{ label: "Yayımlanan", value: counters.published }]),
    { label: "Güncellenen", value: updatedBusinesses(counters) },
    ...(counters.withheld === undefined ? [] : [{ label: "Bekletilen", value: counters.withheld }]),
    ...(counters.filled === undefined ? [] : [{ label: "Eksikleri tamamlayan", value: counters.filled }]),
    { label: "Atlanan", value: skippedRows(counters) },
    ...(counters.wasDeleted === 0 ? [] : [{ label: "Daha önce silinmiş", value: counters.wasDeleted }]),
    { label: "Hatalı", value: counters.rejected },
    ...(counters.outranked === undefined ? [] : [{ label: "Değeri korunan", value: counters.outranked }]),
  ];
}

/** Created businesses without those that were deleted before. */
export function newBusinesses({ created, restored = 0 }: ImportCounters): number {
  return created - restored;
}

/** Updated businesses without those that were only hidden before. */
export function updatedBusinesses({ updated, published = 0 }: ImportCounters): number {
  return updated - published;
}

/** Rows that changed nothing without being wrong, except those of deleted businesses. */
export function skippedRows({ unchanged, duplicates, filled = 0, repeatedHeaders }: ImportCounters): number {
  return unchanged + duplicates - filled + repeatedHeaders;
}
