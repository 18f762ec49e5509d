import { chakra, Skeleton } from "@chakra-ui/react";
import type { ImportProgress, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { DataTable } from "../../../ui/data-table.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { IMPORTS_PER_PAGE, importsPageQuery } from "../api/get-imports.ts";
import { HistoryRow } from "./history-row.tsx";

const Box = chakra("div", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
const Pages = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "center",
    justifyContent: "center",
    textStyle: "sm",
  },
});
const Rows = chakra("div", { base: { display: "grid", gap: "2" } });

export interface ImportHistoryProps {
  /** From 1. */
  page: number;
  /** Live progress of running imports. */
  byJob: ReadonlyMap<string, ImportProgress>;
  onStarted: (job: ShownImportJob) => void;
}

/** All imports, newest first, page by page. */
export function ImportHistory({ page, byJob, onStarted }: ImportHistoryProps) {
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery({
    ...importsPageQuery(page),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <HistorySkeleton />;
  if (isError) {
    return (
      <ErrorPanel title="İçe aktarmalar yüklenemedi" onRetry={() => void refetch()}>
        Veriler güvende; liste şu anda alınamıyor.
      </ErrorPanel>
    );
  }
  if (data.length === 0 && page === 1) {
    return <EmptyState title="Henüz bir içe aktarma yok">İlk dosyanızı yukarıdan yükleyin.</EmptyState>;
  }
  const shown = data.slice(0, IMPORTS_PER_PAGE);
  const hasNext = data.length > IMPORTS_PER_PAGE;
  return (
    <Box aria-busy={isPlaceholderData}>
      {shown.length === 0 ? (
        <EmptyState title="Bu sayfada içe aktarma yok">Önceki sayfaya dönün.</EmptyState>
      ) : (
        <DataTable
          label="İçe aktarma geçmişi"
          columns={[
            "Dosya",
            "Durum",
            "Ne zaman",
            { figure: "Satır" },
            { figure: "Yeni" },
            { figure: "Güncellenen" },
            { figure: "Atlanan" },
            { figure: "Hatalı" },
            "İşlemler",
          ]}
        >
          <tbody>
            {shown.map((job) => (
              <HistoryRow key={job.id} job={job} pause={byJob.get(job.id)?.pause ?? null} onStarted={onStarted} />
            ))}
          </tbody>
        </DataTable>
      )}
      {(page > 1 || hasNext) && <HistoryPages page={page} hasNext={hasNext} />}
    </Box>
  );
}

function HistoryPages({ page, hasNext }: { page: number; hasNext: boolean }) {
  return (
    <Pages aria-label="İçe aktarma geçmişinin sayfaları">
      <PageLink page={page - 1} isThere={page > 1} rel="prev">
        <ChevronLeft aria-hidden="true" />
        Daha yeni
      </PageLink>
      <span>Sayfa {page}</span>
      <PageLink page={page + 1} isThere={hasNext} rel="next">
        Daha eski
        <ChevronRight aria-hidden="true" />
      </PageLink>
    </Pages>
  );
}

interface PageLinkProps {
  page: number;
  isThere: boolean;
  rel: string;
  children: React.ReactNode;
}

function PageLink({ page, isThere, rel, children }: PageLinkProps) {
  return (
    <ButtonLink
      to="/admin/upload"
      search={{ page: page <= 1 ? undefined : String(page) }}
      resetScroll={false}
      rel={rel}
      disabled={!isThere}
      variant="outline"
      size="sm"
    >
      {children}
    </ButtonLink>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5];

function HistorySkeleton() {
  return (
    <Rows>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height={{ base: "44", md: "16" }} />
      ))}
    </Rows>
  );
}
