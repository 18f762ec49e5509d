import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const Box = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "3",
    px: "6",
    py: { base: "12", md: "16" },
    textAlign: "center",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.emphasized",
    borderRadius: "card",
    color: "fg.muted",
    _icon: { width: "8", height: "8", color: "fg.subtle" },
  },
});
const Title = chakra("p", { base: { textStyle: "h3", color: "fg" } });

export interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
  icon?: ReactNode;
}

/** Stands where a list would, when it has nothing to show. */
export function EmptyState({ title, children, icon }: EmptyStateProps) {
  return (
    <Box role="status">
      {icon}
      <Title>{title}</Title>
      {children}
    </Box>
  );
}
