import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

const Name = chakra("span", { base: { overflowWrap: "anywhere" } });
const Nothing = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Frame = chakra("div", {
  base: { "& > section": { maxH: "28rem" }, md: { "& section td": { verticalAlign: "middle" } } },
});

export interface RankRow {
  key: string;
  name: ReactNode;
  count: number;
  action?: ReactNode;
}

export interface RankTableProps {
  label: string;
  headers: readonly [name: string, count: string, action?: string];
  rows: readonly RankRow[];
  /** Shown instead of an empty table. */
  empty: string;
}

/** A ranking by frequency, most frequent first. */
export function RankTable({ label, headers, rows, empty }: RankTableProps) {
  if (rows.length === 0) return <Nothing>{empty}</Nothing>;
  const [name, count, action] = headers;
  return (
    <Frame>
      <DataTable
        label={`${label}: tablo`}
        columns={[name, { figure: count }, ...(action === undefined ? [] : [action])]}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td data-wide="">
                <Name dir="auto">{row.name}</Name>
              </td>
              <td data-label={count} className="figure">
                {formatWhole(row.count)}
              </td>
              {action !== undefined && <td data-wide="">{row.action}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Frame>
  );
}
