import { Container, chakra, VisuallyHidden } from "@chakra-ui/react";
import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { WITH_LINKS, WITHOUT_LINKS } from "../../../theme/breakpoints.ts";
import { Tip } from "../../../ui/dialogs/tip.tsx";
import { LogoMark } from "../../../ui/icons/logo.tsx";
import { Island } from "../../../ui/island.tsx";
import { ButtonLink, Link } from "../../../ui/link.tsx";
import { ColorModeButton } from "./color-mode-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SAVED_LINK, SITE_LINKS } from "./site-links.ts";

const Bar = chakra("header", {
  base: {
    position: "sticky",
    top: "0",
    zIndex: "sticky",
    bg: "bg",
    borderBottomWidth: "1px",
    borderColor: "border",
    containerType: "inline-size",
  },
});
const Row = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: { base: "2", md: "4" }, height: "64px" },
});
/** Hidden first if large text leaves no room for everything. Widths here are in rem: with large text a wide screen is a narrow one. */
const Wordmark = chakra("span", {
  base: {
    fontWeight: "bold",
    fontSize: "lg",
    letterSpacing: "tight",
    "@container (width < 18rem)": { display: "none" },
  },
});
const Nav = chakra("nav", { base: { mx: "auto", [WITHOUT_LINKS]: { display: "none" } } });
const List = chakra("ul", { base: { display: "flex", gap: { md: "1", lg: "2" } } });
const End = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: "1", ms: "auto", [WITH_LINKS]: { ms: "0" } },
});

/** Logo, the site's six links, search, saved places and colour mode; on phones the links are in a menu. */
export function SiteHeader({ search }: { search: ReactNode }) {
  return (
    <Bar data-print="hide">
      <Island>
        <Container>
          <Row>
            <Link
              to="/"
              variant="plain"
              display="flex"
              alignItems="center"
              gap="2.5"
              minH="44px"
              aria-label="Meridian, home"
            >
              <LogoMark />
              <Wordmark>Meridian</Wordmark>
            </Link>
            <Nav aria-label="Main">
              <List>
                {SITE_LINKS.map(({ to, label }) => (
                  <li key={to}>
                    <NavLink to={to} label={label} />
                  </li>
                ))}
              </List>
            </Nav>
            <End>
              {search}
              <Tip label={SAVED_LINK.label}>
                {(trigger) => (
                  <ButtonLink
                    {...trigger}
                    to={SAVED_LINK.to}
                    variant="ghost"
                    px="0"
                    width="44px"
                    minH="44px"
                    display={{ base: "none", sm: "inline-flex" }}
                  >
                    <Bookmark aria-hidden="true" />
                    <VisuallyHidden>{SAVED_LINK.label}</VisuallyHidden>
                  </ButtonLink>
                )}
              </Tip>
              <ColorModeButton />
              <MobileMenu />
            </End>
          </Row>
        </Container>
      </Island>
    </Bar>
  );
}

function NavLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === "/" }}
      variant="plain"
      display="inline-flex"
      alignItems="center"
      minH="11"
      px="3"
      textStyle="sm"
      fontWeight="medium"
      position="relative"
      css={{
        "&[aria-current=page]": { color: "accent" },
        "&[aria-current=page]::after": {
          content: '""',
          position: "absolute",
          insetInline: "{spacing.3}",
          bottom: "-10px",
          height: "2px",
          bg: "accent",
        },
      }}
    >
      {label}
    </Link>
  );
}
