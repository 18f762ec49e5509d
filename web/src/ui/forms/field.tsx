import {
  Field as ChakraField,
  Input,
  type InputProps,
  NativeSelect,
  type NativeSelectFieldProps,
  Textarea,
  type TextareaProps,
} from "@chakra-ui/react";
import { type ReactNode, type Ref, useId } from "react";
import { fieldRecipe, nativeSelectRecipe } from "../../theme/recipes/field.recipe.ts";
import { textareaRecipe } from "../../theme/recipes/input.recipe.ts";

interface FieldFrame {
  label: string;
  hint?: ReactNode;
  /** The problem with the value; marks the field invalid. */
  problem?: string | undefined;
}

/** A text field with its label, hint and problem. */
export function Field({ label, hint, problem, ...input }: FieldFrame & InputProps & { ref?: Ref<HTMLInputElement> }) {
  const frame = useFrame({ label, hint, problem });
  return (
    <Frame {...frame}>
      <Input dir="auto" {...input} aria-describedby={frame.describedBy} />
    </Frame>
  );
}

/** A multi-line text field with its label, hint and problem. */
export function TextAreaField({ label, hint, problem, ...area }: FieldFrame & TextareaProps) {
  const frame = useFrame({ label, hint, problem });
  return (
    <Frame {...frame}>
      <Textarea recipe={textareaRecipe} dir="auto" {...area} aria-describedby={frame.describedBy} />
    </Frame>
  );
}

/** A select with its label; the children are its options. */
export function SelectField({
  label,
  hint,
  problem,
  disabled,
  ...select
}: FieldFrame & NativeSelectFieldProps & { disabled?: boolean }) {
  const frame = useFrame({ label, hint, problem });
  return (
    <Frame {...frame} disabled={disabled}>
      <NativeSelect.Root recipe={nativeSelectRecipe}>
        <NativeSelect.Field {...select} aria-describedby={frame.describedBy} />
      </NativeSelect.Root>
    </Frame>
  );
}

/** Chakra links hint and problem to a field once scripts run; with known ids they are linked in the first HTML too. */
function useFrame({ label, hint, problem }: FieldFrame) {
  const id = useId();
  const ids = { helperText: `${id}-hint`, errorText: `${id}-problem` };
  const describedBy = [hint === undefined ? [] : ids.helperText, problem === undefined ? [] : ids.errorText].flat();
  return { id, ids, label, hint, problem, describedBy: describedBy.length > 0 ? describedBy.join(" ") : undefined };
}

type FrameProps = ReturnType<typeof useFrame> & { disabled?: boolean | undefined; children: ReactNode };

function Frame({ id, ids, label, hint, problem, disabled, children }: FrameProps) {
  return (
    <ChakraField.Root
      recipe={fieldRecipe}
      id={id}
      ids={ids}
      invalid={problem !== undefined}
      disabled={disabled}
      role="presentation"
    >
      <ChakraField.Label>{label}</ChakraField.Label>
      {children}
      {hint !== undefined && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {problem !== undefined && <ChakraField.ErrorText>{problem}</ChakraField.ErrorText>}
    </ChakraField.Root>
  );
}
