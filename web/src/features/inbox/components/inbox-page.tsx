import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { InboxState } from "@meridian/contracts/site/contact";
import { INBOX_RETENTION_DAYS } from "@meridian/contracts/site/contact-limits";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useMemo } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { useSelection } from "../../../lib/hooks/use-selection.ts";
import { raised } from "../../../theme/surfaces.ts";
import { FilterTabs } from "../../../ui/forms/filter-tabs.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { inboxQuery } from "../api/inbox.ts";
import { INBOX_STATES, type InboxView } from "../inbox-view.ts";
import { STATE_LABELS } from "../inbox-words.ts";
import { InboxActions } from "./inbox-actions.tsx";
import { InboxRow } from "./inbox-row.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const List = chakra("ul", {
  base: { ...raised, overflow: "hidden" },
});
const Center = chakra("div", { base: { display: "grid", justifyContent: "center" } });

/** Messages from the contact form, and reports about businesses. */
export function InboxPage({ view, onView }: { view: InboxView; onView: (view: InboxView) => void }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    inboxQuery(view),
  );
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const selection = useSelection(items);
  const show = (next: InboxView) => {
    selection.clear();
    onView(next);
  };
  return (
    <Page>
      <ScreenHeading title="Gelen Kutusu">
        Ziyaretçilerin mesajları ve işletme bildirimleri. Her kayıt {INBOX_RETENTION_DAYS} gün sonra kendiliğinden
        silinir; isteyenin kaydını daha önce siz silebilirsiniz.
      </ScreenHeading>
      <InboxFilters view={view} counts={data?.pages[0]?.counts} onChange={show} />
      {isPending && <Skeleton height="64" />}
      {isError && (
        <ErrorPanel title="Gelen kutusu alınamadı" onRetry={() => void refetch()}>
          Mesajlar duruyor; şu anda gösterilemiyor.
        </ErrorPanel>
      )}
      {data !== undefined && items.length === 0 && (
        <EmptyState title="Burada mesaj yok" icon={<Inbox aria-hidden="true" />}>
          Yeni mesajlar ve bildirimler geldiğinde burada görünür.
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <InboxActions
            ids={selection.ids}
            total={items.length}
            onAll={selection.toggleAll}
            onClear={selection.clear}
          />
          <List aria-label="Mesajlar">
            {items.map((item) => (
              <InboxRow
                key={item.id}
                item={item}
                isChosen={selection.has(item.id)}
                onToggle={() => selection.toggle(item.id)}
              />
            ))}
          </List>
        </>
      )}
      {hasNextPage && (
        <Center>
          <Button variant="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? "Yükleniyor..." : `Daha eskileri göster (şu an ${formatWhole(items.length)})`}
          </Button>
        </Center>
      )}
    </Page>
  );
}

const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

interface InboxFiltersProps {
  view: InboxView;
  /** Excluding suspect items; undefined until known. */
  counts: Record<InboxState, number> | undefined;
  onChange: (view: InboxView) => void;
}

const KINDS = [
  { value: "all", label: "Hepsi" },
  { value: "message", label: "Mesajlar" },
  { value: "report", label: "Bildirimler" },
] as const;
const PLACES = [
  { value: "inbox", label: "Gelen" },
  { value: "suspect", label: "Şüpheli" },
] as const;

function InboxFilters({ view, counts, onChange }: InboxFiltersProps) {
  /** Only non-empty states, so that they fit on one line of a phone. */
  const countOf = (state: InboxState) => {
    const count = view.isSuspect ? 0 : (counts?.[state] ?? 0);
    return count === 0 ? {} : { count };
  };
  return (
    <Line>
      <FilterTabs
        label="Durum"
        value={view.state}
        options={[
          { value: "all" as const, label: "Tümü" },
          ...INBOX_STATES.map((state) => ({ value: state, label: STATE_LABELS[state], ...countOf(state) })),
        ]}
        onChange={(state) => onChange({ ...view, state })}
      />
      <FilterTabs label="Tür" value={view.kind} options={KINDS} onChange={(kind) => onChange({ ...view, kind })} />
      <FilterTabs
        label="Klasör"
        value={view.isSuspect ? "suspect" : "inbox"}
        options={PLACES}
        onChange={(place) => onChange({ ...view, isSuspect: place === "suspect" })}
      />
    </Line>
  );
}
