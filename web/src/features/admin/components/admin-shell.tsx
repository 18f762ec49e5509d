import { chakra } from "@chakra-ui/react";
import { ExternalLink, FileUp, House, LogOut, Menu } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, ButtonAnchor } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { LogoMark } from "../../../ui/logo.tsx";
import { AdminNav } from "./admin-nav.tsx";

const Frame = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "15rem minmax(0, 1fr)" },
    minH: "100dvh",
    bg: "bg",
  },
});
const Sidebar = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: { base: "2", lg: "6" },
    px: "4",
    py: { base: "2", lg: "6" },
    bg: "bg.subtle",
    borderColor: "border",
    borderInlineEndWidth: { lg: "1px" },
    borderBottomWidth: { base: "1px", lg: "0" },
    position: "sticky",
    top: "0",
    height: { lg: "100dvh" },
    zIndex: "sticky",
  },
});
const Bar = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" },
});
const Brand = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2.5",
    minH: "11",
    fontWeight: "bold",
    letterSpacing: "tight",
    textDecoration: "none",
    color: "fg",
  },
});
const Drawer = chakra("div", {
  base: {
    flexDirection: "column",
    flex: "1",
    gap: "4",
    pb: { base: "3", lg: "0" },
    display: { base: "none", lg: "flex" },
    "&[data-open=true]": { display: "flex" },
  },
});
const Foot = chakra("div", { base: { display: "grid", gap: "2", mt: "auto" } });
const Content = chakra("div", {
  base: { minW: "0", px: { base: "4", md: "8" }, py: { base: "6", md: "8" } },
});
const Column = chakra("div", { base: { maxWidth: "content", mx: "auto" } });
const Actions = chakra("div", { base: { display: "flex", alignItems: "center" } });

export const ADMIN_SECTIONS = [
  { to: "/admin", label: "Ana Sayfa", icon: House, isExact: true },
  { to: "/admin/upload", label: "Excel Yükleme", icon: FileUp, isExact: false },
] as const;

export interface AdminShellProps {
  username: string | undefined;
  onLogout: () => void;
  /** Beside the brand, such as the choice of colours. */
  actions: ReactNode;
  children: ReactNode;
}

/** The frame of every admin page: sections at the side, or behind a button on phones. */
export function AdminShell({ username, onLogout, actions, children }: AdminShellProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame lang="tr">
      <Sidebar>
        <Bar>
          <Brand to="/admin" variant="plain">
            <LogoMark />
            Meridian
          </Brand>
          <Actions>
            {actions}
            <Button
              variant="ghost"
              px="0"
              width="11"
              display={{ lg: "none" }}
              aria-label="Menü"
              aria-expanded={isOpen}
              aria-controls="admin-menu"
              onClick={() => setOpen(!isOpen)}
            >
              <Menu aria-hidden="true" />
            </Button>
          </Actions>
        </Bar>
        <Drawer id="admin-menu" data-open={isOpen}>
          <AdminNav sections={ADMIN_SECTIONS} onNavigate={() => setOpen(false)} />
          <Foot>
            {username !== undefined && <SignedIn username={username} />}
            <ButtonAnchor href="/" variant="ghost" size="sm" justifyContent="flex-start">
              <ExternalLink aria-hidden="true" />
              Siteyi görüntüle
            </ButtonAnchor>
            <Button variant="ghost" size="sm" justifyContent="flex-start" onClick={onLogout}>
              <LogOut aria-hidden="true" />
              Çıkış Yap
            </Button>
          </Foot>
        </Drawer>
      </Sidebar>
      <Content>
        <Column>{children}</Column>
      </Content>
    </Frame>
  );
}

const Name = chakra("p", { base: { px: "3", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
const Strong = chakra("strong", { base: { color: "fg" } });

function SignedIn({ username }: { username: string }) {
  return (
    <Name>
      Oturum: <Strong>{username}</Strong>
    </Name>
  );
}
