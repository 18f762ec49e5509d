import { Alert } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { alertRecipe } from "../../theme/recipes/feedback.recipe.ts";

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

export interface NoticeProps {
  tone: keyof typeof ICONS;
  role?: "alert" | "status";
  children: ReactNode;
}

/** A sentence the admin should read before continuing. */
export function Notice({ tone, role, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Alert.Root recipe={alertRecipe} status={tone} role={role}>
      <Alert.Indicator>
        <Icon aria-hidden="true" />
      </Alert.Indicator>
      <Alert.Description>{children}</Alert.Description>
    </Alert.Root>
  );
}
