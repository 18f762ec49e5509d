import { chakra } from "@chakra-ui/react";
import type { ImportIssue, ShownImportJob } from "@meridian/contracts/imports/import-job";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Notice } from "../../../ui/messages/notice.tsx";
import { counterEntries } from "../import-format.ts";
import { errorTexts, issueTotals, skippedNamesOf } from "../import-report.ts";
import { ColumnSummary } from "./column-summary.tsx";
import { CounterList } from "./counter-list.tsx";
import { DuplicateSummary } from "./duplicate-summary.tsx";
import { LimitedList, ReportHeading } from "./limited-list.tsx";

const Box = chakra("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    columnGap: "8",
    rowGap: "6",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  },
});
const Totals = chakra("ul", { base: { textStyle: "sm", color: "fg.muted", display: "grid", gap: "1" } });

/** The figures of an import or dry run: rows, columns, duplicates and errors. */
export function ImportReport({ job, issues }: { job: ShownImportJob; issues: readonly ImportIssue[] }) {
  const totals = issueTotals(job);
  const skipped = skippedNamesOf(job);
  const errors = errorTexts(issues);
  const errorCount = totals.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box>
      <CounterList entries={counterEntries(job.counters)} />
      {job.notes.map((note) => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
      <Columns>
        {job.columnExtraction !== null && <ColumnSummary extraction={job.columnExtraction} />}
        <DuplicateSummary job={job} />
        {errors.length > 0 && <LimitedList title="Hatalar" items={errors} total={errorCount} />}
        {skipped.names.length > 0 && (
          <LimitedList title="Atlanan işletmeler" items={skipped.names} total={skipped.total} />
        )}
        {totals.length > 0 && (
          <section>
            <ReportHeading>Hata türleri</ReportHeading>
            <Totals>
              {totals.map(({ label, count }) => (
                <li key={label}>
                  {label}: {formatWhole(count)}
                </li>
              ))}
            </Totals>
          </section>
        )}
      </Columns>
    </Box>
  );
}
