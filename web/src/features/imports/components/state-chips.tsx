import { Badge, type BadgeProps, chakra } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { reviewText, stateText, warningText } from "../import-format.ts";

const Line = chakra("span", { base: { display: "inline-flex", flexWrap: "wrap", gap: "1.5" } });

/** The state of an import, and whether it is a dry run or undone. */
export function StateChips({
  job,
}: {
  job: Pick<ShownImportJob, "state" | "warning" | "isDryRun" | "undo" | "review">;
}) {
  const { state, warning, isDryRun, undo, review } = job;
  const isUnpublished = review !== undefined && review.state !== "published";
  const isReviewShown = review !== undefined && (undo === null || (isUnpublished && review.state !== "waiting"));
  return (
    <Line>
      {!(isUnpublished && state === "succeeded" && warning === null) && (
        <Badge {...lookOf(job)}>{warning === null ? stateText(state) : warningText(warning)}</Badge>
      )}
      {isDryRun && <Badge>Deneme</Badge>}
      {isReviewShown && (
        <Badge
          variant="outline"
          {...(isUnpublished && review.state !== "corrected" ? { colorPalette: "warning" } : {})}
        >
          {reviewText(review.state)}
        </Badge>
      )}
      {undo !== null && (
        <Badge variant="outline" colorPalette="closed">
          {undo.state === "done" ? "Geri alındı" : "Geri alınıyor"}
        </Badge>
      )}
    </Line>
  );
}

function lookOf({
  state,
  warning,
}: Pick<ShownImportJob, "state" | "warning">): Pick<BadgeProps, "variant" | "colorPalette"> {
  if (state === "failed") return { variant: "outline", colorPalette: "closed" };
  if (warning !== null) return { variant: "outline", colorPalette: "warning" };
  if (state === "succeeded") return { variant: "outline", colorPalette: "open" };
  return { variant: state === "running" ? "subtle" : "surface" };
}
