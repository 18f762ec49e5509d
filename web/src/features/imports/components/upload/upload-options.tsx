import { chakra } from "@chakra-ui/react";
import { BATCH_SIZES_ROWS } from "@meridian/contracts/imports/import-limits";
import { useId } from "react";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { SelectField } from "../../../../ui/forms/field.tsx";
import type { UploadChoices } from "../../upload-steps.ts";

const Box = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 14rem) minmax(0, 24rem)" },
  },
});
const Toggles = chakra("div", { base: { display: "grid", gap: "4", pt: { sm: "6" } } });
const Words = chakra("span", { base: { display: "grid" } });
const Label = chakra("span", { base: { fontWeight: "semibold", textStyle: "sm" } });
const Hint = chakra("span", { base: { color: "fg.muted", textStyle: "sm" } });

export interface UploadOptionsProps {
  choices: UploadChoices;
  isDisabled: boolean;
  onChange: (choices: UploadChoices) => void;
}

/** Import options: batch size, dry run, and restoring deleted businesses. */
export function UploadOptions({ choices, isDisabled, onChange }: UploadOptionsProps) {
  const sizeOf = (value: string) => BATCH_SIZES_ROWS.find((size) => String(size) === value) ?? choices.batchSize;
  return (
    <Box>
      <SelectField
        label="Grup boyutu"
        hint="Her grupta yazılan kayıt sayısı; uzun dosyalarda gruplar 2.500 kayda kadar büyür."
        value={choices.batchSize}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...choices, batchSize: sizeOf(event.target.value) })}
      >
        {BATCH_SIZES_ROWS.map((size) => (
          <option key={size} value={size}>
            {size} kayıt
          </option>
        ))}
      </SelectField>
      <Toggles>
        <Toggle
          label="Yalnızca dene"
          hint="Hiçbir şey yazılmaz; ne olacağı aynı rakamlarla ve indirilebilir bir listeyle gösterilir."
          isChecked={choices.isDryRun}
          isDisabled={isDisabled}
          onChange={(isDryRun) => onChange({ ...choices, isDryRun })}
        />
        <Toggle
          label="Silinen işletmeleri geri getir"
          hint="Kapalıyken silinen işletmeler dosyada olsa da silinmiş kalır. Engellenenler hiçbir durumda geri gelmez."
          isChecked={choices.restoresDeleted}
          isDisabled={isDisabled}
          onChange={(restoresDeleted) => onChange({ ...choices, restoresDeleted })}
        />
      </Toggles>
    </Box>
  );
}

interface ToggleProps {
  label: string;
  hint: string;
  isChecked: boolean;
  isDisabled: boolean;
  onChange: (isChecked: boolean) => void;
}

function Toggle({ label, hint, isChecked, isDisabled, onChange }: ToggleProps) {
  const hintId = useId();
  return (
    <Checkbox
      alignItems="flex-start"
      gap="3"
      checked={isChecked}
      disabled={isDisabled}
      aria-describedby={hintId}
      onToggle={onChange}
    >
      <Words>
        <Label>{label}</Label>
        <Hint id={hintId}>{hint}</Hint>
      </Words>
    </Checkbox>
  );
}
