import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { fieldRecipe } from "../theme/field.recipe.ts";

const Box = chakra("div", { base: { display: "grid", gap: "1.5", minW: "0" } });
const Label = chakra("label", { base: { textStyle: "sm", fontWeight: "semibold" } });
const Hint = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Problem = chakra("p", { base: { textStyle: "sm", color: "fg.error" } });
const Input = chakra("input", fieldRecipe);
const Select = chakra("select", fieldRecipe);
const TextArea = chakra("textarea", fieldRecipe);

interface FieldFrame {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value; marks the field invalid. */
  problem?: string | undefined;
}

/** A text field with its label, hint and problem tied to it. */
export function Field({ label, hint, problem, ...input }: FieldFrame & React.ComponentProps<typeof Input>) {
  const ids = useFieldIds(hint, problem);
  return (
    <Box>
      <Label htmlFor={ids.control}>{label}</Label>
      <Input {...input} id={ids.control} aria-describedby={ids.describedBy} aria-invalid={problem !== undefined} />
      <Notes ids={ids} hint={hint} problem={problem} />
    </Box>
  );
}

/** A text of several lines with its label, hint and problem. */
export function TextAreaField({ label, hint, problem, ...area }: FieldFrame & React.ComponentProps<typeof TextArea>) {
  const ids = useFieldIds(hint, problem);
  return (
    <Box>
      <Label htmlFor={ids.control}>{label}</Label>
      <TextArea
        py="2.5"
        resize="vertical"
        {...area}
        id={ids.control}
        aria-describedby={ids.describedBy}
        aria-invalid={problem !== undefined}
      />
      <Notes ids={ids} hint={hint} problem={problem} />
    </Box>
  );
}

/** A choice of few with its label; the children are its options. */
export function SelectField({ label, hint, problem, ...select }: FieldFrame & React.ComponentProps<typeof Select>) {
  const ids = useFieldIds(hint, problem);
  return (
    <Box>
      <Label htmlFor={ids.control}>{label}</Label>
      <Select {...select} id={ids.control} aria-describedby={ids.describedBy} aria-invalid={problem !== undefined} />
      <Notes ids={ids} hint={hint} problem={problem} />
    </Box>
  );
}

type FieldIds = ReturnType<typeof useFieldIds>;

function useFieldIds(hint: ReactNode, problem: string | undefined) {
  const control = useId();
  const hintId = `${control}-hint`;
  const problemId = `${control}-problem`;
  const describedBy = [hint === undefined ? "" : hintId, problem === undefined ? "" : problemId].filter(Boolean);
  return { control, hintId, problemId, describedBy: describedBy.length > 0 ? describedBy.join(" ") : undefined };
}

function Notes({ ids, hint, problem }: { ids: FieldIds; hint: ReactNode; problem: string | undefined }) {
  return (
    <>
      {hint !== undefined && <Hint id={ids.hintId}>{hint}</Hint>}
      {problem !== undefined && <Problem id={ids.problemId}>{problem}</Problem>}
    </>
  );
}
