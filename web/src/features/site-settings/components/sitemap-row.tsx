import { Button, chakra } from "@chakra-ui/react";
import type { SitemapStatus } from "@meridian/contracts/site/sitemap";
import { Copy, ExternalLink } from "lucide-react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { BoxedLine, LineText } from "../../../ui/line-list.tsx";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import type { ListedSitemap } from "../sitemap-files.ts";

const Path = chakra("code", { base: { fontFamily: "mono", textStyle: "sm", color: "fg.muted" } });
const Entries = chakra("span", { base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

export interface SitemapRowProps {
  file: ListedSitemap;
  url: string;
  status: SitemapStatus["files"][number] | undefined;
}

export function SitemapRow({ file: { name, title }, url, status }: SitemapRowProps) {
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
