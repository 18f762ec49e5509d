import { COUNTRY_CODES } from "@meridian/contracts/places/country-codes";
import { useMemo } from "react";
import { countryName } from "../../../lib/format/turkish-format.ts";
import { SelectField } from "../../../ui/field.tsx";

export interface CountryFieldProps {
  label: string;
  /** ISO 3166-1 alpha-2; "" if unknown. */
  code: string;
  problem: string | undefined;
  onCode: (code: string) => void;
}

/** Every country by its Turkish name. An invalid code stays visible until another is chosen. */
export function CountryField({ label, code, problem, onCode }: CountryFieldProps) {
  const countries = useMemo(() => byName(COUNTRY_CODES), []);
  const isOdd = code !== "" && !COUNTRY_CODES.includes(code);
  return (
    <SelectField label={label} problem={problem} value={code} onChange={(event) => onCode(event.target.value)}>
      <option value="">Bilinmiyor</option>
      {isOdd && <option value={code}>{code} (böyle bir ülke yok)</option>}
      {countries.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function byName(codes: readonly string[]) {
  return codes
    .map((value) => ({ value, name: countryName(value) }))
    .sort((left, right) => left.name.localeCompare(right.name, "tr-TR"));
}
