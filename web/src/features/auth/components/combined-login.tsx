import { Button, Card, chakra } from "@chakra-ui/react";
import { ApiError } from "@meridian/contracts/client/api-error";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { setAdminFlag } from "../../../lib/api/session.ts";
import type { Toast } from "../../../ui/messages/toast-region.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { login } from "../api/login.ts";
import { CredentialFields, type CredentialWords } from "./credential-fields.tsx";

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
const Panel = chakra(Card.Root, { base: { width: "full", maxWidth: "sm" } });
const Title = chakra("h1", { base: { textStyle: "h2", mb: "6" } });
const Form = chakra("form", { base: { display: "grid", gap: "5" } });

const WORDS: CredentialWords = {
  username: "Username",
  password: "Password",
  show: "Show password",
  hide: "Hide password",
};

export interface CombinedLoginProps {
  onLoggedIn: () => void;
}

/** The login of the combined screen, in English. */
export function CombinedLogin({ onLoggedIn }: CombinedLoginProps) {
  const toast = useToast();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
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
      <Panel size="md">
        <Title>Admin Login</Title>
        <Form onSubmit={submit} aria-busy={attempt.isPending}>
          <CredentialFields
            words={WORDS}
            username={username}
            password={password}
            onUsername={setUsername}
            onPassword={setPassword}
          />
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
