import { VisuallyHidden } from "@chakra-ui/react";
import type { ImportProgress } from "@meridian/contracts/imports/import-job";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { pauseText, phaseText } from "../import-format.ts";

/** Quarters: often enough to know that it continues, rarely enough to listen to. */
const ANNOUNCED_STEP = 0.25;

/** Announces the card's state to screen readers, with each phase and quarter of the file. */
export function ProgressAnnouncer({ progress }: { progress: ImportProgress }) {
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
