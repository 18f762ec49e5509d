import { SegmentGroup, VisuallyHidden } from "@chakra-ui/react";
import { useId } from "react";
import { formatWhole } from "../../lib/format/turkish-format.ts";
import { segmentGroupRecipe } from "../../theme/recipes/segment-group.recipe.ts";

export interface FilterTabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; count?: number }[];
  onChange: (value: Value) => void;
}

/** Selects which part of a list is shown: Chakra's segments with labels and counts. */
export function FilterTabs<Value extends string>({ label, value, options, onChange }: FilterTabsProps<Value>) {
  const labelId = useId();
  return (
    <SegmentGroup.Root
      recipe={segmentGroupRecipe}
      ids={{ label: labelId }}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((each) => each.value === chosen.value);
        if (option !== undefined) onChange(option.value);
      }}
    >
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value}>
          <SegmentGroup.ItemText>
            {option.label}
            {option.count !== undefined && ` (${formatWhole(option.count)})`}
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
