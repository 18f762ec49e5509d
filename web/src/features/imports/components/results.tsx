import { chakra } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import type { Ref } from "react";
import type { FileResult } from "../upload-queue.ts";
import { FailureCard, ResultCard } from "./result-card.tsx";

const Box = chakra("section", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h2", _focus: { outline: "none" } } });

export interface ResultsProps {
  results: readonly FileResult[];
  titleRef: Ref<HTMLHeadingElement>;
  onStarted: (job: ShownImportJob) => void;
}

/** The outcomes, in the order of this page's files. */
export function Results({ results, titleRef, onStarted }: ResultsProps) {
  return (
    <Box aria-label="Sonuçlar">
      <Title ref={titleRef} tabIndex={-1}>
        Sonuçlar
      </Title>
      {results.map((result, index) =>
        result.kind === "import" ? (
          <ResultCard key={result.jobId} importId={result.jobId} onStarted={onStarted} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: results only ever grow at the end
          <FailureCard key={index} fileName={result.fileName} message={result.message} />
        ),
      )}
    </Box>
  );
}
