import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { setAdminFlag } from "../../../lib/api/session.ts";
import { OwnPasswordField } from "../../../ui/forms/own-password-field.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { sessionQuery } from "../api/get-session.ts";
import { login, loginFailureText } from "../api/login.ts";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Text = chakra("div", { base: { color: "fg.muted", overflowWrap: "anywhere" } });

export interface PasswordQuestionProps {
  /** The reason for asking. */
  children: ReactNode;
  cancelLabel: string;
  onLoggedIn: () => void;
  onCancel: () => void;
}

/** Opens a new session for the current or former user by password alone. */
export function PasswordQuestion({ children, cancelLabel, onLoggedIn, onCancel }: PasswordQuestionProps) {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState("");
  const attempt = useMutation({
    mutationFn: async () => {
      const known = queryClient.getQueryData(sessionQuery.queryKey);
      const { username } = known ?? (await queryClient.fetchQuery(sessionQuery));
      await login({ username, password });
    },
    onSuccess: () => {
      setAdminFlag();
      onLoggedIn();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !attempt.isPending) attempt.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <Text>{children}</Text>
      {attempt.isError && (
        <Notice tone="error" role="alert">
          {loginFailureText(attempt.error)}
        </Notice>
      )}
      <OwnPasswordField value={password} onChange={setPassword} />
      <Dialog.Footer>
        <Button variant="outline" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" disabled={password === "" || attempt.isPending}>
          {attempt.isPending ? "Kontrol ediliyor…" : "Devam et"}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}
