import { chakra, Skeleton } from "@chakra-ui/react";
import type { AdminStats } from "@meridian/contracts/places/place";
import { dayOf } from "@meridian/domain/day-of";
import { useQuery } from "@tanstack/react-query";
import { Building2, Gauge, Tags, Users } from "lucide-react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { ShareBar } from "../../../ui/directory/share-bar.tsx";
import { Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { dayQuery, sourcesQuery, statsQuery, systemQuery } from "../api/get-figures.ts";
import { countText, formatMs } from "../system-format.ts";
import { ActivityList } from "./activity-list.tsx";
import { FigureGrid, FigureTile } from "./figure-tile.tsx";
import { HeldImports } from "./held-imports.tsx";
import { Panel } from "./panel.tsx";
import { SystemPanel } from "./system-panel.tsx";
import { UploadReports } from "./upload-reports.tsx";

const Page = chakra("div", {
  base: { display: "grid", gap: { base: "5", md: "6" }, gridTemplateColumns: "minmax(0, 1fr)" },
});
const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "5", md: "6" },
    gridTemplateColumns: "minmax(0, 1fr)",
    [WITH_COLUMNS]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
const NAMED = 3;
const SHOWN = 8;
const List = chakra("ol", { base: { display: "grid", gap: "3" } });
const Line = chakra("div", { base: { display: "flex", gap: "4", alignItems: "baseline", textStyle: "sm", mb: "1" } });
const Figure = chakra("span", { base: { ms: "auto", fontVariantNumeric: "tabular-nums", fontWeight: "semibold" } });
const Note = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

/** The directory and the machine in measured figures. */
export function DashboardPage() {
  const stats = useQuery(statsQuery);
  const system = useQuery(systemQuery);
  const today = dayOf(useNow().at);
  const { data: counted } = useQuery(dayQuery(today));
  return (
    <Page>
      <ScreenHeading title="Dashboard">Sistem istatistikleri ve genel durum</ScreenHeading>
      {stats.isError && (
        <ErrorPanel title="İstatistikler yüklenemedi" onRetry={() => void stats.refetch()}>
          Dizin bundan etkilenmedi; sayılar şu anda alınamıyor.
        </ErrorPanel>
      )}
      <HeldImports />
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
        {(stats.isPending || stats.data !== undefined) && <TopCategories stats={stats.data} />}
        <ActivityList />
      </Columns>
      <SystemPanel />
    </Page>
  );
}

/** Says which sources fail or wait for a decision; nothing as long as all is well. */
function FailingSources() {
  const { data } = useQuery(sourcesQuery);
  const failing = data?.sources.filter(({ lastOutcome }) => lastOutcome === "failed") ?? [];
  const held = data?.sources.filter(({ lastOutcome, unlisted }) => lastOutcome === "held" || unlisted.asked > 0) ?? [];
  if (failing.length + held.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {failing.length > 0 && `Alınamayan kaynaklar: ${namesOf(failing)}. `}
      {held.length > 0 && `Karar bekleyen kaynaklar: ${namesOf(held)}. `}
      <Link to="/admin/sources">Kaynaklara git</Link>
    </Notice>
  );
}

function namesOf(sources: readonly { name: string }[]): string {
  const names = sources.slice(0, NAMED).map(({ name }) => name);
  const rest = sources.length - names.length;
  return rest === 0 ? names.join(", ") : `${names.join(", ")} ve ${formatWhole(rest)} kaynak daha`;
}

/** The largest categories with bars relative to the first. */
function TopCategories({ stats }: { stats: AdminStats | undefined }) {
  const shown = stats?.categories.slice(0, SHOWN) ?? [];
  const largest = shown[0]?.count ?? 0;
  return (
    <Panel title="En Büyük Kategoriler" aside={shown.length > 0 ? `İlk ${shown.length}` : undefined}>
      {stats === undefined && <Skeleton height="72" />}
      {stats !== undefined && shown.length === 0 && <Note>Henüz kategori yok.</Note>}
      <List>
        {shown.map(({ category, count, slug }) => (
          <li key={slug}>
            <Line>
              <Link to="/admin/businesses" search={{ category }} variant="plain">
                <bdi>{category}</bdi>
              </Link>
              <Figure>{formatWhole(count)}</Figure>
            </Line>
            <ShareBar share={largest === 0 ? 0 : count / largest} />
          </li>
        ))}
      </List>
    </Panel>
  );
}
