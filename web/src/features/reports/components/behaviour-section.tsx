import { Button, chakra, Skeleton } from "@chakra-ui/react";
import type { Searched } from "@meridian/contracts/admin/reports-api";
import { useQuery } from "@tanstack/react-query";
import { FileUp, Replace, Search } from "lucide-react";
import { useState } from "react";
import { formatShare, formatWhole } from "../../../lib/format/turkish-format.ts";
import { ButtonLink, Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { behaviourQuery } from "../api/get-reports.ts";
import type { DayRange } from "../day-range.ts";
import { saveCsv } from "../report-format.ts";
import { CsvButton } from "./csv-button.tsx";
import { RankTable } from "./rank-table.tsx";
import { ReportCard } from "./report-card.tsx";
import { SynonymDialog } from "./synonym-dialog.tsx";
import { SynonymsCard } from "./synonyms-card.tsx";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
  },
});
const Wide = chakra("div", { base: { gridColumn: "1 / -1", minW: "0" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

/** What visitors search for, which searches find nothing, and which pages they view. */
export function BehaviourSection({ range }: { range: DayRange }) {
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(behaviourQuery(range));
  /** The term a synonym is being added for. */
  const [explained, setExplained] = useState<string>();
  if (isPending) return <Skeleton height="96" />;
  if (isError) {
    return (
      <ErrorPanel title="Kullanıcı davranışı alınamadı" onRetry={() => void refetch()}>
        Sayımlar sürüyor; şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  const { searches, emptySearches, businesses, searchCount, emptySearchCount } = data;
  const share = searchCount === 0 ? undefined : formatShare(emptySearchCount / searchCount);
  const name = (what: string) => `${what}_${range.from}_${range.to}.csv`;
  const save = (what: string, rows: readonly Searched[]) =>
    saveCsv(
      name(what),
      ["Arama", "Yer", "Adet"],
      rows.map(({ query, location, count }) => [query, location, count]),
    );
  return (
    <Grid aria-busy={isPlaceholderData}>
      <Wide>
        <ReportCard
          title="Sonuç vermeyen aramalar"
          lead={
            share === undefined
              ? "Bu aralıkta arama yapılmadı."
              : `${formatWhole(searchCount)} aramadan ${formatWhole(emptySearchCount)} tanesi (${share}) sonuçsuz kaldı.`
          }
          action={
            <CsvButton
              subject="Sonuç vermeyen aramalar"
              isDisabled={emptySearches.length === 0}
              onClick={() => save("sonucsuz_aramalar", emptySearches)}
            />
          }
        >
          <RankTable
            label="Sonuç vermeyen aramalar"
            headers={["Arama", "Adet", "İşlem"]}
            empty="Bu aralıkta sonuçsuz arama yok."
            rows={emptySearches.map((searched) => ({
              key: keyOf(searched),
              name: searchText(searched),
              count: searched.count,
              action: <EmptySearchActions searched={searched} onExplain={setExplained} />,
            }))}
          />
        </ReportCard>
      </Wide>
      <Wide>
        <SynonymsCard onAdd={() => setExplained("")} />
      </Wide>
      <ReportCard
        title="En çok aranan"
        action={
          <CsvButton
            subject="En çok aranan"
            isDisabled={searches.length === 0}
            onClick={() => save("aramalar", searches)}
          />
        }
      >
        <RankTable
          label="En çok aranan"
          headers={["Arama", "Adet"]}
          empty="Bu aralıkta arama yok."
          rows={searches.map((searched) => ({
            key: keyOf(searched),
            name: searchText(searched),
            count: searched.count,
          }))}
        />
      </ReportCard>
      <ReportCard
        title="En çok görüntülenen işletmeler"
        action={
          <CsvButton
            subject="En çok görüntülenen işletmeler"
            isDisabled={businesses.length === 0}
            onClick={() =>
              saveCsv(
                name("goruntulenen_isletmeler"),
                ["İşletme", "Slug", "Adet"],
                businesses.map((business) => [business.name ?? "", business.slug, business.count]),
              )
            }
          />
        }
      >
        <RankTable
          label="En çok görüntülenen işletmeler"
          headers={["İşletme", "Adet"]}
          empty="Bu aralıkta görüntülenen işletme yok."
          rows={businesses.map(({ slug, name: title, count }) => ({
            key: slug,
            name:
              title === null ? (
                `${slug} (yayında değil)`
              ) : (
                <Link to="/business/$slug" params={{ slug }} variant="plain">
                  {title}
                </Link>
              ),
            count,
          }))}
        />
      </ReportCard>
      <SynonymDialog term={explained} onClose={() => setExplained(undefined)} />
    </Grid>
  );
}

interface EmptySearchActionsProps {
  searched: Searched;
  onExplain: (term: string) => void;
}

function EmptySearchActions({ searched: { query, location }, onExplain }: EmptySearchActionsProps) {
  const importLabel = location === "" ? "İçe aktar" : "Bu şehir için içe aktar";
  return (
    <Actions>
      <ButtonLink to="/admin/upload" variant="outline" size="sm" aria-label={`${importLabel}: ${query}`}>
        <FileUp aria-hidden="true" />
        {importLabel}
      </ButtonLink>
      {query !== "" && (
        <Button variant="outline" size="sm" aria-label={`Eş anlamlı ekle: ${query}`} onClick={() => onExplain(query)}>
          <Replace aria-hidden="true" />
          Eş anlamlı ekle
        </Button>
      )}
      <ButtonLink
        to="/search"
        search={{ q: query, ...(location === "" ? {} : { location }) }}
        variant="ghost"
        size="sm"
        aria-label={`Sitede ara: ${query}`}
      >
        <Search aria-hidden="true" />
        Sitede ara
      </ButtonLink>
    </Actions>
  );
}

const keyOf = ({ query, location }: Searched) => `${query}\n${location}`;
const searchText = ({ query, location }: Searched) => (location === "" ? query : `${query} · ${location}`);
