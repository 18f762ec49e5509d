import { chakra } from "@chakra-ui/react";
import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

const Panel = chakra("div", {
  base: {
    display: "flex",
    gap: "4",
    p: { base: "4", md: "6" },
    borderWidth: "1px",
    borderColor: "danger.border",
    borderRadius: "card",
    bg: "bg.error",
  },
});
const Body = chakra("div", {
  base: { display: "flex", flexDirection: "column", gap: "2", alignItems: "flex-start", minW: "0" },
});
const IconBox = chakra("div", { base: { color: "danger", pt: "1", flexShrink: "0" } });
const Title = chakra("p", { base: { textStyle: "h3" } });
const Text = chakra("div", { base: { color: "fg.muted", maxW: "prose" } });

export interface ErrorPanelProps {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Words of the button, on pages in another language. */
  retryLabel?: string;
}

/** Stands where content would, when it cannot be had; offers to try again where that may help. */
export function ErrorPanel({ title, children, onRetry, retryLabel = "Try again" }: ErrorPanelProps) {
  return (
    <Panel role="alert">
      <IconBox>
        <CircleAlert aria-hidden="true" size={22} />
      </IconBox>
      <Body>
        <Title>{title}</Title>
        {children !== undefined && <Text>{children}</Text>}
        {onRetry !== undefined && (
          <Button variant="outline" onClick={onRetry} mt="1">
            <RotateCw aria-hidden="true" />
            {retryLabel}
          </Button>
        )}
      </Body>
    </Panel>
  );
}
