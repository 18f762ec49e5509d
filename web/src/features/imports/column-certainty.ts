import type { ColumnPreview } from "@meridian/contracts/imports/import-mapping";
import { formatShare } from "../../lib/format/turkish-format.ts";

type Certainty = Pick<ColumnPreview, "basis" | "confidence" | "isContradicted">;

const MIN_CERTAIN = 0.9;
const BASES: Readonly<Record<NonNullable<ColumnPreview["basis"]>, string>> = {
  header: "Başlıktan",
  values: "Değerlerden",
  both: "Başlık ve değerlerden",
  choice: "Elle seçildi",
};

/** Whether nobody needs to look at what the column was taken for. */
export function isCertain({ basis, confidence, isContradicted }: Certainty): boolean {
  return !isContradicted && basis !== null && basis !== "values" && (confidence ?? 1) >= MIN_CERTAIN;
}

/** What tells the column's field, and how surely: "Değerlerden, %95". */
export function certaintyText({ basis, confidence }: Certainty): string {
  if (basis === null) return "Tanındı";
  return confidence === null ? BASES[basis] : `${BASES[basis]}, ${formatShare(confidence)}`;
}
