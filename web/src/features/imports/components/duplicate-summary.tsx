import { chakra } from "@chakra-ui/react";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { formatShare, formatWhole } from "../../../lib/format/turkish-format.ts";
import { duplicateFigures } from "../import-report.ts";
import { ReportHeading } from "./limited-list.tsx";

const Box = chakra("section", { base: { alignSelf: "start" } });
const List = chakra("dl", {
  base: { textStyle: "sm", display: "grid", gap: "1", fontVariantNumeric: "tabular-nums" },
});
const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: "3" },
});
const Label = chakra("dt", { base: { color: "fg.muted" } });

/** How the rows relate to the directory: known, new, or repeated. */
export function DuplicateSummary({ job }: { job: ShownImportJob }) {
  const figures = duplicateFigures(job);
  const lines = [
    ["Toplam kayıt", formatWhole(figures.totalRecords)],
    ["place_id taşıyan", formatWhole(figures.recordsWithPlaceId)],
    ["Yeni place_id", withShare(figures.newPlaceIdCount, figures.newPlaceIdShare)],
    ["Veritabanında zaten var", withShare(figures.databaseDuplicateCount, figures.databaseDuplicateShare)],
    ["Dosyada tekrar", formatWhole(figures.excelDuplicateCount)],
  ] as const;
  return (
    <Box>
      <ReportHeading>Tekrar analizi</ReportHeading>
      <List>
        {lines.map(([label, value]) => (
          <Line key={label}>
            <Label>{label}</Label>
            <dd>{value}</dd>
          </Line>
        ))}
      </List>
    </Box>
  );
}

function withShare(count: number, share: number): string {
  return `${formatWhole(count)} (${formatShare(share)})`;
}
