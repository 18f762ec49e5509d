import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { AdminStats } from "@meridian/contracts/places/place";
import type { SitemapStatus } from "@meridian/contracts/site/sitemap";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { FactList } from "../../../ui/fact-list.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { sitemapStatusQuery, statsQuery } from "../api/get-settings.ts";
import { SITEMAP_FILES } from "../sitemap-files.ts";
import { useClearCache } from "../use-clear-cache.ts";
import { SitemapRow } from "./sitemap-row.tsx";

const Box = chakra("div", { base: { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" } });
const List = chakra("ul", {
  base: { borderWidth: "1px", borderColor: "border", borderRadius: "card", bg: "bg.raised" },
});
const UNKNOWN = "—";

/** The sitemap files with their contents. */
export function SitemapPanel() {
  const { data, isPending, isError, refetch } = useQuery(sitemapStatusQuery);
  const { data: stats } = useQuery(statsQuery);
  const refreshing = useClearCache();
  if (isPending) return <Skeleton height="96" />;
  if (isError) {
    return (
      <ErrorPanel title="Sitemap bilgileri alınamadı" retryLabel="Tekrar dene" onRetry={() => void refetch()}>
        Sitemap dosyaları yayında; sayıları şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  const origin = data.origin ?? window.location.origin;
  return (
    <Box>
      <FactList facts={factsOf(data, stats)} />
      <List>
        {SITEMAP_FILES.map((file) => (
          <SitemapRow
            key={file.name}
            file={file}
            url={`${origin}/${file.name}`}
            status={data.files.find(({ name }) => name === file.name)}
          />
        ))}
      </List>
      <div>
        <Button variant="outline" disabled={refreshing.isPending} onClick={() => refreshing.mutate()}>
          <RefreshCw aria-hidden="true" />
          {refreshing.isPending ? "Yenileniyor..." : "Sitemap Yenile"}
        </Button>
      </div>
    </Box>
  );
}

function factsOf(status: SitemapStatus, stats: AdminStats | undefined) {
  const { fileCount, addressCount, businessPageCount, builtAt, isBehind } = status;
  const places = (count: number | undefined) => (count === undefined ? UNKNOWN : formatWhole(count));
  const state = isBehind ? "yenileniyor" : "güncel";
  return [
    { label: "Toplam dosya", value: builtAt === null ? UNKNOWN : formatWhole(fileCount) },
    { label: "Toplam adres", value: builtAt === null ? UNKNOWN : formatWhole(addressCount) },
    { label: "İşletme sayfası", value: builtAt === null ? UNKNOWN : formatWhole(businessPageCount) },
    { label: "Ülke", value: places(stats?.totalCountries) },
    { label: "Şehir", value: places(stats?.totalCities) },
    { label: "Oluşturulma", value: builtAt === null ? "hazırlanıyor" : `${formatMoment(builtAt)} · ${state}` },
  ];
}
