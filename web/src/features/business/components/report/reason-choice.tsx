import { chakra, RadioGroup } from "@chakra-ui/react";
import { useId } from "react";
import { radioGroupRecipe } from "../../../../theme/recipes/radio-group.recipe.ts";
import { REPORT_REASONS } from "../../report-text.ts";

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
    <RadioGroup.Root
      recipe={radioGroupRecipe}
      name="reason"
      value={value}
      onValueChange={({ value: reason }) => onChange(reason ?? "")}
      aria-describedby={problem === undefined ? undefined : problemId}
    >
      <RadioGroup.Label>{legend}</RadioGroup.Label>
      {REPORT_REASONS.map(({ reason, label, hint }) => (
        <RadioGroup.Item key={reason} value={reason}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>
            <Name>{label}</Name>
            <Hint>{hint}</Hint>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
      {problem !== undefined && <Problem id={problemId}>{problem}</Problem>}
    </RadioGroup.Root>
  );
}
