import { chakra } from "@chakra-ui/react";
import type { BatchUploadReport } from "@meridian/shared/contracts/import-job";
import { TEMPLATE_COLUMN_COUNT } from "@meridian/shared/contracts/import-limits";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Card } from "../../../ui/card.tsx";
import { formatShare, formatWhole } from "../import-format.ts";
import type { FileResult } from "../upload-queue.ts";
import { CounterList } from "./counter-list.tsx";
import { LimitedList } from "./limited-list.tsx";

const Head = chakra("div", {
  base: { display: "flex", gap: "3", alignItems: "flex-start", _icon: { flexShrink: "0", mt: "0.5" } },
});
const Words = chakra("div", { base: { minW: "0" } });
const Name = chakra("h3", { base: { textStyle: "h3", overflowWrap: "anywhere" } });
const Text = chakra("p", { base: { color: "fg.muted" } });
const Heading = chakra("h4", { base: { fontWeight: "semibold", mb: "1" } });
const Columns = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" } },
});

export interface UploadReportProps {
  result: FileResult;
}

/** What became of one file. */
export function UploadReport({ result }: UploadReportProps) {
  const isSuccess = result.kind === "report" && result.report.success;
  const message = result.kind === "report" ? result.report.message : result.message;
  return (
    <Card padding="md" display="grid" gap="5">
      <Head color={isSuccess ? "open" : "danger"}>
        {isSuccess ? <CircleCheck size={22} aria-hidden="true" /> : <CircleAlert size={22} aria-hidden="true" />}
        <Words color="fg">
          <Name>{result.fileName}</Name>
          <Text>
            {outcomeOf(result)}: {message}
          </Text>
        </Words>
      </Head>
      {result.kind === "report" && <ReportFigures report={result.report} />}
    </Card>
  );
}

/** A file that failed after some of its rows were taken is a partial success. */
function outcomeOf(result: FileResult): string {
  if (result.kind === "failure") return "Hata";
  if (result.report.success) return "Başarılı";
  return result.report.successCount > 0 ? "Kısmi Başarı" : "Hata";
}

function ReportFigures({ report }: { report: BatchUploadReport }) {
  const { columnExtraction, duplicateAnalysis } = report;
  return (
    <>
      <CounterList
        entries={[
          { label: "Toplam satır", value: report.totalRows },
          { label: "Yeni Eklenen", value: report.successCount },
          { label: "Güncellenen", value: report.updatedCount },
          { label: "Atlanan", value: report.skippedCount },
          { label: "Hatalı", value: report.errorCount },
          { label: "Dosyada tekrar", value: duplicateAnalysis.excelDuplicateCount },
        ]}
      />
      <Columns>
        <LimitedList
          title={`Sütunlar: ${columnExtraction.extractedCount} / ${TEMPLATE_COLUMN_COUNT} (${formatShare(columnExtraction.extractionRate / 100)})`}
          items={columnExtraction.missing}
          itemsTitle="Dosyada bulunmayan"
        />
        <section>
          <Heading>Kimlik (place_id)</Heading>
          <Text textStyle="sm">
            {formatWhole(duplicateAnalysis.recordsWithPlaceId)} kayıtta kimlik var;{" "}
            {formatWhole(duplicateAnalysis.newPlaceIdCount)} yeni ({formatShare(duplicateAnalysis.newPlaceIdRate / 100)}
            ), {formatWhole(duplicateAnalysis.databaseDuplicateCount)} zaten kayıtlı (
            {formatShare(duplicateAnalysis.databaseDuplicateRate / 100)}).
          </Text>
        </section>
        {report.errors.length > 0 && <LimitedList title="Hatalar" items={report.errors} total={report.errorCount} />}
        {report.skippedBusinesses.length > 0 && (
          <LimitedList title="Tekrar eden işletmeler" items={report.skippedBusinesses} />
        )}
      </Columns>
    </>
  );
}
