import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Download, SearchX } from "lucide-react";
import { useState } from "react";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { auditCsvUrl, auditQuery } from "../api/get-audit.ts";
import { NO_FILTER } from "../audit-view.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditTable } from "./audit-table.tsx";

const TYPING_REST_MS = 300;
const Page = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const Center = chakra("div", { base: { display: "grid", justifyContent: "center" } });

/** Everything done in the admin area: by whom, when, and the state before and after. */
export function AuditPage() {
  const [view, setView] = useState(NO_FILTER);
  const settledView = useDebounced(view, TYPING_REST_MS);
  const { data, isPending, isError, isPlaceholderData, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...auditQuery(settledView), placeholderData: keepPreviousData });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Page>
      <ScreenHeading
        title="Denetim Kaydı"
        actions={
          <ButtonAnchor href={auditCsvUrl(settledView)} download variant="outline">
            <Download aria-hidden="true" />
            CSV indir
          </ButtonAnchor>
        }
      >
        Yönetim alanında yapılan her işlem. Kayıtlar yalnızca eklenir; değiştirilemez ve silinemez.
      </ScreenHeading>
      <AuditFilters view={view} onChange={setView} />
      {isPending && <Skeleton height="96" />}
      {isError && (
        <ErrorPanel title="Denetim kaydı alınamadı" retryLabel="Tekrar dene" onRetry={() => void refetch()}>
          Kayıtlar duruyor; şu anda gösterilemiyor.
        </ErrorPanel>
      )}
      {data !== undefined && entries.length === 0 && (
        <EmptyState title="Bu filtrelere uyan kayıt yok" icon={<SearchX aria-hidden="true" />}>
          <p>Filtreleri değiştirin ya da temizleyin.</p>
        </EmptyState>
      )}
      {entries.length > 0 && <AuditTable entries={entries} isStale={isPlaceholderData} />}
      {hasNextPage && (
        <Center>
          <Button variant="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? "Yükleniyor..." : "Daha eskileri göster"}
          </Button>
        </Center>
      )}
    </Page>
  );
}
