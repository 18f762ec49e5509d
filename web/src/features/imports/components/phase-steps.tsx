import { chakra } from "@chakra-ui/react";
import type { ImportPhase } from "@meridian/contracts/imports/import-job";

const List = chakra("ol", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", textStyle: "xs", color: "fg.subtle" },
});
const Item = chakra("li", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    _before: { content: '""', width: "2", height: "2", borderRadius: "full", bg: "border.emphasized" },
    "&[data-passed=true]": { color: "fg.muted", _before: { bg: "accent" } },
    "&[aria-current=step]": {
      color: "fg",
      fontWeight: "semibold",
      _before: { bg: "accent", boxShadow: "0 0 0 3px {colors.accent.muted}" },
    },
  },
});

type Step = Exclude<ImportPhase, "done">;

const IMPORT_STEPS: readonly Step[] = ["waiting", "reading", "indexing", "counting"];
const UNDO_STEPS: readonly Step[] = ["waiting", "undoing", "indexing", "counting"];
const STEP_LABELS: Record<Step, string> = {
  waiting: "Sıra",
  reading: "Okuma ve yazma",
  undoing: "Geri alma",
  indexing: "Arama dizini",
  counting: "Sayımlar",
};

/** The phases of an import, and the current one. */
export function PhaseSteps({ phase, isUndoing }: { phase: ImportPhase; isUndoing: boolean }) {
  const steps = isUndoing ? UNDO_STEPS : IMPORT_STEPS;
  const current = phase === "done" ? steps.length : steps.indexOf(phase);
  return (
    <List>
      {steps.map((step, index) => (
        <Item key={step} data-passed={index < current} aria-current={index === current ? "step" : undefined}>
          {STEP_LABELS[step]}
        </Item>
      ))}
    </List>
  );
}
