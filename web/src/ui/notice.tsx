import { chakra, defineRecipe } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const noticeRecipe = defineRecipe({
  className: "notice",
  base: {
    display: "flex",
    gap: "3",
    alignItems: "flex-start",
    px: "4",
    py: "3",
    borderWidth: "1px",
    borderRadius: "field",
    textStyle: "sm",
    overflowWrap: "anywhere",
    _icon: { flexShrink: "0", mt: "0.5", width: "4.5", height: "4.5" },
  },
  variants: {
    tone: {
      info: { bg: "accent.tint", borderColor: "accent.border", _icon: { color: "accent" } },
      success: { bg: "bg.subtle", borderColor: "border.emphasized", _icon: { color: "open" } },
      warning: { bg: "bg.warning", borderColor: "border.emphasized", _icon: { color: "fg.warning" } },
      error: { bg: "bg.error", borderColor: "danger.border", _icon: { color: "danger" } },
    },
  },
});

const Box = chakra("div", noticeRecipe);
const Words = chakra("div", { base: { minW: "0", flex: "1" } });
const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

export interface NoticeProps {
  tone: keyof typeof ICONS;
  role?: "alert" | "status";
  children: ReactNode;
}

/** A sentence that the admin should see before going on. */
export function Notice({ tone, role, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Box tone={tone} {...(role === undefined ? {} : { role })}>
      <Icon aria-hidden="true" />
      <Words>{children}</Words>
    </Box>
  );
}
