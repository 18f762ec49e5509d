import { chakra } from "@chakra-ui/react";
import type { ImportProgress } from "@meridian/shared/contracts/import-job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useToast } from "../../../ui/toaster.tsx";
import { cancelImport, importsQuery } from "../api/get-imports.ts";
import { counterEntries, formatSeconds, formatShare, formatWhole, phaseText } from "../import-format.ts";
import { CounterList } from "./counter-list.tsx";
import { ProgressBar } from "./progress-bar.tsx";

const Head = chakra("div", {
  base: { display: "flex", gap: "4", alignItems: "center", justifyContent: "space-between" },
});
const Words = chakra("div", { base: { minW: "0" } });
const Name = chakra("h3", {
  base: { textStyle: "h3", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});
const Facts = chakra("p", { base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });

export interface JobCardProps {
  progress: ImportProgress;
}

/** An import that runs: what it is doing, how far it is, how fast, and a way to stop it. */
export function JobCard({ progress }: JobCardProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const cancel = useMutation({
    mutationFn: () => cancelImport(progress.jobId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsQuery.queryKey }),
    onError: () => toast({ tone: "error", title: "İptal edilemedi", description: "Aktarım bitmiş olabilir." }),
  });
  const facts = [phaseText(progress.phase)];
  if (progress.phase === "reading") {
    facts.push(formatShare(progress.readShare));
    if (progress.rowsPerSecond > 0) facts.push(`${formatWhole(progress.rowsPerSecond)} satır/sn`);
    if (progress.secondsLeft !== null) facts.push(`yaklaşık ${formatSeconds(progress.secondsLeft)} kaldı`);
  }

  return (
    <Card padding="md" display="grid" gap="4">
      <Head>
        <Words>
          <Name title={progress.fileName}>{progress.fileName}</Name>
          <Facts>{facts.join(" · ")}</Facts>
        </Words>
        <Button
          variant="outline"
          size="sm"
          colorPalette="danger"
          disabled={cancel.isPending || cancel.isSuccess}
          onClick={() => cancel.mutate()}
        >
          {cancel.isSuccess ? "Durduruluyor..." : "Durdur"}
        </Button>
      </Head>
      <ProgressBar label={`${progress.fileName}: ${phaseText(progress.phase)}`} share={progress.readShare} />
      <CounterList entries={counterEntries(progress.counters)} />
    </Card>
  );
}
