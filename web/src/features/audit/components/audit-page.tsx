import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Download, SearchX } from "lucide-react";
import { useState } from "react";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { Field, SelectField } from "../../../ui/forms/field.tsx";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { auditCsvUrl, auditQuery } from "../api/get-audit.ts";
import { type AuditView, NO_FILTER, NOUN_OPTIONS } from "../audit-view.ts";
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
        <ErrorPanel title="Denetim kaydı alınamadı" onRetry={() => void refetch()}>
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

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "3",
    alignItems: "end",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 100%), 1fr))",
  },
});

function AuditFilters({ view, onChange }: { view: AuditView; onChange: (view: AuditView) => void }) {
  const fieldOf = (name: keyof AuditView) => ({
    value: view[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...view, [name]: event.target.value }),
  });
  const isEmpty = Object.values(view).every((value) => value === "");
  return (
    <Form role="search" aria-label="Denetim kaydını filtrele" onSubmit={(event) => event.preventDefault()}>
      <SelectField label="Konu" {...fieldOf("action")}>
        <option value="">Tümü</option>
        {NOUN_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field label="Kullanıcı" autoComplete="off" {...fieldOf("actor")} />
      <Field label="Kayıt" placeholder="Kimlik veya ad" autoComplete="off" {...fieldOf("subject")} />
      <Field label="Başlangıç" type="date" {...fieldOf("from")} />
      <Field label="Bitiş" type="date" min={view.from} {...fieldOf("to")} />
      <Button variant="ghost" disabled={isEmpty} onClick={() => onChange(NO_FILTER)}>
        Filtreleri temizle
      </Button>
    </Form>
  );
}
