import { Button, Skeleton, Stack } from "@chakra-ui/react";
import type { GeographyRow } from "@meridian/contracts/admin/reports-api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countryName, formatShare, formatWhole } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { ShareBar } from "../../../ui/directory/share-bar.tsx";
import { focusFirst } from "../../../ui/forms/focus-first.ts";
import { Link } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { geographyQuery } from "../api/get-reports.ts";
import { saveCsv } from "../report-format.ts";
import { CsvButton } from "./csv-button.tsx";
import { ReportCard } from "./report-card.tsx";
import { WorldMap } from "./world-map.tsx";

const FIRST_SHOWN = 10;
/** Where the listed businesses are: a map, and the same as a table. */
export function GeographySection() {
  const { data, isPending, isError, refetch } = useQuery(geographyQuery);
  if (isPending) return <Skeleton height="96" />;
  if (isError) {
    return (
      <ErrorPanel title="Coğrafi dağılım alınamadı" onRetry={() => void refetch()}>
        Dizin yayında; sayılar şu anda gösterilemiyor.
      </ErrorPanel>
    );
  }
  const { total, countries } = data;
  if (countries.length === 0) {
    return <EmptyState title="Henüz ülkesi bilinen işletme yok">İçe aktardıkça dağılım burada görünür.</EmptyState>;
  }
  const located = countries.reduce((sum, { businesses }) => sum + businesses, 0);
  const save = () =>
    saveCsv(
      "cografi_dagilim.csv",
      ["Ülke kodu", "Ülke", "İşletme", "Şehir", "Kategori"],
      countries.map((row) => [
        row.countryCode,
        countryName(row.countryCode),
        row.businesses,
        row.cities,
        row.categories,
      ]),
    );
  return (
    <ReportCard
      title="Ülkelere göre işletmeler"
      lead={`${formatWhole(countries.length)} ülkede ${formatWhole(located)} işletme; ülkesi bilinmeyen ${formatWhole(Math.max(0, total - located))}.`}
      action={<CsvButton subject="Coğrafi dağılım" onClick={save} />}
    >
      <WorldMap countries={countries} />
      <CountryTable countries={countries} total={total} />
    </ReportCard>
  );
}

function CountryTable({ countries, total }: { countries: readonly GeographyRow[]; total: number }) {
  const [isWhole, setWhole] = useState(false);
  const largest = countries[0]?.businesses ?? 1;
  const shown = isWhole ? countries : countries.slice(0, FIRST_SHOWN);
  return (
    <div>
      <DataTable
        label="Ülke tablosu"
        columns={["Ülke", { figure: "İşletme" }, { figure: "Pay" }, { figure: "Şehir" }, { figure: "Kategori" }]}
      >
        <tbody>
          {shown.map((row, index) => (
            <tr key={row.countryCode}>
              <td data-wide="">
                <Stack gap="1">
                  <Link
                    ref={index === FIRST_SHOWN ? focusFirst : undefined}
                    to="/countries/$slug"
                    params={{ slug: row.slug }}
                    variant="plain"
                    fontWeight="medium"
                  >
                    {countryName(row.countryCode)}
                  </Link>
                  <ShareBar share={row.businesses / largest} />
                </Stack>
              </td>
              <td data-label="İşletme" className="figure">
                {formatWhole(row.businesses)}
              </td>
              <td data-label="Pay" className="figure">
                {formatShare(total === 0 ? 0 : row.businesses / total)}
              </td>
              <td data-label="Şehir" className="figure">
                {formatWhole(row.cities)}
              </td>
              <td data-label="Kategori" className="figure">
                {formatWhole(row.categories)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {countries.length > shown.length && (
        <Button variant="ghost" size="sm" mt="3" maxW="full" whiteSpace="normal" onClick={() => setWhole(true)}>
          Tüm ülkeleri göster ({formatWhole(countries.length)})
        </Button>
      )}
    </div>
  );
}
