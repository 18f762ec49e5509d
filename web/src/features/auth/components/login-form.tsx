import { Button, chakra } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { LogIn, TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { setAdminFlag } from "../../../lib/api/session.ts";
import { login, loginFailureText } from "../api/login.ts";
import { CredentialFields, type CredentialWords } from "./credential-fields.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
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

const WORDS: CredentialWords = {
  username: "Kullanıcı Adı",
  password: "Şifre",
  show: "Şifreyi göster",
  hide: "Şifreyi gizle",
};

export interface LoginFormProps {
  onLoggedIn: () => void;
}

/** The admin login. Both fields keep their text after a failure, so that a typo can be corrected. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const attempt = useMutation({
    mutationFn: login,
    onSuccess: () => {
      setAdminFlag();
      onLoggedIn();
    },
  });
  const isIncomplete = username.trim() === "" || password === "";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIncomplete && !attempt.isPending) attempt.mutate({ username: username.trim(), password });
  };

  return (
    <Form onSubmit={submit} aria-busy={attempt.isPending}>
      <div role="alert">
        {attempt.isError && (
          <Failure>
            <TriangleAlert aria-hidden="true" />
            {loginFailureText(attempt.error)}
          </Failure>
        )}
      </div>
      <CredentialFields
        words={WORDS}
        username={username}
        password={password}
        onUsername={setUsername}
        onPassword={setPassword}
      />
      <Button type="submit" size="lg" disabled={isIncomplete || attempt.isPending}>
        <LogIn aria-hidden="true" />
        {attempt.isPending ? "Giriş yapılıyor..." : "Giriş Yap"}
      </Button>
    </Form>
  );
}
