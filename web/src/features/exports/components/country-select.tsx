import { ALL_COUNTRIES } from "@meridian/contracts/admin/export-fields";
import { useQuery } from "@tanstack/react-query";
import { countryName } from "../../../lib/format/turkish-format.ts";
import { SelectField } from "../../../ui/field.tsx";
import { countryCodesQuery } from "../api/get-choices.ts";

const collator = new Intl.Collator("tr");

export interface CountrySelectProps {
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

export function CountrySelect({ value, isDisabled, onChange }: CountrySelectProps) {
  const { data, isError } = useQuery(countryCodesQuery);
  const countries = (data ?? [])
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => collator.compare(a.name, b.name));
  return (
    <SelectField
      label="Ülke"
      value={value}
      disabled={isDisabled}
      problem={isError ? "Ülkeler yüklenemedi. Sayfa yenileyin." : undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={ALL_COUNTRIES}>Tüm ülkeler</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name} ({code})
        </option>
      ))}
    </SelectField>
  );
}
