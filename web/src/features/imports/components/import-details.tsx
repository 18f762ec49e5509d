import { Card, chakra } from "@chakra-ui/react";
import type { ImportIssue, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { formatMoment, formatWhole } from "../../../lib/format/turkish-format.ts";
import { type Fact, FactList } from "../../../ui/fact-list.tsx";
import { isToDecide } from "../held-import.ts";
import { formatDuration, formatMegabytes, kindText } from "../import-format.ts";
import { issueTotals } from "../import-report.ts";
import { ImportDownloads } from "./import-downloads.tsx";
import { ImportReport } from "./import-report.tsx";
import { IssueTable } from "./issue-table.tsx";
import { ReportHeadingLevel } from "./limited-list.tsx";
import { HeldImport } from "./mapping/held-import.tsx";
import { RefusedImport } from "./mapping/refused-import.tsx";
import { NextStep } from "./next-step.tsx";
import { UndoSection } from "./undo-section.tsx";

const Title = chakra("h2", { base: { textStyle: "h3" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", _empty: { display: "none" } } });
const Hash = chakra("p", {
  base: { textStyle: "xs", color: "fg.muted", overflowWrap: "anywhere", "& code": { fontFamily: "mono" } },
});

export interface ImportDetailsProps {
  job: ShownImportJob;
  issues: readonly ImportIssue[];
  onStarted: (job: ShownImportJob) => void;
  onUndoAsked: (job: ShownImportJob) => void;
}

/** Everything about an import, with its actions. */
export function ImportDetails({ job, issues, onStarted, onUndoAsked }: ImportDetailsProps) {
  const isHeld = isToDecide(job);
  const issueCount = issueTotals(job).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {isHeld && <HeldImport job={job} review={job.review} onDecided={onStarted} />}
      {job.state === "failed" && job.failure?.code === "invalid_input" && (
        <RefusedImport job={job} onStarted={onStarted} />
      )}
      <Card.Root size="md" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Title>Rapor</Title>
        <FactList facts={factsOf(job)} />
        <Hash>
          SHA-256: <code>{job.fileSha256}</code>
        </Hash>
        <ReportHeadingLevel value="h3">
          <ImportReport job={job} issues={issues} />
        </ReportHeadingLevel>
        <Actions>
          <NextStep job={job} onStarted={onStarted} />
          <ImportDownloads job={job} only={["errors", "preview"]} />
        </Actions>
      </Card.Root>
      <IssueTable issues={issues} total={issueCount} />
      {!job.isDryRun && !isHeld && <UndoSection job={job} onAsked={onUndoAsked} />}
    </>
  );
}

function factsOf(job: ShownImportJob): Fact[] {
  const { columnChoices } = job;
  const byHand = columnChoices === null || columnChoices.length === 0 ? [] : [columnChoices.length];
  return [
    { label: "Kim", value: job.createdBy },
    { label: "Ne zaman", value: formatMoment(job.createdAt) },
    { label: "Süre", value: formatDuration(job.startedAt, job.finishedAt) ?? "—" },
    { label: "Boyut", value: formatMegabytes(job.fileSizeBytes) },
    { label: "İçerik", value: kindText(job.kind) },
    { label: "Grup boyutu", value: `${formatWhole(job.batchSizeRows)} kayıt` },
    ...byHand.map((count) => ({ label: "Elle seçilen sütun", value: formatWhole(count) })),
  ];
}
