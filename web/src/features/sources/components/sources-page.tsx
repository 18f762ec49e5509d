import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { ShownSource } from "@meridian/contracts/imports/sources-api";
import { useQuery } from "@tanstack/react-query";
import { CloudDownload, Plus } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { sourcesQuery } from "../api/sources.ts";
import { isUnderWay } from "../source-words.ts";
import { SourceCard } from "./source-card.tsx";
import { SourceDialog } from "./source-dialog.tsx";
import { SourceOrder } from "./source-order.tsx";

const REFRESH_MS = 5000;

const Page = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const List = chakra("ul", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });

/** Addresses that are imported by a schedule. */
export function SourcesPage() {
  const { data, isPending, isError, refetch } = useQuery({
    ...sourcesQuery,
    refetchInterval: ({ state }) =>
      state.data?.sources.some((source) => isUnderWay(source, Date.now())) ? REFRESH_MS : false,
  });
  const [edited, setEdited] = useState<ShownSource | "new">();
  return (
    <Page>
      <ScreenHeading
        title="Kaynaklar"
        actions={
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            Kaynak ekle
          </Button>
        }
      >
        Dosyası kendiliğinden alınıp içe aktarılan adresler. Değişmeyen dosya atlanır; fazla şey değiştirecek olan
        kararınızı bekler.
      </ScreenHeading>
      {isPending && <Skeleton height="64" />}
      {isError && (
        <ErrorPanel title="Kaynaklar alınamadı" onRetry={() => void refetch()}>
          Kaynaklar zamanında çalışmayı sürdürür; liste şu anda gösterilemiyor.
        </ErrorPanel>
      )}
      {data?.sources.length === 0 && (
        <EmptyState title="Henüz kaynak yok" icon={<CloudDownload aria-hidden="true" />}>
          Düzenli yayımlanan bir listenin https adresini ekleyin.
        </EmptyState>
      )}
      {data !== undefined && data.sources.length > 0 && (
        <List>
          {data.sources.map((source) => (
            <SourceCard key={source.id} source={source} onEdit={() => setEdited(source)} />
          ))}
        </List>
      )}
      <SourceOrder />
      <SourceDialog edited={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}
