import { chakra } from "@chakra-ui/react";
import type { ImportJob } from "@meridian/shared/contracts/import-job";
import { Chip } from "../../../ui/chip.tsx";
import { stateText, warningText } from "../import-format.ts";

const Line = chakra("span", { base: { display: "inline-flex", flexWrap: "wrap", gap: "1.5" } });

/** The state of an import in a word, and whether it is a dry run or was taken back. */
export function StateChips({ job }: { job: Pick<ImportJob, "state" | "warning" | "isDryRun" | "undo"> }) {
  const { state, warning, isDryRun, undo } = job;
  return (
    <Line>
      <Chip tone={toneOf(job)}>{warning === null ? stateText(state) : warningText(warning)}</Chip>
      {isDryRun && <Chip>Deneme</Chip>}
      {undo !== null && <Chip tone="closed">{undo.state === "done" ? "Geri alındı" : "Geri alınıyor"}</Chip>}
    </Line>
  );
}

function toneOf({ state, warning }: Pick<ImportJob, "state" | "warning">): "open" | "closed" | "accent" | "neutral" {
  if (state === "failed" || warning !== null) return "closed";
  if (state === "succeeded") return "open";
  return state === "running" ? "accent" : "neutral";
}
