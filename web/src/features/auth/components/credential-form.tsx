import { Button, chakra } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { setAdminFlag } from "../../../lib/api/session.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { login } from "../api/login.ts";

/** What a login fills: the whole window. */
export const LoginScreen = chakra("div", {
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
    _icon: { width: "5", height: "5" },
  },
});

export interface CredentialFormProps {
  /** In the screen's language. */
  words: Record<"username" | "password" | "show" | "hide" | "submit" | "submitting", string>;
  submitIcon?: ReactNode;
  onLoggedIn: (message: string) => void;
  onFailed?: (error: unknown) => void;
  /** Shown above the fields after a failure. */
  renderFailure?: (error: unknown) => ReactNode;
}

/** The login, recognisable to password managers. Both fields keep their text after a failure, so that a typo can be corrected. */
export function CredentialForm({ words, submitIcon, onLoggedIn, onFailed, renderFailure }: CredentialFormProps) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const attempt = useMutation({
    mutationFn: login,
    onSuccess: ({ message }) => {
      setAdminFlag();
      onLoggedIn(message);
    },
    onError: (error) => onFailed?.(error),
  });
  const isIncomplete = username.trim() === "" || password === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIncomplete && !attempt.isPending) attempt.mutate({ username: username.trim(), password });
  };
  return (
    <Form onSubmit={submit} aria-busy={attempt.isPending}>
      {renderFailure !== undefined && <div role="alert">{attempt.isError && renderFailure(attempt.error)}</div>}
      <Field
        label={words.username}
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
          label={words.password}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ShowButton
          type="button"
          aria-label={isShown ? words.hide : words.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </ShowButton>
      </PasswordBox>
      <Button type="submit" size="lg" disabled={isIncomplete || attempt.isPending}>
        {submitIcon}
        {attempt.isPending ? words.submitting : words.submit}
      </Button>
    </Form>
  );
}
