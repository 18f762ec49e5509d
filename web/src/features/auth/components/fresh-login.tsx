import { chakra } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { errorCodeOf } from "../../../lib/api-error.ts";
import { FreshLoginContext, type WithFreshLogin } from "../../../lib/fresh-login.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogActions, DialogBox } from "../../../ui/dialog-box.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OwnPasswordField } from "../../../ui/own-password-field.tsx";
import { sessionQuery } from "../api/get-session.ts";
import { login, loginFailureText } from "../api/login.ts";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Text = chakra("p", { base: { color: "fg.muted" } });

/** Asks for the password in a dialog when what is done within needs it. */
export function FreshLogin({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isFresh: boolean) => void>(() => undefined);
  const end = (isFresh: boolean) => {
    setOpen(false);
    answer.current(isFresh);
  };
  const withFreshLogin = useCallback<WithFreshLogin>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (errorCodeOf(error) !== "login_too_old") throw error;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      answer.current = resolve;
      setOpen(true);
      if (await promise) return work();
      throw error;
    }
  }, []);
  return (
    <FreshLoginContext value={withFreshLogin}>
      {children}
      <DialogBox title="Parolanızı yeniden girin" isOpen={isOpen} onClose={() => end(false)}>
        <PasswordQuestion onFresh={() => end(true)} onClose={() => end(false)} />
      </DialogBox>
    </FreshLoginContext>
  );
}

function PasswordQuestion({ onFresh, onClose }: { onFresh: () => void; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState("");
  const renewal = useMutation({
    mutationFn: async () => {
      const { username } = await queryClient.fetchQuery(sessionQuery);
      await login({ username, password });
    },
    onSuccess: onFresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !renewal.isPending) renewal.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <Text>Bu kodlar her ziyaretçinin sayfasında çalışır. Kaydetmek için parolanızı bir kez daha girin.</Text>
      {renewal.isError && (
        <Notice tone="error" role="alert">
          {loginFailureText(renewal.error)}
        </Notice>
      )}
      <OwnPasswordField value={password} onChange={setPassword} />
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" disabled={password === "" || renewal.isPending}>
          {renewal.isPending ? "Kontrol ediliyor…" : "Devam et"}
        </Button>
      </DialogActions>
    </Form>
  );
}
