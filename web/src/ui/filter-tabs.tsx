import { chakra } from "@chakra-ui/react";
import { formatWhole } from "../lib/turkish-format.ts";

const Group = chakra("fieldset", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    justifySelf: "start",
    gap: "1",
    p: "1",
    borderRadius: "field",
    bg: "bg.muted",
    maxW: "full",
  },
});
const Choice = chakra("button", {
  base: {
    minH: { base: "11", md: "8" },
    px: { base: "2", md: "3" },
    borderRadius: "sm",
    textStyle: { base: "xs", md: "sm" },
    fontWeight: "medium",
    color: "fg.muted",
    cursor: "pointer",
    fontVariantNumeric: "tabular-nums",
    _hover: { color: "fg" },
    "&[aria-pressed=true]": { bg: "bg.raised", color: "fg", boxShadow: "0 0 0 1px {colors.border.emphasized}" },
  },
});

export interface FilterTabsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; count?: number }[];
  onChange: (value: Value) => void;
}

/** A choice of which part of a list is shown. */
export function FilterTabs<Value extends string>({ label, value, options, onChange }: FilterTabsProps<Value>) {
  return (
    <Group aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && ` (${formatWhole(option.count)})`}
        </Choice>
      ))}
    </Group>
  );
}
