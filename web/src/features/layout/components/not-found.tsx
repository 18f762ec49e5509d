import { Container, chakra } from "@chakra-ui/react";
import { ArrowLeft, Building2, Globe, type LucideIcon, Tags } from "lucide-react";
import type { ReactNode } from "react";
import { CardLink } from "../../../ui/directory/card-link.tsx";
import { ButtonLink } from "../../../ui/link.tsx";

const Heading = chakra("h1", { base: { textStyle: "display" } });
const Lead = chakra("p", { base: { textStyle: "lg", color: "fg.muted", mt: "3", mb: "8", maxW: "prose" } });
const Ways = chakra("ul", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: { base: "1fr", md: "repeat(3, 1fr)" },
    my: { base: "8", md: "12" },
  },
});
const Back = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2.5" } });
const AdBox = chakra("div", { base: { mt: { base: "8", md: "12" }, _empty: { display: "none" } } });
const Instead = chakra("div", { base: { mt: { base: "8", md: "12" }, _empty: { display: "none" } } });
const WayTitle = chakra("span", { base: { display: "block", textStyle: "h3", mt: "3" } });
const WayText = chakra("span", { base: { display: "block", color: "fg.muted", textStyle: "sm", mt: "1" } });

interface Way {
  to: string;
  title: string;
  text: string;
  Icon: LucideIcon;
}

const WAYS: readonly Way[] = [
  { to: "/categories", title: "Categories", text: "Every trade in the directory", Icon: Tags },
  { to: "/countries", title: "Countries", text: "From the country to its cities", Icon: Globe },
  { to: "/cities", title: "Cities", text: "Places from A to Z", Icon: Building2 },
];

export interface NotFoundProps {
  title: string;
  text: string;
  search: ReactNode;
  /** Below the search; undefined if the page has none. */
  ad?: ReactNode;
  /** Alternatives to the missing page. */
  instead?: ReactNode;
  /** The list it would be in. */
  back?: { to: string; label: string } | undefined;
}

/** Ways to continue from a missing page: search, or browse by category, country or city. */
export function NotFound({ title, text, search, ad, instead, back }: NotFoundProps) {
  return (
    <Container py={{ base: "12", md: "24" }}>
      <Heading>{title}</Heading>
      <Lead>{text}</Lead>
      {search}
      <AdBox>{ad}</AdBox>
      <Instead>{instead}</Instead>
      <Ways>
        {WAYS.map(({ to, title: way, text: about, Icon }) => (
          <li key={to}>
            <CardLink to={to} size="md" height="full" color="fg">
              <Icon aria-hidden="true" size={22} />
              <WayTitle>{way}</WayTitle>
              <WayText>{about}</WayText>
            </CardLink>
          </li>
        ))}
      </Ways>
      <Back>
        {back !== undefined && (
          <ButtonLink to={back.to}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="outline">
          Back to Home
        </ButtonLink>
      </Back>
    </Container>
  );
}
