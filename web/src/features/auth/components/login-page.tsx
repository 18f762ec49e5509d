import { Card, chakra } from "@chakra-ui/react";
import { ArrowLeft, LogIn, ShieldCheck, TriangleAlert } from "lucide-react";
import { Link } from "../../../ui/link.tsx";
import { loginFailureText } from "../api/login.ts";
import { CredentialForm, type CredentialFormProps, LoginScreen } from "./credential-form.tsx";

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

export function LoginPage({ onLoggedIn }: { onLoggedIn: () => void }) {
  return (
    <LoginScreen lang="tr">
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
    </LoginScreen>
  );
}

const Failure = chakra("p", {
  base: {
    display: "flex",
    gap: "2",
    alignItems: "flex-start",
    p: "3",
    bg: "bg.error",
    color: "fg.error",
    borderRadius: "field",
    textStyle: "sm",
    _icon: { width: "5", height: "5", flexShrink: "0" },
  },
});

const WORDS: CredentialFormProps["words"] = {
  username: "Kullanıcı Adı",
  password: "Şifre",
  show: "Şifreyi göster",
  hide: "Şifreyi gizle",
  submit: "Giriş Yap",
  submitting: "Giriş yapılıyor...",
};

/** The admin login. */
function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  return (
    <CredentialForm
      words={WORDS}
      submitIcon={<LogIn aria-hidden="true" />}
      onLoggedIn={onLoggedIn}
      renderFailure={(error) => (
        <Failure>
          <TriangleAlert aria-hidden="true" />
          {loginFailureText(error)}
        </Failure>
      )}
    />
  );
}
