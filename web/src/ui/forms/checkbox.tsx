import { Checkbox as ChakraCheckbox, type CheckboxRootProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { checkboxRecipe } from "../../theme/recipes/checkbox.recipe.ts";

export interface CheckboxProps extends Omit<CheckboxRootProps, "onCheckedChange" | "onToggle" | "children"> {
  onToggle: (isChecked: boolean) => void;
  /** The visible label, or `hiddenLabel` for screen readers only. */
  children?: ReactNode;
  hiddenLabel?: string;
}

/** Chakra's checkbox with its label. */
export function Checkbox({ onToggle, children, hiddenLabel, "aria-describedby": describedBy, ...root }: CheckboxProps) {
  return (
    <ChakraCheckbox.Root
      recipe={checkboxRecipe}
      {...root}
      onCheckedChange={({ checked }) => onToggle(checked === true)}
    >
      <ChakraCheckbox.HiddenInput aria-describedby={describedBy} />
      <ChakraCheckbox.Control />
      {hiddenLabel === undefined ? (
        <ChakraCheckbox.Label>{children}</ChakraCheckbox.Label>
      ) : (
        <ChakraCheckbox.Label srOnly>{hiddenLabel}</ChakraCheckbox.Label>
      )}
    </ChakraCheckbox.Root>
  );
}
