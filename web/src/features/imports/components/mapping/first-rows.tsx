import { Badge, chakra } from "@chakra-ui/react";
import type { PreviewRow } from "@meridian/contracts/imports/import-preview";
import { DataTable } from "../../../../ui/data-table.tsx";
import { useShownFirst } from "./use-shown-first.tsx";

const SHOWN_ISSUES = 3;
const Box = chakra("div", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Head = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "baseline" } });
const Title = chakra("h4", { base: { fontWeight: "semibold" } });
const Muted = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Issues = chakra("ul", { base: { display: "grid", gap: "0.5", mt: "1", color: "fg.muted", textStyle: "xs" } });

export interface FirstRowsProps {
  rows: readonly PreviewRow[];
  /** Newer choices are being applied. */
  isStale: boolean;
}

/** The first rows with the current column mapping. */
export function FirstRows({ rows, isStale }: FirstRowsProps) {
  const { shown, more } = useShownFirst(rows);
  return (
    <Box aria-busy={isStale}>
      <Head>
        <Title>İlk satırlar böyle içe aktarılacak</Title>
        <Muted role="status">{isStale ? "Yeniden okunuyor..." : ""}</Muted>
      </Head>
      {rows.length === 0 && <Muted>Dosyada başlık satırından başka satır yok.</Muted>}
      {rows.length > 0 && (
        <DataTable
          label="İlk satırlar"
          columns={["Satır", "İşletme adı", "Kategori", "Tam adres", "Telefon", "Puan", "Sonuç"]}
        >
          <tbody>
            {shown.map((row) => (
              <Row key={row.row} row={row} />
            ))}
          </tbody>
        </DataTable>
      )}
      {more}
    </Box>
  );
}

const NOTHING = "—";

function Row({ row: { row, fields, issues } }: { row: PreviewRow }) {
  const textOf = (...names: string[]) =>
    names.map((name) => fields?.[name]).find((value) => value !== undefined && value !== "") ?? NOTHING;
  return (
    <tr>
      <td data-label="Satır">{row}</td>
      <td data-label="İşletme adı" dir="auto">
        {textOf("name")}
      </td>
      <td data-label="Kategori">{textOf("type", "category")}</td>
      <td data-label="Tam adres" dir="auto">
        {textOf("fullAddress", "street", "city")}
      </td>
      <td data-label="Telefon">{textOf("phone")}</td>
      <td data-label="Puan">{textOf("rating").replace(".", ",")}</td>
      <td data-label="Sonuç">
        <div>
          {fields === null ? (
            <Badge variant="outline" colorPalette="closed">
              Reddedilir
            </Badge>
          ) : (
            <Badge variant="outline" colorPalette="open">
              İçe aktarılır
            </Badge>
          )}
          {issues.length > 0 && (
            <Issues>
              {issues.slice(0, SHOWN_ISSUES).map(({ column, code, message }) => (
                <li key={`${column} ${code}`}>{column === null ? message : `${column}: ${message}`}</li>
              ))}
            </Issues>
          )}
        </div>
      </td>
    </tr>
  );
}
