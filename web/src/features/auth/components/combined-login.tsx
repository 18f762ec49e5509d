import { chakra } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { setAdminFlag } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { type Toast, useToast } from "../../../ui/toaster.tsx";
import { login } from "../api/login.ts";

const Page = chakra("div", {
  base: {
    minH: "100dvh",
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    px: "4",
    py: "12",
    bg: "bg.subtle",
  },
});
const Panel = chakra(Card, { base: { width: "full", maxWidth: "sm" } });
const Title = chakra("h1", { base: { textStyle: "h2", mb: "6" } });
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

export interface CombinedLoginProps {
  onLoggedIn: () => void;
}

/** The login in front of the combined screen, in its English words. */
export function CombinedLogin({ onLoggedIn }: CombinedLoginProps) {
  const toast = useToast();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const attempt = useMutation({
    mutationFn: login,
    onSuccess: ({ message }) => {
      setAdminFlag();
      toast({ title: "Welcome", description: message });
      onLoggedIn();
    },
    onError: (error) => toast(failureToast(error)),
  });
  const isIncomplete = username.trim() === "" || password === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIncomplete && !attempt.isPending) attempt.mutate({ username: username.trim(), password });
  };
  return (
    <Page lang="en">
      <Panel padding="md">
        <Title>Admin Login</Title>
        <Form onSubmit={submit} aria-busy={attempt.isPending}>
          <Field
            label="Username"
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
              label="Password"
              name="password"
              type={isShown ? "text" : "password"}
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <ShowButton
              type="button"
              aria-label={isShown ? "Hide password" : "Show password"}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </ShowButton>
          </PasswordBox>
          <Button type="submit" size="lg" disabled={isIncomplete || attempt.isPending}>
            {attempt.isPending ? "Logging in..." : "Login"}
          </Button>
        </Form>
      </Panel>
    </Page>
  );
}

function failureToast(error: unknown): Toast {
  if (!(error instanceof ApiError) || error.code === "unavailable") {
    return { tone: "error", title: "Login Error", description: "Unable to connect to server. Please try again." };
  }
  const description = error.problem?.message ?? "Username or password is incorrect";
  return { tone: "error", title: "Invalid Login", description };
}
