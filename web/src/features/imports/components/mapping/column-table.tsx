import { chakra } from "@chakra-ui/react";
import type { ColumnChoice, ColumnPreview, ImportField } from "@meridian/contracts/imports/import-mapping";
import { useState } from "react";
import { DataTable } from "../../../../ui/data-table.tsx";
import { FilterTabs } from "../../../../ui/forms/filter-tabs.tsx";
import { type ColumnFilter, filterColumns } from "../../column-choices.ts";
import { ColumnRow } from "./column-row.tsx";

const Box = chakra("div", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Empty = chakra("p", { base: { textStyle: "sm", color: "fg.muted", p: "4" } });

export interface ColumnTableProps {
  columns: readonly ColumnPreview[];
  choices: readonly ColumnChoice[];
  onChoose: (column: ColumnPreview, field: ImportField | null) => void;
}

/** The columns of a file with sample cells and their fields, which can be changed. */
export function ColumnTable({ columns, choices, onChoose }: ColumnTableProps) {
  const [filter, setFilter] = useState<ColumnFilter>("all");
  const countOf = (of: ColumnFilter) => filterColumns(columns, of).length;
  const shown = filterColumns(columns, filter);
  const byHand = new Set(choices.map(({ column }) => column));

  return (
    <Box>
      <FilterTabs
        label="Gösterilen sütunlar"
        value={filter}
        onChange={setFilter}
        options={[
          { value: "all", label: "Tümü", count: countOf("all") },
          { value: "mapped", label: "Eşlenen", count: countOf("mapped") },
          { value: "unmapped", label: "Bilinmeyen", count: countOf("unmapped") },
        ]}
      />
      <DataTable
        label="Dosyadaki sütunlar"
        maxH={{ md: "32rem" }}
        columns={["Dosyadaki sütun", "Örnek hücreler", "Alan", "Nasıl belirlendi"]}
      >
        <tbody>
          {shown.map((column) => (
            <ColumnRow
              key={column.column}
              column={column}
              isByHand={byHand.has(column.column)}
              onChoose={(field) => onChoose(column, field)}
            />
          ))}
        </tbody>
      </DataTable>
      {shown.length === 0 && <Empty>Bu listede sütun yok.</Empty>}
    </Box>
  );
}
