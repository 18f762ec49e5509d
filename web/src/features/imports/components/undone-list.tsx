import { Badge, Button, chakra, Skeleton } from "@chakra-ui/react";
import type { ImportUndo, ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { UndoneBusiness } from "@meridian/contracts/imports/ingest-api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataTable } from "../../../ui/data-table.tsx";
import { FilterTabs } from "../../../ui/forms/filter-tabs.tsx";
import { Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { type UndoneOutcome, undoneQuery } from "../api/get-imports.ts";
import { ImportDownloads } from "./import-downloads.tsx";

const OUTCOMES = {
  removed: { text: "Silindi", look: { variant: "outline", colorPalette: "closed" } },
  restored: { text: "Eski haline döndü", look: { variant: "outline", colorPalette: "open" } },
  kept: { text: "Korundu", look: { variant: "subtle" } },
} as const;
const REASONS: Record<NonNullable<UndoneBusiness["reason"]>, string> = {
  edited: "İçe aktarmadan sonra elle düzenlendi",
  imported_again: "Sonraki bir içe aktarmada yeniden geldi",
  deleted: "İçe aktarmadan sonra silindi",
};

const Box = chakra("div", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", justifyContent: "space-between", alignItems: "center" },
});
const Muted = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

/** The outcome for each business of an undone import, with links to those that still exist. */
export function UndoneList({ job, undo }: { job: ShownImportJob; undo: ImportUndo }) {
  const [outcome, setOutcome] = useState<UndoneOutcome | "all">("all");
  const query = useInfiniteQuery(undoneQuery(job.id, outcome === "all" ? undefined : outcome));
  const businesses = query.data?.pages.flat() ?? [];

  return (
    <Box>
      <Head>
        <FilterTabs
          label="Gösterilen işletmeler"
          value={outcome}
          onChange={setOutcome}
          options={[
            { value: "all", label: "Tümü", count: undo.removed + undo.restored + undo.kept },
            { value: "removed", label: "Silinen", count: undo.removed },
            { value: "restored", label: "Eski haline dönen", count: undo.restored },
            { value: "kept", label: "Korunan", count: undo.kept },
          ]}
        />
        <ImportDownloads job={job} only={["undone"]} />
      </Head>
      {query.isPending && <Skeleton height="40" />}
      {query.isError && (
        <ErrorPanel title="Liste alınamadı" onRetry={() => void query.refetch()}>
          Geri alma tamamlandı; yalnızca listesi şu anda gösterilemiyor.
        </ErrorPanel>
      )}
      {query.isSuccess && businesses.length === 0 && <Muted>Bu listede işletme yok.</Muted>}
      {businesses.length > 0 && (
        <DataTable label="Geri alınan işletmeler" maxH={{ md: "36rem" }} columns={["İşletme", "Sonuç", "Neden"]}>
          <tbody>
            {businesses.map((business) => (
              <UndoneRow key={business.id} business={business} />
            ))}
          </tbody>
        </DataTable>
      )}
      {query.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? "Yükleniyor..." : "Daha fazla göster"}
        </Button>
      )}
    </Box>
  );
}

function UndoneRow({ business: { name, slug, outcome, reason } }: { business: UndoneBusiness }) {
  const isThere = outcome !== "removed" && reason !== "deleted";
  const { text, look } = OUTCOMES[outcome];
  return (
    <tr>
      <td data-wide="" dir="auto">
        {isThere ? (
          <Link to="/business/$slug" params={{ slug }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </td>
      <td data-label="Sonuç">
        <span>
          <Badge {...look}>{text}</Badge>
        </span>
      </td>
      <td data-label="Neden">{reason === null ? "—" : REASONS[reason]}</td>
    </tr>
  );
}
