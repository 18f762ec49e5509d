import { Avatar, Button, chakra } from "@chakra-ui/react";
import { ExternalLink, LogOut } from "lucide-react";
import { avatarRecipe } from "../../../theme/recipes/avatar.recipe.ts";
import { ButtonAnchor, Link } from "../../../ui/link.tsx";

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
const Words = chakra("span", { base: { minW: "0", display: "grid", lineHeight: "short" } });
const Name = chakra("span", { base: { fontWeight: "semibold", textStyle: "sm", overflowWrap: "anywhere" } });
const Role = chakra("span", { base: { textStyle: "xs", color: "fg.muted" } });

export interface UserBlockProps {
  username: string | undefined;
  onLogout: () => void;
  onNavigate?: () => void;
}

/** Who is logged in, with links out. */
export function UserBlock({ username, onLogout, onNavigate }: UserBlockProps) {
  return (
    <Foot>
      {username !== undefined && (
        <User to="/admin/account" unstyled onClick={() => onNavigate?.()}>
          <Avatar.Root recipe={avatarRecipe} aria-hidden="true">
            <Avatar.Fallback>{[...username][0]}</Avatar.Fallback>
          </Avatar.Root>
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
