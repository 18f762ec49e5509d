import { chakra, Skeleton } from "@chakra-ui/react";
import type { TrendDay } from "@meridian/contracts/admin/reports-api";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { FactList } from "../../../ui/fact-list.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { trendQuery } from "../api/get-reports.ts";
import type { DayRange } from "../day-range.ts";
import { formatDay, saveCsv } from "../report-format.ts";
import { CsvButton } from "./csv-button.tsx";
import type { DailyChartProps } from "./daily-chart.tsx";
import { ReportCard } from "./report-card.tsx";
import { TableFold } from "./table-fold.tsx";

const Grid = chakra("div", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
const Pair = chakra("div", {
  base: { display: "grid", gap: "4", gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" } },
});
const COLUMNS = {
  visits: "Ziyaret",
  views: "Görüntüleme",
  searches: "Arama",
  businesses: "İşletme",
  imports: "İçe aktarma",
  created: "Yeni işletme",
  updated: "Güncellenen",
} as const;
type Column = keyof typeof COLUMNS;
const HEADERS = ["Gün", ...Object.values(COLUMNS)];

/** The directory and its visits, day by day. */
export function TrendSection({ range }: { range: DayRange }) {
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(trendQuery(range));
  if (isPending) return <Skeleton height="96" />;
  if (isError) {
    return (
      <ErrorPanel title="Trendler alınamadı" onRetry={() => void refetch()}>
        Sayımlar sürüyor; şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  const { days } = data;
  const names = days.map(({ day }) => day);
  const of = (field: "visits" | "views" | "searches" | "created") => days.map((day) => day[field]);
  return (
    <Grid aria-busy={isPlaceholderData}>
      <ReportCard
        title="Ziyaretler"
        lead="Çerez ve adres tutulmadan, yalnızca günlük sayılar. Bilinen robotlar sayılmaz."
        action={
          <CsvButton
            subject="Trendler"
            onClick={() => saveCsv(`trendler_${range.from}_${range.to}.csv`, HEADERS, days.map(cellsOf))}
          />
        }
      >
        <FactList facts={factsOf(days)} />
        <TrendChart
          label="Günlere göre ziyaret, sayfa görüntüleme ve arama sayıları"
          unit="adet"
          days={names}
          kind="lines"
          series={[
            { label: "Görüntüleme", tone: "accent", values: of("views") },
            { label: "Ziyaret", tone: "rating", values: of("visits") },
            { label: "Arama", tone: "plain", values: of("searches") },
          ]}
        />
        <TableFold label="Günlere göre ziyaretler" {...tableOf(days, ["visits", "views", "searches"])} />
      </ReportCard>
      <Pair>
        <ReportCard title="Yayındaki işletmeler" lead="Gün sonundaki sayı. Sayım başlamadan önceki günler boştur.">
          <TrendChart
            label="Günlere göre yayındaki işletme sayısı"
            unit="işletme"
            days={names}
            kind="lines"
            isLevel
            series={[{ label: "Yayında", tone: "accent", values: days.map(({ businesses }) => businesses) }]}
          />
          <TableFold label="Günlere göre yayındaki işletmeler" {...tableOf(days, ["businesses"])} />
        </ReportCard>
        <ReportCard title="İçe aktarmalar" lead="O gün başlayan içe aktarmalarla eklenen işletmeler.">
          <TrendChart
            label="Günlere göre içe aktarmayla eklenen işletme sayısı"
            unit="işletme"
            days={names}
            kind="bars"
            series={[{ label: "Yeni eklenen", tone: "accent", values: of("created") }]}
          />
          <TableFold label="Günlere göre içe aktarmalar" {...tableOf(days, ["imports", "created", "updated"])} />
        </ReportCard>
      </Pair>
    </Grid>
  );
}

/** Charts are a third of the admin area's script, which its other screens do not need. */
const DailyChart = lazyPart(async () => (await import("./daily-chart.tsx")).DailyChart);

function TrendChart(props: DailyChartProps) {
  return (
    <Suspense fallback={<Skeleton height="248px" />}>
      <DailyChart {...props} />
    </Suspense>
  );
}

function factsOf(days: readonly TrendDay[]) {
  const sum = (field: "visits" | "views" | "searches" | "imports" | "created") =>
    formatWhole(days.reduce((total, day) => total + day[field], 0));
  return [
    { label: "Ziyaret", value: sum("visits") },
    { label: "Görüntüleme", value: sum("views") },
    { label: "Arama", value: sum("searches") },
    { label: "İçe aktarma", value: sum("imports") },
    { label: "Yeni işletme", value: sum("created") },
  ];
}

function cellsOf(day: TrendDay): (string | number | undefined)[] {
  const { visits, views, searches, businesses, imports, created, updated } = day;
  return [day.day, visits, views, searches, businesses ?? undefined, imports, created, updated];
}

/** The same figures as a table, newest day first. */
function tableOf(days: readonly TrendDay[], columns: readonly Column[]) {
  return {
    headers: ["Gün", ...columns.map((column) => COLUMNS[column])],
    rows: days.map((day) => [formatDay(day.day), ...columns.map((column) => figureText(day[column]))]).reverse(),
  };
}

function figureText(figure: number | null): string {
  return figure === null ? "—" : formatWhole(figure);
}
