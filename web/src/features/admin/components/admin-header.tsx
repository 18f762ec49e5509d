import { Button, chakra } from "@chakra-ui/react";
import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { WITH_SECTIONS } from "../../../theme/breakpoints.ts";
import { AdminSearch } from "./admin-search.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { StateBadge } from "./state-badge.tsx";

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

export interface AdminHeaderProps {
  actions: ReactNode;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** Always visible: search, notifications, colour mode, and the site's health. */
export function AdminHeader({ actions, isMenuOpen, onMenu }: AdminHeaderProps) {
  return (
    <Bar>
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
