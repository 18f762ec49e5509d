import { chakra, Skeleton } from "@chakra-ui/react";
import type { CategoryLabelFilter } from "@meridian/contracts/categories/categories-api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { FilterTabs } from "../../../ui/forms/filter-tabs.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ListPages } from "../../../ui/pages/list-pages.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { labelsQuery } from "../api/categories.ts";
import type { Asked } from "../decision-words.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { DecisionHistory } from "./decision-history.tsx";
import { FilingProgress } from "./filing-progress.tsx";
import { LabelTable } from "./label-table.tsx";

const TYPING_REST_MS = 300;
const MAX_SEARCH_LENGTH = 200;
const NO_FILTER = { q: "", filter: "all" as CategoryLabelFilter, page: 1 };

const Page = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const Bar = chakra("form", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "flex-end", justifyContent: "space-between" },
});
const SearchBox = chakra("div", { base: { flex: "1 1 16rem", maxW: { md: "24rem" } } });
const Total = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

/** The labels of businesses, what they mean, and how to change that. */
export function LabelsPage() {
  const [view, setView] = useState(NO_FILTER);
  const [chosen, setAsked] = useState<Asked>();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...labelsQuery(useDebounced(view, TYPING_REST_MS)),
    placeholderData: keepPreviousData,
  });
  const narrow = (change: Partial<typeof NO_FILTER>) => setView({ ...view, page: 1, ...change });
  return (
    <Page>
      <ScreenHeading title="Kategoriler">
        İşletmelerin taşıdığı etiketler ve anlamları. Türü bilinmeyen etiketler başta durur; onları bir türe taşıyın.
      </ScreenHeading>
      <FilingProgress />
      <Bar role="search" aria-label="Etiketlerde ara" onSubmit={(event) => event.preventDefault()}>
        <SearchBox>
          <Field
            label="Ara"
            type="search"
            placeholder="Etiket, kategori veya tür"
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            value={view.q}
            onChange={({ target }) => narrow({ q: target.value })}
          />
        </SearchBox>
        <FilterTabs
          label="Hangi etiketler"
          value={view.filter}
          options={[
            { value: "all", label: "Tümü" },
            { value: "unmapped", label: "Eşlenmemiş", ...(data === undefined ? {} : { count: data.unmappedCount }) },
            { value: "hidden", label: "Gizli" },
          ]}
          onChange={(filter) => narrow({ filter })}
        />
      </Bar>
      {isPending && <Skeleton height="60rem" />}
      {isError && data === undefined && (
        <ErrorPanel title="Etiketler alınamadı" onRetry={() => void refetch()}>
          Kategoriler bildiğiniz gibi duruyor; şu anda gösterilemiyor.
        </ErrorPanel>
      )}
      {data !== undefined && data.labels.length === 0 && <NoLabels filter={view.filter} isSearch={view.q !== ""} />}
      {data !== undefined && data.labels.length > 0 && (
        <>
          <Total role="status">
            {formatWhole(data.totalCount)} etiket{data.isCut && " · en sık geçenler; kalanlar sayılmadı"}
          </Total>
          <LabelTable labels={data.labels} isStale={isPlaceholderData} onAsk={setAsked} />
          <ListPages
            label="Etiket sayfaları"
            current={view.page}
            total={data.totalPages}
            onPage={(page) => setView({ ...view, page })}
          />
        </>
      )}
      <DecisionHistory />
      <DecisionDialog chosen={chosen} onClose={() => setAsked(undefined)} />
    </Page>
  );
}

function NoLabels({ filter, isSearch }: { filter: CategoryLabelFilter; isSearch: boolean }) {
  const icon = <SearchX aria-hidden="true" />;
  if (isSearch) {
    return (
      <EmptyState title="Aramaya uyan etiket yok" icon={icon}>
        <p>Başka bir sözcük deneyin ya da filtreyi değiştirin.</p>
      </EmptyState>
    );
  }
  if (filter === "unmapped") return <EmptyState title="Her etiketin türü biliniyor" icon={icon} />;
  if (filter === "hidden") return <EmptyState title="Gizli kategori yok" icon={icon} />;
  return (
    <EmptyState title="Henüz etiket yok" icon={icon}>
      <p>Bir dosya içe aktarıldığında işletmelerin etiketleri burada listelenir.</p>
    </EmptyState>
  );
}
