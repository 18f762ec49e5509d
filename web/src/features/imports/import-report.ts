import type { ImportIssue, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { hasChanged, hasEnded } from "@meridian/domain/imports/import-progress";
import { importWarningText } from "@meridian/domain/imports/import-warning";
import { formatWhole } from "../../lib/format/turkish-format.ts";
import { isToDecide } from "./held-import.ts";
import { issueText, newBusinesses, skippedRows, updatedBusinesses } from "./import-format.ts";

/** The outcome of an import in the admin area's words. */
export interface ImportOutcome {
  tone: "success" | "partial" | "error" | "neutral";
  title: string;
  message: string;
}

export interface DuplicateFigures {
  totalRecords: number;
  recordsWithPlaceId: number;
  /** Rows whose business was already in the directory. */
  databaseDuplicateCount: number;
  databaseDuplicateShare: number;
  newPlaceIdCount: number;
  newPlaceIdShare: number;
  excelDuplicateCount: number;
}

const NO_ROWS = "Dosyada başlık satırından başka satır yok; içe aktarılacak bir şey bulunamadı";

/** A file that failed after some rows were imported is a partial success. */
export function outcomeOf(job: ShownImportJob): ImportOutcome {
  const { counters, isDryRun, failure } = job;
  const figures = [
    `${formatWhole(newBusinesses(counters))} yeni`,
    ...(counters.restored === undefined ? [] : [`${formatWhole(counters.restored)} geri getirilen`]),
    ...(counters.published === undefined ? [] : [`${formatWhole(counters.published)} yayımlanan`]),
    `${formatWhole(updatedBusinesses(counters))} güncellenen`,
    ...(counters.withheld === undefined ? [] : [`${formatWhole(counters.withheld)} bekletilen`]),
    ...(counters.filled === undefined ? [] : [`${formatWhole(counters.filled)} eksikleri tamamlayan`]),
    `${formatWhole(skippedRows(counters))} atlanan`,
    ...(counters.wasDeleted === 0 ? [] : [`${formatWhole(counters.wasDeleted)} daha önce silinmiş`]),
    `${formatWhole(counters.rejected)} hatalı satır`,
  ].join(", ");
  switch (job.state) {
    case "queued":
    case "running":
      return { tone: "neutral", title: "Sürüyor", message: figures };
    case "cancelled":
      return isDryRun
        ? { tone: "neutral", title: "İptal edildi", message: `Hiçbir şey yazılmadı: ${figures}` }
        : { tone: "neutral", title: "İptal edildi", message: `O ana kadar yazılanlar duruyor: ${figures}` };
    case "failed": {
      const reason = failure?.message ?? "İçe aktarma tamamlanamadı";
      const message = counters.rowsRead === 0 ? reason : `${reason} (o ana kadar: ${figures})`;
      const isPartial = !isDryRun && counters.created > 0;
      return isPartial
        ? { tone: "partial", title: "Kısmi Başarı", message }
        : { tone: "error", title: "Hata", message };
    }
    case "succeeded":
      return describeEnd(job, figures);
  }
}

function describeEnd(job: ShownImportJob, figures: string): ImportOutcome {
  const warning = importWarningText(job);
  if (job.isDryRun) {
    const message = `Hiçbir şey yazılmadı: ${figures}`;
    if (warning === undefined) return { tone: "success", title: "Deneme tamamlandı", message };
    return { tone: "partial", title: "Deneme uyarıyla tamamlandı", message: `${message}. ${warning}.` };
  }
  if (isToDecide(job)) return { tone: "partial", title: "Karar bekliyor", message: `Yayımlanmadı: ${figures}` };
  if (job.review?.state === "discarded") {
    return { tone: "neutral", title: "Yayımlanmadı", message: `Yayımlanmadı: ${figures}` };
  }
  if (job.review?.state === "corrected") {
    return { tone: "neutral", title: "Düzeltildi", message: `Sütunları düzeltilip yeniden içe aktarıldı: ${figures}` };
  }
  if (warning === undefined) {
    const message = job.counters.rowsRead === 0 ? NO_ROWS : `Dosya işlendi: ${figures}`;
    return { tone: "success", title: "Başarılı", message };
  }
  const message = `${warning}: ${figures}`;
  return job.warning === "nothing_imported"
    ? { tone: "error", title: "Hata", message }
    : { tone: "partial", title: "Kısmi Başarı", message };
}

/** Names of businesses the file did not change: duplicates first, then existing ones. */
export function skippedNamesOf(job: ShownImportJob): { names: string[]; total: number } {
  const { skippedNames, unchangedNames, counters } = job;
  return { names: [...skippedNames, ...unchangedNames], total: counters.duplicates + counters.unchanged };
}

/** Known, new and repeated businesses in a file, with shares of all its rows. */
export function duplicateFigures({ counters }: ShownImportJob): DuplicateFigures {
  const known = counters.updated + counters.unchanged + (counters.withheld ?? 0);
  return {
    totalRecords: counters.rowsRead,
    recordsWithPlaceId: counters.withPlaceId,
    databaseDuplicateCount: known,
    databaseDuplicateShare: shareOf(known, counters.rowsRead),
    newPlaceIdCount: counters.newPlaceIds,
    newPlaceIdShare: shareOf(counters.newPlaceIds, counters.rowsRead),
    excelDuplicateCount: counters.duplicates,
  };
}

/** The error texts of a job: rejected rows before omitted cells. */
export function errorTexts(issues: readonly ImportIssue[]): string[] {
  const rejected = issues.filter((issue) => issue.isRejected);
  const cells = issues.filter((issue) => !issue.isRejected);
  return [...rejected, ...cells].map(({ row, column, message }) =>
    column === null ? `Satır ${row}: ${message}` : `Satır ${row}, ${column}: ${message}`,
  );
}

/** The number of errors per kind, most frequent first. */
export function issueTotals({ issueCounts }: Pick<ShownImportJob, "issueCounts">): { label: string; count: number }[] {
  return Object.entries(issueCounts)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([code, count]) => ({ label: issueText(code), count }));
}

/** Once all rows are written there is nothing left to stop. */
export function canBeCancelled({ state, phase }: Pick<ShownImportJob, "state" | "phase">): boolean {
  return state === "queued" || (state === "running" && (phase === "waiting" || phase === "reading"));
}

/** Why an import cannot be undone; undefined if it can. */
export function undoObstacle(job: ShownImportJob): string | undefined {
  if (job.isDryRun) return "Deneme hiçbir şey yazmadı; geri alınacak bir şey yok.";
  if (!hasEnded(job)) {
    return "İçe aktarma sürüyor; önce durdurun veya bitmesini bekleyin.";
  }
  if (job.undo?.state === "done") return "Bu içe aktarma geri alındı.";
  if (job.undo !== null) return "Geri alma sürüyor.";
  if (!hasChanged(job)) {
    return "Bu içe aktarma hiçbir işletmeyi değiştirmedi; geri alınacak bir şey yok.";
  }
  return undefined;
}

function shareOf(part: number, all: number): number {
  return all === 0 ? 0 : part / all;
}
