import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { REPORT_REASONS } from "../report-text.ts";

const Group = chakra("fieldset", { base: { display: "grid", gap: "2", border: "none", minW: "0" } });
const Legend = chakra("legend", { base: { textStyle: "sm", fontWeight: "semibold", mb: "2" } });
const Choice = chakra("label", {
  base: {
    display: "flex",
    gap: "3",
    alignItems: "flex-start",
    px: "3",
    py: "2.5",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "field",
    cursor: "pointer",
    _hover: { borderColor: "accent" },
    "&:has(:checked)": { borderColor: "accent", bg: "accent.tint" },
    "&:has(:focus-visible)": { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
  },
});
/** The browser's own: Chakra's radio is a state machine, 8 kB that no other form of visitors needs. */
const Radio = chakra("input", {
  base: {
    mt: "1",
    width: "4",
    height: "4",
    flexShrink: "0",
    accentColor: "{colors.accent}",
    _focusVisible: { outline: "none" },
  },
});
const Name = chakra("span", { base: { display: "block", fontWeight: "medium" } });
const Hint = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });
const Problem = chakra("p", { base: { textStyle: "sm", color: "fg.error" } });

export interface ReasonChoiceProps {
  legend: string;
  value: string;
  onChange: (reason: string) => void;
  problem: string | undefined;
}

export function ReasonChoice({ legend, value, onChange, problem }: ReasonChoiceProps) {
  const problemId = useId();
  return (
    <Group aria-describedby={problem === undefined ? undefined : problemId}>
      <Legend>{legend}</Legend>
      {REPORT_REASONS.map(({ reason, label, hint }) => (
        <Choice key={reason}>
          <Radio
            type="radio"
            name="reason"
            value={reason}
            checked={value === reason}
            onChange={() => onChange(reason)}
          />
          <span>
            <Name>{label}</Name>
            <Hint>{hint}</Hint>
          </span>
        </Choice>
      ))}
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </Group>
  );
}
