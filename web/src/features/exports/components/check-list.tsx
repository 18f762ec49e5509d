import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

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
const Choice = chakra("label", {
  base: {
    display: "flex",
    gap: "2.5",
    alignItems: "center",
    minH: { base: "11", md: "9" },
    px: "1",
    textStyle: "sm",
    cursor: "pointer",
    minW: "0",
    overflowWrap: "anywhere",
  },
});
const Checkbox = chakra("input", {
  base: { width: "4.5", height: "4.5", flexShrink: "0", accentColor: "{colors.accent}", cursor: "inherit" },
});

export interface CheckListProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  isDisabled: boolean;
  /** Keeps a long list within its own place. */
  isScrolled?: boolean;
  onToggle: (value: string) => void;
  /** Between the legend and the boxes. */
  children?: ReactNode;
}

/** A choice of many, each with a box. */
export function CheckList(props: CheckListProps) {
  const { legend, options, chosen, isDisabled, isScrolled = false, onToggle, children } = props;
  const isChosen = new Set(chosen);
  return (
    <Group disabled={isDisabled}>
      <Legend>{legend}</Legend>
      {children}
      <Boxes data-scrolls={isScrolled}>
        {options.map(({ value, label }) => (
          <Choice key={value}>
            <Checkbox type="checkbox" checked={isChosen.has(value)} onChange={() => onToggle(value)} />
            {label}
          </Choice>
        ))}
      </Boxes>
    </Group>
  );
}
