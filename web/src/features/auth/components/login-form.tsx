import { chakra } from "@chakra-ui/react";
import { LogIn, TriangleAlert } from "lucide-react";
import { loginFailureText } from "../api/login.ts";
import { CredentialForm, type CredentialFormProps } from "./credential-form.tsx";

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

export interface LoginFormProps {
  onLoggedIn: () => void;
}

/** The admin login. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
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
