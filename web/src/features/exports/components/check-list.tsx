import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";

const Group = chakra("fieldset", { base: { minW: "0", display: "grid", gap: "3" } });
const Legend = chakra("legend", { base: { textStyle: "sm", fontWeight: "semibold", mb: "2" } });
const Boxes = chakra("div", {
  base: {
    display: "grid",
    columnGap: "4",
    gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))",
    "&[data-scrolls=true]": {
      maxH: "14rem",
      overflowY: "auto",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "field",
      p: "2",
    },
  },
});

export interface CheckListProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  isDisabled: boolean;
  /** Scrolls a long list in place. */
  isScrolled?: boolean;
  onToggle: (value: string) => void;
  /** Between the legend and the boxes. */
  children?: ReactNode;
}

/** A multiple choice with checkboxes. */
export function CheckList(props: CheckListProps) {
  const { legend, options, chosen, isDisabled, isScrolled = false, onToggle, children } = props;
  const isChosen = new Set(chosen);
  return (
    <Group disabled={isDisabled}>
      <Legend>{legend}</Legend>
      {children}
      <Boxes data-scrolls={isScrolled}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            minH={{ base: "11", md: "9" }}
            px="1"
            textStyle="sm"
            checked={isChosen.has(value)}
            onToggle={() => onToggle(value)}
          >
            <bdi>{label}</bdi>
          </Checkbox>
        ))}
      </Boxes>
    </Group>
  );
}
