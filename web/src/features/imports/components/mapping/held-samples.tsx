import { chakra, Skeleton } from "@chakra-ui/react";
import type { ChangeSample, MissingSample } from "@meridian/contracts/imports/import-review";
import { useQuery } from "@tanstack/react-query";
import { DataTable, type DataTableProps } from "../../../../ui/data-table.tsx";
import { Link } from "../../../../ui/link.tsx";
import { createdSamplesQuery } from "../../api/get-imports.ts";
import { sampleFieldLabel } from "../../held-import.ts";
import { useShownFirst } from "./use-shown-first.tsx";

const Box = chakra("div", {
  base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" },
});
const Title = chakra("h3", { base: { textStyle: "sm", fontWeight: "semibold" } });
const NOTHING = "—";

/** A table of samples under its title. */
function SampleTable({ label, ...table }: DataTableProps) {
  return (
    <>
      <Title>{label}</Title>
      <DataTable label={label} {...table} />
    </>
  );
}

/** Known businesses that a held import would change, before and after. */
export function ChangeSamples({ samples }: { samples: readonly ChangeSample[] }) {
  const lines = samples.flatMap(({ id, name, before, after }) =>
    Object.keys(before).map((field) => ({ id, name, field, before: before[field], after: after[field] })),
  );
  const { shown, more } = useShownFirst(lines);
  return (
    <Box>
      <SampleTable label="Değişecek işletmelerden örnekler" columns={["İşletme", "Alan", "Şimdi", "Bu dosyayla"]}>
        <tbody>
          {shown.map(({ id, name, field, before, after }) => (
            <tr key={`${id} ${field}`}>
              <td data-label="İşletme" dir="auto">
                {name}
              </td>
              <td data-label="Alan">{sampleFieldLabel(field)}</td>
              <td data-label="Şimdi" dir="auto">
                {before === "" ? NOTHING : before}
              </td>
              <td data-label="Bu dosyayla" dir="auto">
                {after === "" ? NOTHING : after}
              </td>
            </tr>
          ))}
        </tbody>
      </SampleTable>
      {more}
    </Box>
  );
}

/** Businesses that the source listed and the file of a held import lacks. */
export function MissingSamples({ missing }: { missing: readonly MissingSample[] }) {
  const { shown, more } = useShownFirst(missing);
  return (
    <Box>
      <SampleTable label="Dosyada olmayan işletmelerden örnekler" columns={["İşletme", "Şehir"]}>
        <tbody>
          {shown.map(({ id, name, city }) => (
            <tr key={id}>
              <td data-label="İşletme">
                <Link to="/admin/businesses/$businessId" params={{ businessId: id }}>
                  <bdi>{name}</bdi>
                </Link>
              </td>
              <td data-label="Şehir" dir="auto">
                {city ?? NOTHING}
              </td>
            </tr>
          ))}
        </tbody>
      </SampleTable>
      {more}
    </Box>
  );
}

const SAMPLE_COLUMNS = [
  { label: "İşletme", field: "name", dir: "auto" },
  { label: "Kategori", field: "category", dir: undefined },
  { label: "Adres", field: "address", dir: "auto" },
  { label: "Şehir", field: "city", dir: "auto" },
  { label: "Telefon", field: "phone", dir: "ltr" },
] as const;

/** Businesses that a held import created, hidden until the decision, in the columns that any of them fills. */
export function NewSamples({ importId }: { importId: string }) {
  const { data, isPending } = useQuery(createdSamplesQuery(importId));
  const businesses = data?.businesses ?? [];
  const columns = SAMPLE_COLUMNS.filter(({ field }) => businesses.some((business) => business[field] !== null));
  return (
    <Box>
      {isPending && <Skeleton height="64" width="full" />}
      {businesses.length > 0 && (
        <SampleTable label="Eklenen işletmelerden örnekler" columns={columns.map(({ label }) => label)}>
          <tbody>
            {businesses.map((business) => (
              <tr key={business.id}>
                {columns.map(({ label, field, dir }) => (
                  <td key={field} data-label={label} dir={dir}>
                    {business[field] ?? NOTHING}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </SampleTable>
      )}
      <Link to="/admin/businesses" search={{ importId }}>
        Eklenen işletmelerin hepsi
      </Link>
    </Box>
  );
}
