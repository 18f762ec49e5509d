import { Card, chakra } from "@chakra-ui/react";
import { ApiError } from "@meridian/contracts/client/api-error";
import type { Toast } from "../../../ui/messages/toast-region.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { CredentialForm, type CredentialFormProps, LoginScreen } from "./credential-form.tsx";

const Panel = chakra(Card.Root, { base: { width: "full", maxWidth: "sm" } });
const Title = chakra("h1", { base: { textStyle: "h2", mb: "6" } });

const WORDS: CredentialFormProps["words"] = {
  username: "Username",
  password: "Password",
  show: "Show password",
  hide: "Hide password",
  submit: "Login",
  submitting: "Logging in...",
};

/** The login of the combined screen, in English. */
export function CombinedLogin({ onLoggedIn }: { onLoggedIn: () => void }) {
  const toast = useToast();
  return (
    <LoginScreen lang="en">
      <Panel size="md">
        <Title>Admin Login</Title>
        <CredentialForm
          words={WORDS}
          onLoggedIn={(message) => {
            toast({ title: "Welcome", description: message });
            onLoggedIn();
          }}
          onFailed={(error) => toast(failureToast(error))}
        />
      </Panel>
    </LoginScreen>
  );
}

function failureToast(error: unknown): Toast {
  if (!(error instanceof ApiError) || error.code === "unavailable") {
    return { tone: "error", title: "Login Error", description: "Unable to connect to server. Please try again." };
  }
  const description = error.problem?.message ?? "Username or password is incorrect";
  return { tone: "error", title: "Invalid Login", description };
}
