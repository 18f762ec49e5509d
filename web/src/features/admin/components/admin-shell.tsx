import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { keepFocus } from "../../../lib/page/keep-focus.ts";
import { WITH_SECTIONS, WITHOUT_SECTIONS } from "../../../theme/breakpoints.ts";
import { Sheet } from "../../../ui/dialogs/sheet.tsx";
import { LogoMark } from "../../../ui/icons/logo.tsx";
import { Link } from "../../../ui/link.tsx";
import { Main } from "../../../ui/main.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { UserBlock } from "./user-block.tsx";

const Screen = chakra("div", { base: { flex: "1 0 auto", width: "full", containerType: "inline-size" } });
const Frame = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    [WITH_SECTIONS]: { gridTemplateColumns: "16.5rem minmax(0, 1fr)" },
    minH: "100dvh",
    bg: "bg",
  },
});
const Sidebar = chakra("aside", {
  base: {
    display: "flex",
    [WITHOUT_SECTIONS]: { display: "none" },
    flexDirection: "column",
    gap: "5",
    px: "3",
    py: "4",
    bg: "bg.subtle",
    borderColor: "border",
    borderInlineEndWidth: "1px",
    position: "sticky",
    top: "0",
    height: "100dvh",
    overflowY: "auto",
    zIndex: "sticky",
  },
});
const Brand = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    alignSelf: "start",
    gap: "2.5",
    minH: "10",
    px: "3",
    fontWeight: "bold",
    letterSpacing: "tight",
    textDecoration: "none",
    color: "fg",
  },
});
const Side = chakra("div", { base: { display: "flex", flexDirection: "column", minH: "full" } });
const Page = chakra("div", { base: { minW: "0" } });
const Content = chakra("div", {
  base: {
    containerType: "inline-size",
    maxWidth: "content",
    mx: "auto",
    px: { base: "4", md: "8" },
    py: { base: "5", md: "8" },
  },
});

export interface AdminShellProps {
  username: string | undefined;
  onLogout: () => void;
  /** In the header, such as the colour mode. */
  actions: ReactNode;
  children: ReactNode;
}

/** The frame of every admin page: sections at the side, or behind a button on phones, and the header. */
export function AdminShell({ username, onLogout, actions, children }: AdminShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  useEffect(keepFocus, []);
  const closeMenu = () => setMenuOpen(false);
  return (
    <Screen lang="tr">
      <Frame>
        <Sidebar aria-label="Menü">
          <Brand to="/admin" unstyled>
            <LogoMark />
            Meridian
          </Brand>
          <AdminNav />
          <UserBlock username={username} onLogout={onLogout} />
        </Sidebar>
        <Page>
          <AdminHeader actions={actions} isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
          <Main>
            <Content>{children}</Content>
          </Main>
        </Page>
        <Sheet title="Menü" size="sm" isOpen={isMenuOpen} onClose={closeMenu} closeLabel="Menüyü kapat">
          <Side>
            <AdminNav onNavigate={closeMenu} />
            <UserBlock username={username} onLogout={onLogout} onNavigate={closeMenu} />
          </Side>
        </Sheet>
      </Frame>
    </Screen>
  );
}
