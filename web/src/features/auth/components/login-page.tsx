import { Card, chakra } from "@chakra-ui/react";
import { ArrowLeft, ShieldCheck } from "lucide-react";
import { Link } from "../../../ui/link.tsx";
import { LoginForm } from "./login-form.tsx";

const Page = chakra("div", {
  base: {
    minH: "100dvh",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: "6",
    px: "4",
    py: "12",
    bg: "bg.subtle",
  },
});
const Panel = chakra(Card.Root, { base: { width: "full", maxWidth: "sm", display: "grid", gap: "6" } });
const Seal = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "12",
    height: "12",
    borderRadius: "full",
    bg: "accent.tint",
    color: "accent",
    _icon: { width: "6", height: "6" },
  },
});
const Head = chakra("header", { base: { display: "grid", gap: "3", justifyItems: "center", textAlign: "center" } });
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Subtitle = chakra("p", { base: { color: "fg.muted" } });

export interface LoginPageProps {
  onLoggedIn: () => void;
}

export function LoginPage({ onLoggedIn }: LoginPageProps) {
  return (
    <Page lang="tr">
      <Panel size="md">
        <Head>
          <Seal>
            <ShieldCheck aria-hidden="true" />
          </Seal>
          <div>
            <Title>Admin Paneli</Title>
            <Subtitle>Güvenli Giriş</Subtitle>
          </div>
        </Head>
        <LoginForm onLoggedIn={onLoggedIn} />
      </Panel>
      <Link to="/" display="inline-flex" alignItems="center" gap="2" textStyle="sm">
        <ArrowLeft size={16} aria-hidden="true" />
        Siteye dön
      </Link>
    </Page>
  );
}
