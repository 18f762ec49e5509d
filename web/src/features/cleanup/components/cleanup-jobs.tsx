import type { CleanupJob, CleanupKind } from "@meridian/contracts/admin/cleanup";
import { useQuery } from "@tanstack/react-query";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { UndoEntry, UndoList } from "../../../ui/messages/undo-list.tsx";
import { cleanupJobsQuery } from "../api/cleanup.ts";
import { useCleanup } from "../use-cleanup.ts";

const SHOWN = 3;
const KIND_TEXTS: Record<CleanupKind, string> = {
  apply_category_rules: "Kategori kararlarının uygulanması",
  delete_all: "Tüm işletmelerin silinmesi",
  delete_test_data: "Test verilerinin silinmesi",
  fix_slugs: "URL düzeltme",
  place_businesses: "Şehir ve bölge eşleme",
  restore_deleted: "Silinenlerin geri alınması",
};
const STATE_TEXTS: Record<CleanupJob["state"], string> = {
  running: "sürüyor",
  finished: "bitti",
  stopped: "durdu; yeniden başlatınca kaldığı yerden devam eder",
};
const DELETIONS: ReadonlySet<CleanupKind> = new Set(["delete_all", "delete_test_data"]);
const nothing = () => undefined;

/** The progress of the latest jobs; deletions can be undone. */
export function CleanupJobs() {
  const { data } = useQuery(cleanupJobsQuery);
  const { takeBack } = useCleanup(nothing);
  const jobs = data?.jobs.slice(0, SHOWN) ?? [];
  if (jobs.length === 0) return null;
  return (
    <UndoList aria-label="Son temizlik işleri">
      {jobs.map(({ id, kind, state, processedCount, changedCount, startedAt, startedBy }) => {
        const canUndo = DELETIONS.has(kind) && state !== "running" && changedCount > 0;
        return (
          <UndoEntry
            key={id}
            text={`${KIND_TEXTS[kind]}: ${STATE_TEXTS[state]}`}
            detail={`${formatWhole(processedCount)} incelendi, ${formatWhole(changedCount)} değişti · ${startedBy} · ${formatMoment(startedAt)}`}
            isBusy={takeBack.isPending}
            onUndo={canUndo ? () => takeBack.mutate(id) : undefined}
          />
        );
      })}
    </UndoList>
  );
}
