import { Button, chakra, Skeleton, Stack } from "@chakra-ui/react";
import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Ban, Plus, SearchX, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useSelection } from "../../../lib/hooks/use-selection.ts";
import { ButtonLink } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ListPages } from "../../../ui/pages/list-pages.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { businessesQuery, statsQuery } from "../api/get-businesses.ts";
import { changedParams, isFiltered, withoutFilters } from "../list-changes.ts";
import type { ListParams } from "../list-params.ts";
import { BusinessCounters } from "./business-counters.tsx";
import { BusinessList } from "./business-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListLook } from "./list-look.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SortBar } from "./sort-bar.tsx";
import { TrashTabs } from "./trash-tabs.tsx";

const NOTHING: AdminListItem[] = [];

const Page = chakra("div", {
  base: { display: "grid", gap: { base: "4", md: "5" }, gridTemplateColumns: "minmax(0, 1fr)" },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Bar = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center", justifyContent: "space-between" },
});

export interface BusinessesPageProps {
  params: ListParams;
  onParams: (params: ListParams, options?: { isTyping: boolean }) => void;
  /** Opens the export, for example a button with its dialog. */
  exportAction?: ReactNode;
  /** Actions on all businesses; shown last. */
  dangerZone?: ReactNode;
  /** Embedded in another screen, which has its own heading and figures. */
  isWithin?: boolean;
}

/** All businesses: search, filter, approve, hide, edit, merge, delete and restore. */
export function BusinessesPage({ params, onParams, exportAction, dangerZone, isWithin = false }: BusinessesPageProps) {
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery({
    ...businessesQuery(params),
    placeholderData: keepPreviousData,
  });
  const { data: stats } = useQuery(statsQuery);
  const search = useRef<HTMLInputElement>(null);
  const shown = data?.businesses ?? NOTHING;
  const selection = useSelection(shown);
  const isTrash = params.trash === "true";
  const change = (part: ListParams, options?: { isTyping: boolean }) => onParams(changedParams(params, part), options);
  /** What was pressed disappears with the filters. */
  const reset = () => {
    search.current?.focus();
    onParams(withoutFilters(params));
  };

  return (
    <Page>
      {!isWithin && (
        <>
          <ScreenHeading
            title="İşletme Yönetimi"
            actions={
              <Actions>
                {exportAction}
                <ButtonLink to="/admin/businesses/new">
                  <Plus aria-hidden="true" />
                  Yeni işletme
                </ButtonLink>
              </Actions>
            }
          >
            İşletmeleri arayın, onaylayın, düzenleyin ve silin.
          </ScreenHeading>
          <BusinessCounters stats={stats} onPageCount={data === undefined ? undefined : shown.length} />
        </>
      )}
      <FilterBar params={params} onChange={change} onReset={reset} searchRef={search} />
      <Bar>
        <TrashTabs params={params} stats={stats} onChange={change} />
        <ListLook params={params} onChange={change} />
        <SortBar params={params} onChange={change} />
      </Bar>
      <SelectionBar selection={selection} shown={shown} isTrash={isTrash} page={data} />
      {isPending && <ListSkeleton />}
      {data === undefined && isError && (
        <ErrorPanel title="Error Loading Businesses" onRetry={() => void refetch()}>
          <span lang="tr">Veriler güvende; liste şu anda alınamıyor.</span>
        </ErrorPanel>
      )}
      {data !== undefined && shown.length === 0 && <EmptyList params={params} onReset={reset} />}
      {shown.length > 0 && (
        <BusinessList
          businesses={shown}
          isTrash={isTrash}
          isCompact={params.view === "compact"}
          selection={selection}
          isBusy={isPlaceholderData}
        />
      )}
      {data !== undefined && (
        <ListPages
          label="İşletme sayfaları"
          current={data.currentPage}
          total={data.pagination.totalPages}
          onPage={(page) => change({ page: String(page) })}
        />
      )}
      {dangerZone}
    </Page>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** Five rows of the final size. */
function ListSkeleton() {
  return (
    <Stack gap="3" aria-busy="true" aria-label="İşletmeler yükleniyor" role="status">
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height={{ base: "60", md: "32" }} borderRadius="card" />
      ))}
    </Stack>
  );
}

/** Says why the list is empty, and what to do next. */
function EmptyList({ params, onReset }: { params: ListParams; onReset: () => void }) {
  if (isFiltered(params)) {
    return (
      <EmptyState title="İşletme bulunamadı" icon={<SearchX aria-hidden="true" />}>
        <p>Bu aramaya ve filtrelere uyan işletme yok.</p>
        <Button variant="outline" onClick={onReset}>
          Filtreleri temizle
        </Button>
      </EmptyState>
    );
  }
  if (params.blocked === "true") {
    return (
      <EmptyState title="Engellenen işletme yok" icon={<Ban aria-hidden="true" />}>
        Silerken engellediğiniz işletmeler burada durur; hiçbir içe aktarma onları geri getirmez.
      </EmptyState>
    );
  }
  if (params.trash === "true") {
    return (
      <EmptyState title="Çöp kutusu boş" icon={<Trash2 aria-hidden="true" />}>
        Silinen işletmeler 30 gün boyunca burada durur.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Henüz işletme yok">
      <p>İlk işletmelerinizi bir dosyadan içe aktarın.</p>
      <ButtonLink to="/admin/upload">Excel Yükleme</ButtonLink>
    </EmptyState>
  );
}
