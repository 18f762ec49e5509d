import { Card, chakra, Skeleton } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleMinus } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink, Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { importQuery } from "../api/get-imports.ts";
import { isToDecide } from "../held-import.ts";
import { type ImportOutcome, outcomeOf } from "../import-report.ts";
import { DoubtNotice } from "./doubt-notice.tsx";
import { ImportDownloads } from "./import-downloads.tsx";
import { ImportReport } from "./import-report.tsx";
import { NextStep } from "./next-step.tsx";

const Head = chakra("div", {
  base: { display: "flex", gap: "3", alignItems: "flex-start", _icon: { flexShrink: "0", mt: "0.5" } },
});
const Words = chakra("div", { base: { minW: "0", color: "fg" } });
const Name = chakra("h3", { base: { textStyle: "h3", overflowWrap: "anywhere" } });
const Text = chakra("p", { base: { color: "fg.muted", overflowWrap: "anywhere" } });
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center", columnGap: "4" },
});

/** The outcome for one file, with its actions. */
export function ResultCard({ importId, onStarted }: { importId: string; onStarted: (job: ShownImportJob) => void }) {
  const { data, isPending, isError, refetch } = useQuery(importQuery(importId));
  if (isPending) return <Skeleton height="64" />;
  if (isError) {
    return (
      <ErrorPanel title="Rapor alınamadı" onRetry={() => void refetch()}>
        İçe aktarma bundan etkilenmedi; yalnızca raporu şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  const { job, issues } = data;
  return (
    <ResultFrame fileName={job.fileName} outcome={outcomeOf(job)}>
      {isToDecide(job) && <DoubtNotice doubts={job.review.doubts} />}
      <ImportReport job={job} issues={issues} />
      <Actions>
        <NextStep job={job} onStarted={onStarted} />
        <ImportDownloads job={job} />
        {isToDecide(job) ? (
          <ButtonLink size="sm" to="/admin/upload/$importId" params={{ importId }}>
            Karar ver
          </ButtonLink>
        ) : (
          <Link to="/admin/upload/$importId" params={{ importId }}>
            {job.isDryRun ? "Ayrıntılar" : "Ayrıntılar ve geri alma"}
          </Link>
        )}
      </Actions>
    </ResultFrame>
  );
}

/** A file that never became an import. */
export function FailureCard({ fileName, message }: { fileName: string; message: string }) {
  return <ResultFrame fileName={fileName} outcome={{ tone: "error", title: "Hata", message }} />;
}

const TONE_ICONS = {
  success: <CircleCheck size={22} aria-hidden="true" />,
  partial: <CircleAlert size={22} aria-hidden="true" />,
  error: <CircleAlert size={22} aria-hidden="true" />,
  neutral: <CircleMinus size={22} aria-hidden="true" />,
} as const;
const TONE_COLORS = { success: "open", partial: "fg.warning", error: "danger", neutral: "fg.muted" } as const;

interface ResultFrameProps {
  fileName: string;
  outcome: ImportOutcome;
  children?: ReactNode;
}

function ResultFrame({ fileName, outcome, children }: ResultFrameProps) {
  return (
    <Card.Root size="md" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <Head color={TONE_COLORS[outcome.tone]}>
        {TONE_ICONS[outcome.tone]}
        <Words>
          <Name dir="auto">{fileName}</Name>
          <Text>
            <strong>{outcome.title}:</strong> {outcome.message}
          </Text>
        </Words>
      </Head>
      {children}
    </Card.Root>
  );
}
