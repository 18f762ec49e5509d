import { VisuallyHidden } from "@chakra-ui/react";
import type { ImportProgress } from "@meridian/shared/contracts/import-job";
import { formatWhole } from "../../../lib/turkish-format.ts";
import { pauseText, phaseText } from "../import-format.ts";

/** Quarters: often enough to know that it continues, rarely enough to listen to. */
const TOLD_STEP = 0.25;

/** Announces the card's state to screen readers, with each phase and quarter of the file. */
export function ProgressAnnouncer({ progress }: { progress: ImportProgress }) {
  const { fileName, phase, pause, readShare } = progress;
  const told = Math.floor(readShare / TOLD_STEP) * TOLD_STEP;
  const isCounted = (phase === "reading" || phase === "undoing") && told > 0;
  return (
    <VisuallyHidden role="status">
      {fileName}: {pause === null ? phaseText(phase) : pauseText(pause)}
      {isCounted && `, yüzde ${formatWhole(told * 100)} tamam`}
    </VisuallyHidden>
  );
}
