import { chakra } from "@chakra-ui/react";
import { ExternalLink, LogOut } from "lucide-react";
import { Button, ButtonAnchor } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";

const Foot = chakra("div", { base: { display: "grid", gap: "1", mt: "auto", pt: "4" } });
const User = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "12",
    px: "3",
    mb: "1",
    borderRadius: "field",
    textDecoration: "none",
    color: "fg",
    _hover: { bg: "bg.muted" },
  },
});
const Initial = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "8",
    height: "8",
    flexShrink: "0",
    borderRadius: "full",
    bg: "accent.tint",
    color: "accent",
    fontWeight: "bold",
    textTransform: "uppercase",
  },
});
const Words = chakra("span", { base: { minW: "0", display: "grid", lineHeight: "short" } });
const Name = chakra("span", { base: { fontWeight: "semibold", textStyle: "sm", overflowWrap: "anywhere" } });
const Role = chakra("span", { base: { textStyle: "xs", color: "fg.muted" } });

export interface UserBlockProps {
  username: string | undefined;
  onLogout: () => void;
  onNavigate?: () => void;
}

/** Who is logged in, and the ways out. */
export function UserBlock({ username, onLogout, onNavigate }: UserBlockProps) {
  return (
    <Foot>
      {username !== undefined && (
        <User to="/admin/account" variant="plain" onClick={() => onNavigate?.()}>
          <Initial aria-hidden="true">{[...username][0]}</Initial>
          <Words>
            <Name>{username}</Name>
            <Role>Yönetici</Role>
          </Words>
        </User>
      )}
      <ButtonAnchor href="/" variant="ghost" size="sm" justifyContent="flex-start" gap="3">
        <ExternalLink aria-hidden="true" />
        Siteyi görüntüle
      </ButtonAnchor>
      <Button variant="ghost" size="sm" justifyContent="flex-start" gap="3" onClick={onLogout}>
        <LogOut aria-hidden="true" />
        Çıkış Yap
      </Button>
    </Foot>
  );
}
