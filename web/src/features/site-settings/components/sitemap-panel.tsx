import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { AdminStats } from "@meridian/contracts/places/place";
import type { SitemapStatus } from "@meridian/contracts/site/sitemap";
import { useQuery } from "@tanstack/react-query";
import { Copy, ExternalLink, RefreshCw } from "lucide-react";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { raised } from "../../../theme/surfaces.ts";
import { FactList } from "../../../ui/fact-list.tsx";
import { BoxedLine, LineText } from "../../../ui/line-list.tsx";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { sitemapStatusQuery, statsQuery } from "../api/get-settings.ts";
import { type ListedSitemap, SITEMAP_FILES } from "../sitemap-files.ts";
import { useClearCache } from "../use-clear-cache.ts";

const Box = chakra("div", { base: { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" } });
const List = chakra("ul", { base: raised });
const UNKNOWN = "—";

/** The sitemap files with their contents. */
export function SitemapPanel() {
  const { data, isPending, isError, refetch } = useQuery(sitemapStatusQuery);
  const { data: stats } = useQuery(statsQuery);
  const refreshing = useClearCache();
  if (isPending) return <Skeleton height="96" />;
  if (isError) {
    return (
      <ErrorPanel title="Sitemap bilgileri alınamadı" onRetry={() => void refetch()}>
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

const Path = chakra("code", { base: { fontFamily: "mono", textStyle: "sm", color: "fg.muted" } });
const Entries = chakra("span", { base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

interface SitemapRowProps {
  file: ListedSitemap;
  url: string;
  status: SitemapStatus["files"][number] | undefined;
}

function SitemapRow({ file: { name, title }, url, status }: SitemapRowProps) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: "Bağlantı kopyalandı", description: url }),
      () => toast({ tone: "error", title: "Bağlantı kopyalanamadı", description: url }),
    );
  return (
    <BoxedLine>
      <LineText>
        <strong>{title}</strong>{" "}
        <Entries>{status === undefined ? "· hazırlanıyor" : `· ${formatWhole(status.entries)} kayıt`}</Entries>
        <br />
        <Path>/{name}</Path>
      </LineText>
      <Actions>
        <Button variant="outline" size="sm" aria-label={`${title} adresini kopyala`} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Kopyala
        </Button>
        <ButtonAnchor
          href={`/${name}`}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="sm"
          aria-label={`${title} dosyasını yeni sekmede aç`}
        >
          <ExternalLink aria-hidden="true" />
          Aç
        </ButtonAnchor>
      </Actions>
    </BoxedLine>
  );
}
