import { chakra } from "@chakra-ui/react";
import type { ImportProgress } from "@meridian/contracts/imports/import-job";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import type { FeedLine } from "../import-feed.ts";
import { JobCard } from "./job-card.tsx";

const Box = chakra("section", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
const Head = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "baseline" } });
const Title = chakra("h2", { base: { textStyle: "h2" } });
const Line = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });

/** All imports running on the server, including those of other browsers. */
export function RunningImports({ byJob, line }: { byJob: ReadonlyMap<string, ImportProgress>; line: FeedLine }) {
  const running = [...byJob.values()].filter((progress) => !isAtRest(progress));
  if (running.length === 0) return null;
  return (
    <Box aria-label="Süren işler">
      <Head>
        <Title>Süren işler</Title>
        {line !== "live" && <Line role="status">Canlı bağlantı yok; ilerleme birkaç saniyede bir soruluyor.</Line>}
      </Head>
      {running.map((progress) => (
        <JobCard key={progress.jobId} progress={progress} />
      ))}
    </Box>
  );
}
