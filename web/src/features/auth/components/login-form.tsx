import { chakra } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { Eye, EyeOff, LogIn, TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { setAdminFlag } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { login, loginFailureText } from "../api/login.ts";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const PasswordBox = chakra("div", { base: { position: "relative", "& input": { pr: "12" } } });
const ShowButton = chakra("button", {
  base: {
    position: "absolute",
    insetEnd: "0",
    bottom: "0",
    width: "11",
    height: "11",
    display: "grid",
    placeItems: "center",
    color: "fg.muted",
    borderRadius: "field",
    cursor: "pointer",
    _hover: { color: "fg" },
    _icon: { width: "5", height: "5" },
  },
});
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

export interface LoginFormProps {
  onLoggedIn: () => void;
}

/** The admin's way in. Both fields are kept after a failure, so that a slip can be mended. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [isPasswordShown, setPasswordShown] = useState(false);
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
      <Field
        label="Kullanıcı Adı"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordBox>
        <Field
          label="Şifre"
          name="password"
          type={isPasswordShown ? "text" : "password"}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ShowButton
          type="button"
          aria-label={isPasswordShown ? "Şifreyi gizle" : "Şifreyi göster"}
          aria-pressed={isPasswordShown}
          onClick={() => setPasswordShown(!isPasswordShown)}
        >
          {isPasswordShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </ShowButton>
      </PasswordBox>
      <Button type="submit" size="lg" disabled={isIncomplete || attempt.isPending}>
        <LogIn aria-hidden="true" />
        {attempt.isPending ? "Giriş yapılıyor..." : "Giriş Yap"}
      </Button>
    </Form>
  );
}
