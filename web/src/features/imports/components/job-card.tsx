import { Badge, Card, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { ImportPhase, ImportProgress } from "@meridian/contracts/imports/import-job";
import { formatShare, formatWhole } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { ProgressBar } from "../../../ui/messages/progress-bar.tsx";
import { counterEntries, formatSeconds, pauseText, phaseText } from "../import-format.ts";
import { canBeCancelled } from "../import-report.ts";
import { CancelButton } from "./cancel-button.tsx";
import { CounterList } from "./counter-list.tsx";

const Head = chakra("div", {
  base: { display: "flex", gap: "4", alignItems: "flex-start", justifyContent: "space-between" },
});
const Words = chakra("div", { base: { minW: "0", display: "grid", gap: "1" } });
const Name = chakra("h3", { base: { textStyle: "h3", overflowWrap: "anywhere" } });
const Facts = chakra("p", { base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });
/** Quarters: often enough to know that it continues, rarely enough to listen to. */
const ANNOUNCED_STEP = 0.25;

export interface JobCardProps {
  progress: ImportProgress;
  /** False on the import's own page. */
  hasLink?: boolean;
}

/** A running import or undo: phase, progress, speed, and a way to stop it. */
export function JobCard({ progress, hasLink = true }: JobCardProps) {
  const { jobId, fileName, phase, readShare, counters, isDryRun, pause, undo } = progress;
  const isUndoing = undo !== null;
  const importId = jobId;
  return (
    <Card.Root size="md" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Head>
        <Words>
          <Name as={hasLink ? "h3" : "h2"}>
            {hasLink ? (
              <Link to="/admin/upload/$importId" params={{ importId }} variant="plain">
                <bdi>{fileName}</bdi>
              </Link>
            ) : (
              <bdi>{fileName}</bdi>
            )}{" "}
            {isDryRun && <Badge variant="subtle">Deneme</Badge>}{" "}
            {isUndoing && (
              <Badge variant="outline" colorPalette="closed">
                Geri alma
              </Badge>
            )}{" "}
            {pause !== null && (
              <Badge variant="outline" colorPalette="warning">
                Duraklatıldı
              </Badge>
            )}
          </Name>
          <Facts>{factsOf(progress).join(" · ")}</Facts>
        </Words>
        {canBeCancelled(progress) && <CancelButton importId={importId} />}
      </Head>
      <ProgressBar
        label={`${fileName}: ${phaseText(phase)}`}
        share={readShare}
        isMoving={phase !== "waiting" && pause === null}
      />
      <PhaseSteps phase={phase} isUndoing={isUndoing} />
      <CounterList entries={isUndoing ? undoEntries(undo) : counterEntries(counters)} />
      <ProgressAnnouncer progress={progress} />
    </Card.Root>
  );
}

function factsOf({ phase, readShare, rowsPerSecond, secondsLeft, pause, undo }: ImportProgress): string[] {
  const facts = [pause === null ? phaseText(phase) : pauseText(pause)];
  if (phase !== "reading" && phase !== "undoing") return facts;
  facts.push(formatShare(readShare));
  if (rowsPerSecond > 0) facts.push(`${formatWhole(rowsPerSecond)} ${undo === null ? "satır" : "işletme"}/sn`);
  if (secondsLeft !== null) facts.push(`yaklaşık ${formatSeconds(secondsLeft)} kaldı`);
  return facts;
}

export function undoEntries({ removed, restored, kept }: NonNullable<ImportProgress["undo"]>) {
  return [
    { label: "Silinen", value: removed },
    { label: "Eski haline dönen", value: restored },
    { label: "Korunan", value: kept },
  ];
}

/** Announces the card's state to screen readers, with each phase and quarter of the file. */
function ProgressAnnouncer({ progress }: { progress: ImportProgress }) {
  const { fileName, phase, pause, readShare } = progress;
  const announced = Math.floor(readShare / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  const isCounted = (phase === "reading" || phase === "undoing") && announced > 0;
  return (
    <VisuallyHidden role="status">
      {fileName}: {pause === null ? phaseText(phase) : pauseText(pause)}
      {isCounted && `, yüzde ${formatWhole(announced * 100)} tamam`}
    </VisuallyHidden>
  );
}

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
function PhaseSteps({ phase, isUndoing }: { phase: ImportPhase; isUndoing: boolean }) {
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
