import { Badge, chakra, NativeSelect } from "@chakra-ui/react";
import type { ColumnPreview, ImportField } from "@meridian/contracts/imports/import-mapping";
import { formatShare } from "../../../../lib/format/turkish-format.ts";
import { nativeSelectRecipe } from "../../../../theme/recipes/field.recipe.ts";
import { FIELD_GROUPS, fieldLabel } from "../../import-fields.ts";

const NOT_IMPORTED = "";
const ALL_FIELDS = FIELD_GROUPS.flatMap(({ fields }) => fields);

const Header = chakra("span", { base: { fontWeight: "semibold", overflowWrap: "anywhere" } });
const Position = chakra("span", { base: { color: "fg.muted", textStyle: "xs" } });
const How = chakra("span", { base: { display: "grid", gap: "1", justifyItems: "start" } });
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
      <td data-wide="">{howText(column, isByHand)}</td>
    </tr>
  );
}

function howText(column: ColumnPreview, isByHand: boolean) {
  const { field, suggestedField } = column;
  if (isByHand) return <Badge variant="subtle">Elle seçildi</Badge>;
  const isSure = field !== null && isCertain(column);
  return (
    <How>
      <Badge variant={field === null ? "surface" : "outline"} {...(isSure ? { colorPalette: "open" } : {})}>
        {field === null ? "Bilinmiyor" : certaintyText(column)}
      </Badge>
      {column.isContradicted && (
        <Badge variant="outline" colorPalette="closed">
          Başlıkla çelişiyor
        </Badge>
      )}
      {field === null && suggestedField !== null && (
        <Position>Değerler “{fieldLabel(suggestedField)}” alanına benziyor</Position>
      )}
    </How>
  );
}

type Certainty = Pick<ColumnPreview, "basis" | "confidence" | "isContradicted">;

const MIN_CERTAIN = 0.9;
const BASES: Readonly<Record<NonNullable<ColumnPreview["basis"]>, string>> = {
  header: "Başlıktan",
  values: "Değerlerden",
  both: "Başlık ve değerlerden",
  choice: "Elle seçildi",
};

/** Whether nobody needs to check the column's field. */
function isCertain({ basis, confidence, isContradicted }: Certainty): boolean {
  return !isContradicted && basis !== null && basis !== "values" && (confidence ?? 1) >= MIN_CERTAIN;
}

/** What tells the column's field, and how surely: "Değerlerden, %95". */
function certaintyText({ basis, confidence }: Certainty): string {
  if (basis === null) return "Tanındı";
  return confidence === null ? BASES[basis] : `${BASES[basis]}, ${formatShare(confidence)}`;
}
