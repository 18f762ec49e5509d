import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import { SelectField } from "../../../../ui/forms/field.tsx";

const FOUND = "found";
const ROWS = Array.from({ length: MAX_HEADER_ROW }, (_, index) => index + 1);

export interface HeaderChoiceProps {
  /** The row that the server took, 0 for none. */
  found: number;
  /** The row that was chosen; undefined where it was looked for. */
  chosen: number | undefined;
  onChoose: (row: number | undefined) => void;
}

/** Which row of the sheet names its columns. */
export function HeaderChoice({ found, chosen, onChoose }: HeaderChoiceProps) {
  const foundText = found === 0 ? "başlık satırı yok" : `${found}. satır`;
  return (
    <SelectField
      label="Başlık satırı"
      maxW="24rem"
      value={chosen === undefined ? FOUND : String(chosen)}
      onChange={(event) => onChoose(event.target.value === FOUND ? undefined : Number(event.target.value))}
    >
      <option value={FOUND}>{chosen === undefined ? `Kendiliğinden (${foundText})` : "Kendiliğinden"}</option>
      <option value="0">Dosyada başlık satırı yok</option>
      {ROWS.map((row) => (
        <option key={row} value={row}>
          {row}. satır
        </option>
      ))}
    </SelectField>
  );
}
