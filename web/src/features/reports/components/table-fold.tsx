import { chakra } from "@chakra-ui/react";
import { DataTable } from "../../../ui/data-table.tsx";

const Fold = chakra("details", { base: { minW: "0" } });
const Summary = chakra("summary", {
  base: {
    cursor: "pointer",
    textStyle: "sm",
    fontWeight: "medium",
    color: "accent",
    minH: "9",
    alignContent: "center",
  },
});
const Box = chakra("div", { base: { mt: "2", "& section": { maxH: "24rem" } } });

export interface TableFoldProps {
  label: string;
  headers: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

/** A chart's figures as a table. */
export function TableFold({ label, headers, rows }: TableFoldProps) {
  const [first, ...rest] = headers;
  return (
    <Fold>
      <Summary>Tablo olarak göster</Summary>
      <Box>
        <DataTable label={label} columns={headers.map((title, index) => (index === 0 ? title : { figure: title }))}>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <td data-label={first}>{name}</td>
                {cells.map((cell, index) => (
                  <td key={rest[index]} data-label={rest[index]} className="figure">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Box>
    </Fold>
  );
}
