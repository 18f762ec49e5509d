import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Activity, CalendarClock, Globe2, Star } from "lucide-react";
import { formatAgo } from "../../../lib/format/relative-time.ts";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { statsQuery, systemQuery } from "../api/get-figures.ts";
import { latestImportsQuery } from "../api/get-news.ts";
import { countText, ratingText, UNKNOWN } from "../system-format.ts";
import { type SystemState, silentText, systemStateOf } from "../system-state.ts";
import { ActivityList } from "./activity-list.tsx";
import { FigureGrid, FigureTile } from "./figure-tile.tsx";
import { HeldImports } from "./held-imports.tsx";
import { QuickAccess } from "./quick-access.tsx";

const Page = chakra("div", {
  base: { display: "grid", gap: { base: "6", md: "8" }, gridTemplateColumns: "minmax(0, 1fr)" },
});
const Banner = chakra("header", {
  base: {
    p: { base: "5", md: "8" },
    borderRadius: "card",
    borderWidth: "1px",
    borderColor: "accent.border",
    bg: "accent.tint",
  },
});
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "2", minH: { base: "2lh", md: "1lh" } } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "6", md: "8" },
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 3fr) minmax(0, 2fr)" },
  },
});

const STATE_TEXTS: Record<SystemState, string> = {
  well: "Aktif",
  troubled: "Sorun var",
  away: "Bağlantı yok",
  unknown: UNKNOWN,
};

/** The page after login: the state of the directory, links to the sections, and the latest actions. */
export function AdminHome() {
  const { data: stats } = useQuery(statsQuery);
  return (
    <Page>
      <Banner>
        <Title>Hoş geldiniz</Title>
        <Lead>
          {stats === undefined
            ? "Dizini buradan yönetirsiniz."
            : `Dizinde ${formatWhole(stats.totalBusinesses)} işletme ve ${formatWhole(stats.totalCategories)} kategori var. Buradan yönetirsiniz.`}
        </Lead>
      </Banner>
      <HeldImports />
      <StatusTiles />
      <Columns>
        <QuickAccess totalBusinesses={stats?.totalBusinesses} />
        <ActivityList />
      </Columns>
    </Page>
  );
}

function StatusTiles() {
  const system = useQuery(systemQuery);
  const { data: stats } = useQuery(statsQuery);
  const { data: imports } = useQuery(latestImportsQuery);
  const { at: now } = useNow();
  const updatedAt = imports?.find(({ finishedAt, isDryRun }) => finishedAt !== null && !isDryRun)?.finishedAt;
  const noUpdateHint = imports === undefined ? UNKNOWN : "Henüz içe aktarma yok";
  const processes = system.data?.processes ?? [];
  const answering = processes.length > 0 ? `${processes.length} sürecin hepsi yanıt veriyor` : undefined;
  const processText = system.isPending ? "Süreçlerin yanıtı bekleniyor" : answering;
  return (
    <FigureGrid>
      <FigureTile
        label="Sistem Durumu"
        icon={Activity}
        value={STATE_TEXTS[systemStateOf(system.data, system.isError)]}
        hint={silentText(system.data) ?? processText}
      />
      <FigureTile
        label="Ülke Sayısı"
        icon={Globe2}
        value={countText(stats?.totalCountries)}
        hint={`${countText(stats?.totalCities)} şehirde`}
      />
      <FigureTile
        label="Son Güncelleme"
        icon={CalendarClock}
        value={updatedAt ? formatAgo(updatedAt, now.getTime()) : UNKNOWN}
        hint={updatedAt ? formatMoment(updatedAt) : noUpdateHint}
      />
      <FigureTile
        label="Ortalama Puan"
        icon={Star}
        value={ratingText(stats?.meanRating)}
        hint="Puanı olan işletmelerin ortalaması"
      />
    </FigureGrid>
  );
}
