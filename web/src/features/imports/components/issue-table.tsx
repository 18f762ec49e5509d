import { Badge, Button, chakra } from "@chakra-ui/react";
import type { ImportIssue } from "@meridian/contracts/imports/import-job";
import { useState } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

const SHOWN_AT_FIRST = 10;
const SHOWN_PER_STEP = 30;

const Box = chakra("section", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h2" } });
const Muted = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });
const Value = chakra("code", { base: { fontFamily: "mono", fontSize: "0.95em", overflowWrap: "anywhere" } });

export interface IssueTableProps {
  issues: readonly ImportIssue[];
  /** The total; `issues` holds the first ones. */
  total: number;
}

/** The first errors of an import, cell by cell, a screenful at a time. */
export function IssueTable({ issues, total }: IssueTableProps) {
  const [shownCount, setShownCount] = useState(SHOWN_AT_FIRST);
  if (issues.length === 0) return null;
  const left = issues.length - shownCount;
  return (
    <Box>
      <Title>Hatalar</Title>
      {total > issues.length && (
        <Muted>
          {formatWhole(total)} hatadan ilk {formatWhole(issues.length)} tanesi. Reddedilen satırların tümü indirilebilir
          CSV dosyasındadır.
        </Muted>
      )}
      <DataTable label="Hatalar" maxH={{ md: "32rem" }} columns={["Satır", "Sütun", "Sonuç", "Hata", "Değer"]}>
        <tbody>
          {issues.slice(0, shownCount).map((issue, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell may be wrong twice, and the list never changes its order
            <IssueRow key={index} issue={issue} />
          ))}
        </tbody>
      </DataTable>
      {left > 0 && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          onClick={() => setShownCount(shownCount + SHOWN_PER_STEP)}
        >
          {formatWhole(Math.min(left, SHOWN_PER_STEP))} hata daha göster
        </Button>
      )}
    </Box>
  );
}

function IssueRow({ issue: { row, column, message, value, isRejected } }: { issue: ImportIssue }) {
  return (
    <tr>
      <td data-label="Satır" data-short="">
        {formatWhole(row)}
      </td>
      <td data-label="Sütun" data-short="">
        {column ?? "—"}
      </td>
      <td data-label="Sonuç" data-short="">
        <span>
          {isRejected ? (
            <Badge variant="outline" colorPalette="closed">
              Satır reddedildi
            </Badge>
          ) : (
            <Badge>Satır alındı</Badge>
          )}
        </span>
      </td>
      <td data-wide="">{message}</td>
      <td data-wide="" dir="auto">
        {value === "" ? "—" : <Value>{value}</Value>}
      </td>
    </tr>
  );
}
