import { Progress } from "@chakra-ui/react";
import { progressRecipe } from "../../theme/recipes/feedback.recipe.ts";

export interface ProgressBarProps {
  label: string;
  /** 0 to 1 */
  share: number;
  /** False while waiting. */
  isMoving?: boolean;
}

export function ProgressBar({ label, share, isMoving = true }: ProgressBarProps) {
  return (
    <Progress.Root recipe={progressRecipe} value={Math.round(Math.min(1, Math.max(0, share)) * 100)}>
      <Progress.Track aria-label={label}>
        <Progress.Range {...(isMoving ? {} : { bg: "border.control" })} />
      </Progress.Track>
    </Progress.Root>
  );
}
