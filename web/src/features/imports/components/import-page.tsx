import { chakra, Skeleton } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { errorCodeOf } from "../../../lib/api/api-error.ts";
import { Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { importQuery } from "../api/get-imports.ts";
import { outcomeOf } from "../import-report.ts";
import { useImportFeed } from "../use-import-feed.ts";
import { ImportDetails } from "./import-details.tsx";
import { JobCard } from "./job-card.tsx";
import { StateChips } from "./state-chips.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" } });
const Head = chakra("header", { base: { display: "grid", gap: "3", justifyItems: "start" } });
const Title = chakra("h1", { base: { textStyle: "h1", overflowWrap: "anywhere" } });
const Lead = chakra("p", { base: { color: "fg.muted", maxW: "prose", overflowWrap: "anywhere" } });
const Back = chakra(Link, {
  base: { display: "inline-flex", alignItems: "center", gap: "2", minH: "11", textStyle: "sm" },
});

/** One import: its progress, files, errors and undo. */
export function ImportPage({ importId, onSessionEnded }: { importId: string; onSessionEnded: () => void }) {
  const { byJob, feed } = useImportFeed(onSessionEnded);
  const navigate = useNavigate();
  const { data, isPending, error, refetch } = useQuery(importQuery(importId));
  const progress = byJob.get(importId);

  const show = (job: ShownImportJob) => {
    feed.note(job);
    void navigate({ to: "/admin/upload/$importId", params: { importId: job.id } });
  };

  return (
    <Page>
      <Back to="/admin/upload">
        <ArrowLeft size={16} aria-hidden="true" />
        Excel Yükleme
      </Back>
      {isPending && <Skeleton height="96" />}
      {data === undefined && error !== null && (
        <>
          <Title>İçe aktarma</Title>
          <Failure error={error} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && (
        <>
          <Head>
            <Title dir="auto">{data.job.fileName}</Title>
            <StateChips job={{ ...data.job, ...(progress === undefined ? {} : progress) }} />
            <Lead>{outcomeOf(data.job).message}</Lead>
          </Head>
          {progress !== undefined && !isAtRest(progress) && <JobCard progress={progress} hasLink={false} />}
          <ImportDetails job={data.job} issues={data.issues} onStarted={show} onUndoAsked={feed.note} />
        </>
      )}
    </Page>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (errorCodeOf(error) === "not_found") {
    return <ErrorPanel title="İçe aktarma bulunamadı">Bağlantı eski olabilir; listeden seçmeyi deneyin.</ErrorPanel>;
  }
  return (
    <ErrorPanel title="İçe aktarma gösterilemiyor" onRetry={onRetry}>
      İçe aktarma bundan etkilenmedi; bilgileri şu anda alınamıyor.
    </ErrorPanel>
  );
}
