import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { INBOX_RETENTION_DAYS } from "@meridian/contracts/site/contact-limits";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { useMemo } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { useSelection } from "../../../lib/hooks/use-selection.ts";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { inboxQuery } from "../api/inbox.ts";
import type { InboxView } from "../inbox-view.ts";
import { InboxActions } from "./inbox-actions.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxRow } from "./inbox-row.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const List = chakra("ul", {
  base: { borderWidth: "1px", borderColor: "border", borderRadius: "card", bg: "bg.raised", overflow: "hidden" },
});
const Center = chakra("div", { base: { display: "grid", justifyContent: "center" } });

export interface InboxPageProps {
  view: InboxView;
  onView: (view: InboxView) => void;
}

/** Messages from the contact form, and reports about businesses. */
export function InboxPage({ view, onView }: InboxPageProps) {
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
        <ErrorPanel title="Gelen kutusu alınamadı" retryLabel="Tekrar dene" onRetry={() => void refetch()}>
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
