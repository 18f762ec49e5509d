import { chakra } from "@chakra-ui/react";
import type { ImportJob } from "@meridian/shared/contracts/import-job";
import { useQuery } from "@tanstack/react-query";
import { Chip } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorPanel } from "../../../ui/error-panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { importsQuery } from "../api/get-imports.ts";
import { formatMegabytes, formatMoment, formatWhole, stateText } from "../import-format.ts";

const Scroll = chakra("section", {
  base: { overflowX: "auto", borderWidth: "1px", borderColor: "border", borderRadius: "card", bg: "bg.raised" },
});
const Table = chakra("table", {
  base: {
    width: "full",
    minW: "44rem",
    textStyle: "sm",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": { px: "4", py: "3", textAlign: "start", verticalAlign: "top" },
    "& th": { textStyle: "xs", color: "fg.muted", fontWeight: "semibold", whiteSpace: "nowrap" },
    "& tbody tr": { borderTopWidth: "1px", borderColor: "border" },
    "& .figure": { textAlign: "end" },
  },
});
const FileName = chakra("span", {
  base: { display: "block", minW: "12rem", fontWeight: "semibold", overflowWrap: "anywhere" },
});
const Muted = chakra("span", { base: { display: "block", color: "fg.muted" } });

/** The latest imports with their figures. */
export function ImportHistory() {
  const { data, isPending, isError, refetch } = useQuery(importsQuery);
  if (isPending) return <Skeleton height="48" />;
  if (isError) {
    return (
      <ErrorPanel title="Aktarımlar yüklenemedi" onRetry={() => void refetch()}>
        Veriler güvende; liste şu anda alınamıyor.
      </ErrorPanel>
    );
  }
  if (data.length === 0)
    return <EmptyState title="Henüz bir aktarım yok">İlk dosyanızı yukarıdan yükleyin.</EmptyState>;
  return (
    <Scroll aria-label="Son aktarımlar" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Dosya</th>
            <th scope="col">Durum</th>
            <th scope="col">Başlangıç</th>
            <th scope="col" className="figure">
              Satır
            </th>
            <th scope="col" className="figure">
              Yeni
            </th>
            <th scope="col" className="figure">
              Güncellenen
            </th>
            <th scope="col" className="figure">
              Atlanan
            </th>
            <th scope="col" className="figure">
              Hatalı
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((job) => (
            <HistoryRow key={job.id} job={job} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function HistoryRow({ job }: { job: ImportJob }) {
  const { rowsRead, created, updated, unchanged, duplicates, repeatedHeaders, rejected } = job.counters;
  return (
    <tr>
      <td>
        <FileName>{job.fileName}</FileName>
        <Muted>{formatMegabytes(job.fileSizeBytes)}</Muted>
      </td>
      <td>
        <Chip tone={toneOf(job.state)}>{stateText(job.state)}</Chip>
        {job.failure !== null && <Muted>{job.failure.message}</Muted>}
      </td>
      <td>{formatMoment(job.startedAt ?? job.createdAt)}</td>
      <td className="figure">{formatWhole(rowsRead)}</td>
      <td className="figure">{formatWhole(created)}</td>
      <td className="figure">{formatWhole(updated)}</td>
      <td className="figure">{formatWhole(unchanged + duplicates + repeatedHeaders)}</td>
      <td className="figure">{formatWhole(rejected)}</td>
    </tr>
  );
}

function toneOf(state: ImportJob["state"]): "open" | "closed" | "accent" | "neutral" {
  if (state === "succeeded") return "open";
  if (state === "failed") return "closed";
  return state === "running" ? "accent" : "neutral";
}
