import { chakra } from "@chakra-ui/react";
import { EXPORT_DATE_RANGES, type ExportDateRange } from "@meridian/contracts/admin/export-fields";
import { Field, SelectField } from "../../../ui/forms/field.tsx";
import { DATE_RANGE_LABELS, type ExportChoices } from "../export-choices.ts";

const Days = chakra("div", {
  base: { display: "grid", gap: "4", gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))" },
});

type Range = Pick<ExportChoices, "dateRange" | "startDate" | "endDate">;

export interface DateRangeFieldsProps {
  range: Range;
  isDisabled: boolean;
  onChange: (range: Partial<Range>) => void;
}

/** When the businesses were created, in the admin's time zone. */
export function DateRangeFields({ range, isDisabled, onChange }: DateRangeFieldsProps) {
  const { dateRange, startDate, endDate } = range;
  const rangeOf = (value: string): ExportDateRange => EXPORT_DATE_RANGES.find((each) => each === value) ?? "all";
  return (
    <>
      <SelectField
        label="Eklenme tarihi"
        hint={`Günler ${Intl.DateTimeFormat().resolvedOptions().timeZone} saatine göredir.`}
        value={dateRange}
        disabled={isDisabled}
        onChange={(event) => onChange({ dateRange: rangeOf(event.target.value) })}
      >
        {EXPORT_DATE_RANGES.map((each) => (
          <option key={each} value={each}>
            {DATE_RANGE_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {dateRange === "custom" && (
        <Days>
          <Field
            label="Başlangıç tarihi"
            type="date"
            value={startDate}
            disabled={isDisabled}
            onChange={(event) => onChange({ startDate: event.target.value })}
          />
          <Field
            label="Bitiş tarihi"
            type="date"
            value={endDate}
            min={startDate}
            disabled={isDisabled}
            onChange={(event) => onChange({ endDate: event.target.value })}
          />
        </Days>
      )}
    </>
  );
}
