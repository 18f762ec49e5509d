import { Badge, type BadgeProps, Button, chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { WITH_SECTIONS } from "../../../theme/breakpoints.ts";
import { systemQuery } from "../api/get-figures.ts";
import { type SystemState, silentText, systemStateOf } from "../system-state.ts";
import { AdminSearch } from "./admin-search.tsx";
import { NotificationBell } from "./notification-bell.tsx";

const Bar = chakra("header", {
  base: {
    position: "sticky",
    top: "0",
    zIndex: "sticky",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: { base: "1", md: "3" },
    px: { base: "2", md: "8" },
    py: "2",
    minH: "14",
    bg: "bg",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});
const SearchBox = chakra("div", {
  base: {
    order: { base: "1", md: "0" },
    flex: { base: "1 0 100%", md: "1 1 0" },
    maxW: { md: "28rem" },
    px: { base: "2", md: "0" },
    pb: { base: "1", md: "0" },
  },
});
const End = chakra("div", { base: { display: "flex", alignItems: "center", gap: "1", ms: "auto" } });
const Dot = chakra("span", {
  base: {
    width: "2",
    height: "2",
    borderRadius: "full",
    bg: "currentColor",
    flexShrink: "0",
    _highContrast: { bg: "CanvasText", forcedColorAdjust: "none" },
  },
});
const LOOKS: Record<SystemState, { text: string; look: Pick<BadgeProps, "variant" | "colorPalette"> }> = {
  well: { text: "Aktif", look: { variant: "outline", colorPalette: "open" } },
  troubled: { text: "Sorun var", look: { variant: "outline", colorPalette: "closed" } },
  away: { text: "Bağlantı yok", look: { variant: "outline", colorPalette: "closed" } },
  unknown: { text: "—", look: {} },
};

export interface AdminHeaderProps {
  actions: ReactNode;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** Always visible: search, notifications, colour mode, and the site's health. */
export function AdminHeader({ actions, isMenuOpen, onMenu }: AdminHeaderProps) {
  return (
    <Bar data-tall-bar="">
      <Button
        variant="ghost"
        px="0"
        width="11"
        css={{ [WITH_SECTIONS]: { display: "none" } }}
        aria-label="Menü"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <Menu aria-hidden="true" />
      </Button>
      <SearchBox>
        <AdminSearch />
      </SearchBox>
      <End>
        <StateBadge />
        <NotificationBell />
        {actions}
      </End>
    </Bar>
  );
}

/** Whether all processes of the site respond. */
function StateBadge() {
  const { data, isError } = useQuery(systemQuery);
  const { text, look } = LOOKS[systemStateOf(data, isError)];
  return (
    <Badge {...look} title={silentText(data)}>
      <Dot aria-hidden="true" />
      {text}
    </Badge>
  );
}
