import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Building2, Gauge, Tags, Users } from "lucide-react";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { ErrorPanel } from "../../../ui/error-panel.tsx";
import { dayQuery, statsQuery, systemQuery } from "../api/get-figures.ts";
import { countText, formatMs } from "../system-format.ts";
import { ActivityList } from "./activity-list.tsx";
import { FailingSources } from "./failing-sources.tsx";
import { FigureGrid, FigureTile } from "./figure-tile.tsx";
import { SystemPanel } from "./system-panel.tsx";
import { TopCategories } from "./top-categories.tsx";
import { UploadReports } from "./upload-reports.tsx";

const ISO_DAY_LENGTH = "2026-05-01".length;

const Page = chakra("div", {
  base: { display: "grid", gap: { base: "5", md: "6" }, gridTemplateColumns: "minmax(0, 1fr)" },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { color: "fg.muted", mt: "1" } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "5", md: "6" },
    gridTemplateColumns: "minmax(0, 1fr)",
    [WITH_COLUMNS]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** The directory and the machine in measured figures. */
export function DashboardPage() {
  const stats = useQuery(statsQuery);
  const system = useQuery(systemQuery);
  const today = useNow().at.toISOString().slice(0, ISO_DAY_LENGTH);
  const { data: counted } = useQuery(dayQuery(today));
  return (
    <Page>
      <header>
        <Title>Dashboard</Title>
        <Lead>Sistem istatistikleri ve genel durum</Lead>
      </header>
      {stats.isError && (
        <ErrorPanel title="İstatistikler yüklenemedi" retryLabel="Tekrar dene" onRetry={() => void stats.refetch()}>
          Dizin bundan etkilenmedi; sayılar şu anda alınamıyor.
        </ErrorPanel>
      )}
      <FailingSources />
      <FigureGrid>
        <FigureTile
          label="Toplam İşletme"
          icon={Building2}
          value={countText(stats.data?.totalBusinesses)}
          hint={
            stats.data?.approvedBusinesses === undefined
              ? undefined
              : `${countText(stats.data.publishedBusinesses)} yayında · ${countText(stats.data.approvedBusinesses)} onaylı`
          }
        />
        <FigureTile
          label="Aktif Kategoriler"
          icon={Tags}
          value={countText(stats.data?.totalCategories)}
          hint="Yayında işletmesi olan"
        />
        <FigureTile
          label="Günlük Ziyaretçi"
          icon={Users}
          value={countText(counted?.days[0]?.visits)}
          hint="Bugün (UTC), şimdiye kadar"
        />
        <FigureTile
          label="Sistem Performansı"
          icon={Gauge}
          value={formatMs(system.data?.requests.p95Ms ?? null)}
          hint="İsteklerin %95'i bu sürede yanıtlandı"
        />
      </FigureGrid>
      <UploadReports />
      <Columns>
        <TopCategories stats={stats.data} isPending={stats.isPending} />
        <ActivityList title="Son Aktiviteler" />
      </Columns>
      <SystemPanel />
    </Page>
  );
}
