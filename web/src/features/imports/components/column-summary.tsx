import { chakra } from "@chakra-ui/react";
import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import type { ColumnExtraction } from "@meridian/contracts/imports/import-job";
import type { ReactNode } from "react";
import { formatShare } from "../../../lib/format/turkish-format.ts";
import { ProgressBar } from "../../../ui/messages/progress-bar.tsx";
import { ReportHeading } from "./limited-list.tsx";

const Box = chakra("section", { base: { display: "grid", gap: "2", alignContent: "start" } });
const Details = chakra("details", { base: { textStyle: "sm", color: "fg.muted" } });
const Summary = chakra("summary", {
  base: { cursor: "pointer", minH: { base: "11", md: "auto" }, alignContent: "center", color: "fg" },
});
const Names = chakra("p", { base: { overflowWrap: "anywhere", pt: "1" } });

/** Which template columns a file has, and which of its own are unknown. */
export function ColumnSummary({ extraction }: { extraction: ColumnExtraction }) {
  const { extractedCount, extractionRate, successful, missing, unknown } = extraction;
  const share = extractionRate / 100;
  return (
    <Box>
      <ReportHeading>
        Sütunlar: {extractedCount} / {TEMPLATE_COLUMNS.length} ({formatShare(share)})
      </ReportHeading>
      <ProgressBar label="Bulunan şablon sütunları" share={share} />
      <NameList title="Bulunan" names={successful} />
      <NameList title="Eksik" names={missing} />
      <NameList title="Bilinmeyen" names={unknown} />
    </Box>
  );
}

function NameList({ title, names }: { title: string; names: readonly string[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <Details>
      <Summary>
        {title} ({names.length})
      </Summary>
      <Names>{names.join(", ")}</Names>
    </Details>
  );
}
