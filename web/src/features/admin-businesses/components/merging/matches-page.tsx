import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { MAX_COUNTED_MATCHES } from "@meridian/contracts/businesses/business-list";
import type { DecidedMatch } from "@meridian/contracts/businesses/matches-api";
import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { formatMoment, formatWhole } from "../../../../lib/format/turkish-format.ts";
import { LineItem, LineList, LineNote, LineText } from "../../../../ui/line-list.tsx";
import { EmptyState } from "../../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../../ui/pages/screen-heading.tsx";
import { matchesQuery } from "../../api/matches.ts";
import { useUndoMatch } from "../../use-matches.ts";
import { MatchCard } from "./match-card.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const Pairs = chakra("ul", { base: { display: "grid", gap: "10", gridTemplateColumns: "minmax(0, 1fr)" } });
const Decided = chakra("section", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const Open = chakra("span", { base: { display: "block", mt: "2" } });

/** Pairs of businesses that may be one, and the last decisions about such pairs. */
export function MatchesPage() {
  const { data, isPending, isError, refetch } = useQuery(matchesQuery);
  return (
    <Page>
      <ScreenHeading title="Eşleşmeler">
        İçe aktarmalarda aynı olabilecek işletmeler. “Aynı işletme” ikisini birleştirir: kalan, eksiklerini diğerinden
        alır ve diğerinin adresi ona götürür. Sonraki içe aktarmalar kararınıza uyar.
        {data !== undefined && data.openCount > 0 && <Open>{openText(data.openCount, data.open.length)}</Open>}
      </ScreenHeading>
      {isPending && <Skeleton height="64" />}
      {isError && (
        <ErrorPanel title="Eşleşmeler alınamadı" onRetry={() => void refetch()}>
          Hiçbir işletme değişmedi; liste şu anda gösterilemiyor.
        </ErrorPanel>
      )}
      {data?.open.length === 0 && (
        <EmptyState title="Karar bekleyen eşleşme yok" icon={<GitCompareArrows aria-hidden="true" />}>
          Bir içe aktarma, bilinen bir işletme olabilecek bir satır getirirse burada sorulur.
        </EmptyState>
      )}
      {data !== undefined && data.open.length > 0 && (
        <Pairs>
          {data.open.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </Pairs>
      )}
      {data !== undefined && data.decided.length > 0 && (
        <Decided aria-label="Son kararlar">
          <Heading>Son kararlar</Heading>
          <LineList>
            {data.decided.map((match) => (
              <DecidedItem key={match.id} match={match} />
            ))}
          </LineList>
        </Decided>
      )}
    </Page>
  );
}

function DecidedItem({ match: { id, state, names, decidedAt, decidedBy } }: { match: DecidedMatch }) {
  const undo = useUndoMatch(id);
  const shownNames = names.join(" / ");
  return (
    <LineItem>
      <LineText>
        <bdi>{shownNames}</bdi>
        <LineNote>
          {state === "same" ? "Aynı işletme" : "Farklı işletmeler"} · {formatMoment(decidedAt)} · {decidedBy}
        </LineNote>
      </LineText>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Kararı geri al: ${shownNames}`}
        disabled={undo.isPending}
        onClick={() => undo.mutate()}
      >
        Kararı geri al
      </Button>
    </LineItem>
  );
}

function openText(count: number, shownCount: number): string {
  const open = `Karar bekleyen: ${formatWhole(count)}${count >= MAX_COUNTED_MATCHES ? "+" : ""}`;
  return count > shownCount ? `${open} · Gösterilen: ${formatWhole(shownCount)}` : open;
}
