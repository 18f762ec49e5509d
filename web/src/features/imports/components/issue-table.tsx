import { Badge, chakra } from "@chakra-ui/react";
import type { ImportIssue } from "@meridian/contracts/imports/import-job";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

const Box = chakra("section", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h2" } });
const Muted = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });
const Value = chakra("code", { base: { fontFamily: "mono", fontSize: "0.95em", overflowWrap: "anywhere" } });

export interface IssueTableProps {
  issues: readonly ImportIssue[];
  /** The total; `issues` holds the first ones. */
  total: number;
}

/** The first errors of an import, cell by cell. */
export function IssueTable({ issues, total }: IssueTableProps) {
  if (issues.length === 0) return null;
  return (
    <Box>
      <Title>Hatalar</Title>
      {total > issues.length && (
        <Muted>
          {formatWhole(total)} hatadan ilk {formatWhole(issues.length)} tanesi. Reddedilen satırların tümü indirilebilir
          CSV dosyasındadır.
        </Muted>
      )}
      <DataTable label="Hatalar" maxH={{ md: "32rem" }} columns={["Satır", "Sütun", "Hata", "Değer", "Sonuç"]}>
        <tbody>
          {issues.map((issue, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell may be wrong twice, and the list never changes its order
            <tr key={index}>
              <td data-label="Satır">{formatWhole(issue.row)}</td>
              <td data-label="Sütun">{issue.column ?? "—"}</td>
              <td data-label="Hata">{issue.message}</td>
              <td data-label="Değer" dir="auto">
                {issue.value === "" ? "—" : <Value>{issue.value}</Value>}
              </td>
              <td data-label="Sonuç">
                <span>
                  {issue.isRejected ? (
                    <Badge variant="outline" colorPalette="closed">
                      Satır reddedildi
                    </Badge>
                  ) : (
                    <Badge>Hücre atlandı</Badge>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Box>
  );
}
