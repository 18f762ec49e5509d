import { Button, chakra } from "@chakra-ui/react";
import { LayoutList, Rows3 } from "lucide-react";
import { useId } from "react";
import { fieldRecipe } from "../../../theme/field.recipe.ts";
import { type ListParams, PAGE_SIZES, readListParams } from "../list-params.ts";

const Group = chakra("fieldset", { base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" } });
const Label = chakra("label", { base: { textStyle: "sm", color: "fg.muted" } });
const Select = chakra("select", fieldRecipe);

export interface ListLookProps {
  params: ListParams;
  onChange: (change: ListParams) => void;
}

/** How many businesses a page shows, and how much of each. */
export function ListLook({ params, onChange }: ListLookProps) {
  const id = useId();
  const isCompact = params.view === "compact";
  return (
    <Group aria-label="Liste düzeni">
      <Label htmlFor={id}>Sayfa başına</Label>
      <Select
        id={id}
        width="auto"
        minH="9"
        value={params.limit ?? PAGE_SIZES[0]}
        onChange={({ target }) => onChange({ limit: readListParams({ limit: target.value }).limit })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
      <Button
        variant={isCompact ? "subtle" : "ghost"}
        size="sm"
        aria-pressed={isCompact}
        onClick={() => onChange({ view: isCompact ? undefined : "compact", page: params.page })}
      >
        {isCompact ? <Rows3 aria-hidden="true" /> : <LayoutList aria-hidden="true" />}
        Sık görünüm
      </Button>
    </Group>
  );
}
