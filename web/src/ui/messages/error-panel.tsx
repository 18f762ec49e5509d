import { Alert, Button } from "@chakra-ui/react";
import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { alertRecipe } from "../../theme/recipes/feedback.recipe.ts";

export interface ErrorPanelProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The button's label, on pages in another language. */
  retryLabel?: string;
}

/** Replaces content that failed to load; offers a retry if that may help. */
export function ErrorPanel({ title, children, onRetry, retryLabel = "Try again" }: ErrorPanelProps) {
  return (
    <Alert.Root recipe={alertRecipe} status="error" size="md" role="alert">
      <Alert.Indicator>
        <CircleAlert aria-hidden="true" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        {children !== undefined && <Alert.Description>{children}</Alert.Description>}
        {onRetry !== undefined && (
          <Button variant="outline" onClick={onRetry} mt="1">
            <RotateCw aria-hidden="true" />
            {retryLabel}
          </Button>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
