import { EmptyState as ChakraEmptyState } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { emptyStateRecipe } from "../../theme/recipes/feedback.recipe.ts";

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  icon?: ReactNode;
}

/** Replaces an empty list, and announces it. */
export function EmptyState({ title, children, icon }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root recipe={emptyStateRecipe} role="status">
      <ChakraEmptyState.Content>
        {icon !== undefined && <ChakraEmptyState.Indicator>{icon}</ChakraEmptyState.Indicator>}
        <ChakraEmptyState.Title as="p">{title}</ChakraEmptyState.Title>
        {children}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}
