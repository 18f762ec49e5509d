import { chakra } from "@chakra-ui/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { raised } from "../../../theme/surfaces.ts";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ProgressBar } from "../../../ui/messages/progress-bar.tsx";
import { filingJobsQuery, refreshCategories, totalsQuery } from "../api/categories.ts";

const Card = chakra("section", {
  base: {
    display: "grid",
    gap: "2",
    p: "4",
    ...raised,
  },
});
const Line = chakra("p", { base: { textStyle: "sm", fontVariantNumeric: "tabular-nums" } });

/** How many businesses have been reclassified by the latest decisions; hidden when all are. */
export function FilingProgress() {
  const queryClient = useQueryClient();
  const { data } = useQuery(filingJobsQuery);
  const { data: totals } = useQuery(totalsQuery);
  const job = data?.jobs.find(({ kind }) => kind === "apply_category_rules");
  const endedAt = job?.endedAt;

  useEffect(() => {
    // Counts and categories have changed by now.
    if (endedAt) void refreshCategories(queryClient);
  }, [endedAt, queryClient]);

  if (job?.state === "stopped") {
    return (
      <Notice tone="warning" role="status">
        İşletmelerin yeni kategorilere geçirilmesi durdu; kısa süre içinde kaldığı yerden devam eder.
      </Notice>
    );
  }
  if (job?.state !== "running") return null;
  const total = totals === undefined ? undefined : totals.totalBusinesses + totals.trashedBusinesses;
  return (
    <Card aria-label="Kategori kararları uygulanıyor">
      <Line>
        Kategori kararları uygulanıyor: {formatWhole(job.processedCount)}
        {total !== undefined && ` / ${formatWhole(total)}`} işletme incelendi, {formatWhole(job.changedCount)} değişti
      </Line>
      <ProgressBar label="Kategori kararları uygulanıyor" share={total ? job.processedCount / total : 0} />
    </Card>
  );
}
