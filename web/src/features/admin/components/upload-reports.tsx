import { Badge, chakra, Skeleton } from "@chakra-ui/react";
import type { DashboardReport } from "@meridian/contracts/imports/import-report";
import { useQuery } from "@tanstack/react-query";
import { formatMoment, formatShare, formatWhole } from "../../../lib/format/turkish-format.ts";
import { FactList } from "../../../ui/fact-list.tsx";
import { Link } from "../../../ui/link.tsx";
import { uploadReportsQuery } from "../api/get-figures.ts";
import { Panel } from "./panel.tsx";

const SHOWN = 3;
/** No file is shown with a size of zero; the history does the same. */
const SMALLEST_MB = 0.01;
const List = chakra("ul", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "5" } });
const Entry = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    pt: "5",
    "&:first-of-type": { borderTopWidth: "0", pt: "0" },
  },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center", overflowWrap: "anywhere" },
});
const When = chakra("span", { base: { textStyle: "xs", color: "fg.muted", ms: { sm: "auto" } } });

/** The latest ended imports; hidden before the first. Its space is reserved until that is known. */
export function UploadReports() {
  const { data, isPending } = useQuery(uploadReportsQuery);
  if (isPending) {
    return (
      <Panel title="Son içe aktarma raporları">
        <Skeleton height={{ base: "44rem", md: "20rem" }} />
      </Panel>
    );
  }
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel title="Son içe aktarma raporları" aside={<Link to="/admin/upload">Tümü</Link>}>
      <List>
        {data.slice(0, SHOWN).map((report) => (
          <Report key={report.jobId} report={report} />
        ))}
      </List>
    </Panel>
  );
}

function Report({ report }: { report: DashboardReport }) {
  const { summary, results, duplicateAnalysis } = report;
  return (
    <Entry>
      <Head>
        <Link to="/admin/upload/$importId" params={{ importId: report.jobId }} fontWeight="semibold" minW="0">
          <bdi>{summary.fileName}</bdi>
        </Link>
        <OutcomeChip report={report} />
        <When>{formatMoment(report.timestamp)}</When>
      </Head>
      <FactList
        facts={[
          { label: "Kayıt", value: formatWhole(summary.totalRecords) },
          { label: "Güncellenen", value: `${formatWhole(results.updated)} (${formatShare(results.updateRate / 100)})` },
          { label: "Atlanan", value: `${formatWhole(results.skipped)} (${formatShare(results.skipRate / 100)})` },
          { label: "Yeni place_id", value: formatWhole(duplicateAnalysis.newPlaceIdCount) },
          { label: "Tekrar eden", value: formatWhole(duplicateAnalysis.totalDuplicateRecords) },
          { label: "Boyut", value: `${formatDecimal(Math.max(summary.fileSizeMB, SMALLEST_MB))} MB` },
          { label: "Süre", value: `${formatDecimal(summary.processingTimeSeconds)} sn` },
        ]}
      />
    </Entry>
  );
}

function OutcomeChip({ report }: { report: DashboardReport }) {
  if (report.isCancelled) return <Badge>İptal edildi</Badge>;
  if (report.isHeld) {
    return (
      <Badge variant="outline" colorPalette="warning">
        Karar bekliyor
      </Badge>
    );
  }
  const isDoubtful = report.warning === "many_duplicates";
  return (
    <Badge variant="outline" colorPalette={isDoubtful ? "warning" : report.success ? "open" : "closed"}>
      {isDoubtful ? "Uyarı" : report.success ? "Başarılı" : "Hata"}
    </Badge>
  );
}

function formatDecimal(value: number): string {
  return value.toLocaleString("tr-TR", { maximumFractionDigits: 2 });
}
