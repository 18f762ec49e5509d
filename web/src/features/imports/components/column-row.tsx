import { Badge, chakra, NativeSelect } from "@chakra-ui/react";
import type { ColumnPreview, ImportField } from "@meridian/shared/contracts/import-mapping";
import { nativeSelectRecipe } from "../../../theme/field.recipe.ts";
import { FIELD_GROUPS, fieldLabel } from "../import-fields.ts";

const NOT_IMPORTED = "";
const ALL_FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields);

const Header = chakra("span", { base: { fontWeight: "semibold", overflowWrap: "anywhere" } });
const Position = chakra("span", { base: { color: "fg.muted", textStyle: "xs" } });
const Samples = chakra("ul", { base: { display: "grid", gap: "0.5", maxW: { md: "22rem" } } });
const Sample = chakra("li", {
  base: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: "fg.muted",
    "&:first-child": { color: "fg" },
  },
});

export interface ColumnRowProps {
  column: ColumnPreview;
  isByHand: boolean;
  onChoose: (field: ImportField | null) => void;
}

export function ColumnRow({ column, isByHand, onChoose }: ColumnRowProps) {
  const name = column.header === "" ? "(başlıksız)" : column.header;
  const choose = (value: string) => onChoose(ALL_FIELDS.find((field) => field === value) ?? null);
  return (
    <tr>
      <td data-wide="">
        <Header>{name}</Header>
        <Position display="block">{column.column + 1}. sütun</Position>
      </td>
      <td data-wide="">
        <Samples>
          {column.samples.length === 0 && <Sample>Dolu hücre yok</Sample>}
          {column.samples.map((sample) => (
            <Sample key={sample} title={sample} dir="auto">
              {sample}
            </Sample>
          ))}
        </Samples>
      </td>
      <td data-wide="">
        <NativeSelect.Root recipe={nativeSelectRecipe} minW={{ md: "13rem" }}>
          <NativeSelect.Field
            aria-label={`${name} sütununun alanı`}
            value={column.field ?? NOT_IMPORTED}
            onChange={(event) => choose(event.target.value)}
          >
            <option value={NOT_IMPORTED}>Aktarılmasın</option>
            {FIELD_GROUPS.map(({ label, fields }) => (
              <optgroup key={label} label={label}>
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {fieldLabel(field)}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect.Field>
        </NativeSelect.Root>
      </td>
      <td data-label="Nasıl">
        <span>{howText(column, isByHand)}</span>
      </td>
    </tr>
  );
}

function howText({ field }: ColumnPreview, isByHand: boolean) {
  if (isByHand) return <Badge variant="subtle">Elle seçildi</Badge>;
  return field === null ? (
    <Badge>Bilinmiyor</Badge>
  ) : (
    <Badge variant="outline" colorPalette="open">
      Tanındı
    </Badge>
  );
}
