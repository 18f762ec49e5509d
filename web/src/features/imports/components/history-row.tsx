import { chakra } from "@chakra-ui/react";
import type { ImportPause, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import {
  formatDuration,
  formatMegabytes,
  newBusinesses,
  pauseText,
  shortHash,
  skippedRows,
  updatedBusinesses,
} from "../import-format.ts";
import { canBeCancelled } from "../import-report.ts";
import { CancelButton } from "./cancel-button.tsx";
import { ImportDownloads } from "./import-downloads.tsx";
import { NextStep } from "./next-step.tsx";
import { StateChips } from "./state-chips.tsx";

const FileCell = chakra("div", { base: { minW: { md: "12rem" }, overflowWrap: "anywhere" } });
const Muted = chakra("span", { base: { display: "block", color: "fg.muted", textStyle: "xs" } });
const Moment = chakra("span", { base: { whiteSpace: { md: "nowrap" } } });
const Hash = chakra("code", { base: { fontFamily: "mono", fontSize: "0.95em" } });
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", minW: { md: "9.5rem" }, _empty: { display: "none" } },
});

export interface HistoryRowProps {
  job: ShownImportJob;
  pause: ImportPause | null;
  onStarted: (job: ShownImportJob) => void;
}

/** An import in the list: file, time and user, figures, and actions. */
export function HistoryRow({ job, pause, onStarted }: HistoryRowProps) {
  const { rowsRead, restored, published, withheld, filled, wasDeleted, rejected } = job.counters;
  const duration = formatDuration(job.startedAt, job.finishedAt);
  return (
    <tr>
      <td data-wide="">
        <FileCell>
          <Link to="/admin/upload/$importId" params={{ importId: job.id }} fontWeight="semibold">
            <bdi>{job.fileName}</bdi>
          </Link>
          <Muted title={job.fileSha256}>
            {formatMegabytes(job.fileSizeBytes)} · <Hash>{shortHash(job.fileSha256)}</Hash>
          </Muted>
        </FileCell>
      </td>
      <td data-label="Durum">
        <div>
          <StateChips job={job} />
          {pause !== null && <Muted mt="1">{pauseText(pause)}</Muted>}
          {job.failure !== null && <Muted mt="1">{job.failure.message}</Muted>}
        </div>
      </td>
      <td data-label="Ne zaman">
        <div>
          <Moment>{formatMoment(job.startedAt ?? job.createdAt)}</Moment>
          <Muted>
            {job.createdBy}
            {duration !== undefined && ` · ${duration}`}
          </Muted>
        </div>
      </td>
      <td data-label="Satır" className="figure">
        {formatWhole(rowsRead)}
      </td>
      <td data-label="Yeni" className="figure">
        {formatWhole(newBusinesses(job.counters))}
        {restored !== undefined && <Muted>{formatWhole(restored)} geri getirilen</Muted>}
      </td>
      <td data-label="Güncellenen" className="figure">
        {formatWhole(updatedBusinesses(job.counters))}
        {published !== undefined && <Muted>{formatWhole(published)} yayımlanan</Muted>}
        {withheld !== undefined && <Muted>{formatWhole(withheld)} bekletilen</Muted>}
      </td>
      <td data-label="Atlanan" className="figure">
        {formatWhole(skippedRows(job.counters))}
        {filled !== undefined && <Muted>{formatWhole(filled)} eksikleri tamamlayan</Muted>}
        {wasDeleted > 0 && <Muted>{formatWhole(wasDeleted)} daha önce silinmiş</Muted>}
      </td>
      <td data-label="Hatalı" className="figure">
        {formatWhole(rejected)}
      </td>
      <td data-wide="">
        <Actions>
          {canBeCancelled(job) && <CancelButton importId={job.id} />}
          <NextStep job={job} onStarted={onStarted} isShort />
          <ImportDownloads job={job} isShort />
        </Actions>
      </td>
    </tr>
  );
}
