import { Button, chakra, NativeSelect } from "@chakra-ui/react";
import { LayoutList, Rows3 } from "lucide-react";
import { useId } from "react";
import { nativeSelectRecipe } from "../../../theme/recipes/field.recipe.ts";
import { type ListParams, PAGE_SIZES, readListParams } from "../list-params.ts";

const Group = chakra("fieldset", { base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" } });
const Label = chakra("label", { base: { textStyle: "sm", color: "fg.muted" } });

/** How many businesses a page shows, and in how much detail. */
export function ListLook({ params, onChange }: { params: ListParams; onChange: (change: ListParams) => void }) {
  const id = useId();
  const isCompact = params.view === "compact";
  return (
    <Group aria-label="Liste düzeni">
      <Label htmlFor={id}>Sayfa başına</Label>
      <NativeSelect.Root recipe={nativeSelectRecipe}>
        <NativeSelect.Field
          id={id}
          width="auto"
          minH="9"
          px="2"
          value={params.limit ?? PAGE_SIZES[0]}
          onChange={({ target }) => onChange({ limit: readListParams({ limit: target.value }).limit })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </NativeSelect.Field>
      </NativeSelect.Root>
      <Button
        variant={isCompact ? "subtle" : "ghost"}
        size="sm"
        aria-pressed={isCompact}
        onClick={() => onChange({ view: isCompact ? undefined : "compact", page: params.page })}
      >
        {isCompact ? <Rows3 aria-hidden="true" /> : <LayoutList aria-hidden="true" />}
        Kompakt görünüm
      </Button>
    </Group>
  );
}
