import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { ShownSource, UnlistedBusiness } from "@meridian/contracts/imports/sources-api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { LineItem, LineList, LineNote, LineText } from "../../../ui/line-list.tsx";
import { Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { unlistedQuery } from "../api/sources.ts";
import { UNLISTED_STATES, UNLISTED_TEXTS, type UnlistedState } from "../source-words.ts";
import { useDecideUnlisted } from "../use-sources.ts";

const Box = chakra("section", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h3", { base: { textStyle: "sm", fontWeight: "semibold" } });
const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

/** Businesses that a source no longer lists, by outcome; nothing if it lists all. */
export function UnlistedBusinesses({ source }: { source: ShownSource }) {
  const { name, unlisted } = source;
  const [open, setOpen] = useState<UnlistedState>();
  const states = UNLISTED_STATES.filter((state) => unlisted[state] > 0);
  if (states.length === 0) return null;
  return (
    <Box aria-label={`Artık listelenmeyenler: ${name}`}>
      <Title>Artık listelenmeyen işletmeler</Title>
      <Line>
        {states.map((state) => (
          <Button
            key={state}
            size="sm"
            variant={state === open ? "subtle" : "outline"}
            aria-expanded={state === open}
            onClick={() => setOpen(state === open ? undefined : state)}
          >
            {UNLISTED_TEXTS[state]}: {formatWhole(unlisted[state])}
          </Button>
        ))}
      </Line>
      {open !== undefined && states.includes(open) && <UnlistedList source={source} state={open} />}
    </Box>
  );
}

function UnlistedList({ source, state }: { source: ShownSource; state: UnlistedState }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    unlistedQuery(source, state),
  );
  if (isPending) return <Skeleton height="16" />;
  if (isError) {
    return (
      <ErrorPanel title="İşletmeler alınamadı" onRetry={() => void refetch()}>
        Hiçbir işletme değişmedi; liste şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  return (
    <>
      <LineList>
        {data.pages
          .flatMap(({ businesses }) => businesses)
          .map((business) => (
            <UnlistedItem key={business.id} source={source} business={business} />
          ))}
      </LineList>
      {hasNextPage && (
        <Button size="sm" variant="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Daha fazla göster
        </Button>
      )}
    </>
  );
}

function UnlistedItem({ source, business }: { source: ShownSource; business: UnlistedBusiness }) {
  const { id, name, city, state, missedRuns } = business;
  const decision = useDecideUnlisted(source, business);
  return (
    <LineItem>
      <LineText>
        <Link to="/admin/businesses/$businessId" params={{ businessId: id }}>
          <bdi>{name}</bdi>
        </Link>
        <LineNote>
          {city !== null && `${city} · `}
          {formatWhole(missedRuns)} çalışmada yoktu
        </LineNote>
      </LineText>
      {(state === "absent" || state === "asked") && (
        <Line>
          <Button
            size="sm"
            variant="outline"
            disabled={decision.isPending}
            aria-label={`Kapat: ${name}`}
            onClick={() => decision.mutate("close")}
          >
            Kapat
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={decision.isPending}
            aria-label={`Açık kalsın: ${name}`}
            onClick={() => decision.mutate("keep")}
          >
            Açık kalsın
          </Button>
        </Line>
      )}
    </LineItem>
  );
}
