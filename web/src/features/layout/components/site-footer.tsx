import { Container, chakra } from "@chakra-ui/react";
import type { MouseEvent, ReactNode } from "react";
import { askForConsent } from "../../../lib/page/consent-request.ts";
import { LogoMark } from "../../../ui/icons/logo.tsx";
import { Island } from "../../../ui/island.tsx";
import { Link, listedLink } from "../../../ui/link.tsx";
import { FOOTER_DIRECTORY, FOOTER_LEGAL, type SiteLink } from "./site-links.ts";

const Foot = chakra("footer", { base: { mt: "auto", borderTopWidth: "1px", borderColor: "border", bg: "bg.subtle" } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))", md: "2fr 1fr 1fr" },
    gap: { base: "8", md: "12" },
    py: { base: "10", md: "12" },
  },
});
const Brand = chakra("div", { base: { gridColumn: { base: "1 / -1", md: "auto" }, maxW: "xs" } });
const Name = chakra("div", {
  base: { display: "flex", gap: "2.5", alignItems: "center", fontWeight: "bold", fontSize: "lg" },
});
const Line = chakra("p", { base: { color: "fg.muted", textStyle: "sm", mt: "2" } });
const Title = chakra("h2", { base: { textStyle: "legend", color: "fg.muted", mb: "2" } });
const Base = chakra("p", {
  base: { borderTopWidth: "1px", borderColor: "border", py: "4", textStyle: "sm", color: "fg.muted" },
});

export function SiteFooter() {
  return (
    <Foot data-print="hide">
      <Island>
        <Container>
          <Columns>
            <Brand>
              <Name>
                <LogoMark />
                Meridian
              </Name>
              <Line>Local businesses around the world, by name, trade and place.</Line>
            </Brand>
            <LinkColumn title="Directory" links={FOOTER_DIRECTORY} />
            <LinkColumn title="Legal" links={FOOTER_LEGAL}>
              <CookieSettingsLink />
            </LinkColumn>
          </Columns>
          <Base>© 2025</Base>
        </Container>
      </Island>
    </Foot>
  );
}

function LinkColumn({ title, links, children }: { title: string; links: readonly SiteLink[]; children?: ReactNode }) {
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} {...listedLink}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Opens the cookie settings in place; without JavaScript, links to the cookie policy's section about them. */
function CookieSettingsLink() {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    askForConsent();
  };
  return (
    <li>
      <Link to="/cookie-policy" hash="choices" onClick={open} {...listedLink}>
        Cookie settings
      </Link>
    </li>
  );
}
