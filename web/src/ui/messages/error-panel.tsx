import { Alert, Button } from "@chakra-ui/react";
import { useLocaleContext } from "@chakra-ui/react/locale";
import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { alertRecipe } from "../../theme/recipes/feedback.recipe.ts";

export interface ErrorPanelProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Replaces content that failed to load; offers a retry if that may help. */
export function ErrorPanel({ title, children, onRetry }: ErrorPanelProps) {
  const { locale } = useLocaleContext();
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
            {locale.startsWith("tr") ? "Tekrar dene" : "Try again"}
          </Button>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
