import { Card, chakra } from "@chakra-ui/react";
import { BUSINESS_PROBLEMS } from "@meridian/contracts/businesses/business-list";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { countryName, formatMoment } from "../../../lib/format/turkish-format.ts";
import { Field, SelectField } from "../../../ui/forms/field.tsx";
import { countryCodesQuery, sourceImportsQuery } from "../api/get-businesses.ts";
import { PROBLEM_LABELS } from "../business-words.ts";
import { type ListParams, readListParams } from "../list-params.ts";

const Grid = chakra("fieldset", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  },
});

export interface MoreFiltersProps {
  id: string;
  params: ListParams;
  onChange: (change: ListParams) => void;
}

/** Filters by approval, place, source and missing data. */
export function MoreFilters({ id, params, onChange }: MoreFiltersProps) {
  const { data: codes = [] } = useQuery(countryCodesQuery);
  const { data: imports = [] } = useQuery(sourceImportsQuery);
  const set = (name: keyof ListParams) => (event: { target: { value: string } }) =>
    onChange(readListParams({ ...params, [name]: event.target.value, page: undefined }));
  const sources = imports.filter(({ isDryRun }) => !isDryRun);
  const isOlder = params.importId !== undefined && !sources.some(({ id: known }) => known === params.importId);
  return (
    <Card.Root id={id} size="sm">
      <Grid aria-label="Filtreler">
        <SelectField label="Onay" value={params.approval ?? ""} onChange={set("approval")}>
          <option value="">Tümü</option>
          <option value="approved">Onaylı</option>
          <option value="pending">Onay bekleyen</option>
        </SelectField>
        <SelectField label="Ülke" value={params.country ?? ""} onChange={set("country")}>
          <option value="">Tümü</option>
          {byName(codes, params.country).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <CityField key={params.city ?? ""} params={params} onChange={onChange} />
        <SelectField label="Kaynak dosya" value={params.importId ?? ""} onChange={set("importId")}>
          <option value="">Tümü</option>
          {isOlder && <option value={params.importId}>Daha eski bir içe aktarma</option>}
          {sources.map(({ id: importId, fileName, startedAt, createdAt }) => (
            <option key={importId} value={importId}>
              {fileName} · {formatMoment(startedAt ?? createdAt)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Sorun" value={params.problem ?? ""} onChange={set("problem")}>
          <option value="">Tümü</option>
          {BUSINESS_PROBLEMS.map((problem) => (
            <option key={problem} value={problem}>
              {PROBLEM_LABELS[problem]}
            </option>
          ))}
        </SelectField>
      </Grid>
    </Card.Root>
  );
}

/** Applied on blur or Enter: half a name finds no city. */
function CityField({ params, onChange }: Omit<MoreFiltersProps, "id">) {
  const [city, setCity] = useState(params.city ?? "");
  const apply = () => {
    const wanted = city.trim() === "" ? undefined : city.trim();
    if (wanted !== params.city) onChange({ city: wanted });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const isWaiting = params.country === undefined;
  return (
    <form onSubmit={submit}>
      <Field
        label="Şehir"
        value={city}
        maxLength={160}
        disabled={isWaiting}
        placeholder={isWaiting ? "Önce ülke seçin" : "Şehir adı"}
        onChange={(event) => setCity(event.target.value)}
        onBlur={apply}
      />
    </form>
  );
}

function byName(codes: readonly string[], chosen: string | undefined) {
  const all = chosen === undefined || codes.includes(chosen) ? codes : [...codes, chosen];
  return all
    .map((code) => ({ code, name: countryName(code) }))
    .sort((left, right) => left.name.localeCompare(right.name, "tr-TR"));
}
