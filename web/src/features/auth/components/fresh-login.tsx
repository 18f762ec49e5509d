import { type ReactNode, useCallback, useRef, useState } from "react";
import { errorCodeOf } from "../../../lib/api/api-error.ts";
import { FreshLoginContext, type WithFreshLogin } from "../../../lib/api/fresh-login.ts";
import { DialogBox } from "../../../ui/dialogs/dialog-box.tsx";
import { PasswordQuestion } from "./password-question.tsx";

/** Asks for the password in a dialog when an action inside requires it. */
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
      <DialogBox title="Şifrenizi yeniden girin" isOpen={isOpen} onClose={() => end(false)}>
        <PasswordQuestion cancelLabel="Vazgeç" onLoggedIn={() => end(true)} onCancel={() => end(false)}>
          Bu kodlar her ziyaretçinin sayfasında çalışır. Kaydetmek için şifrenizi bir kez daha girin.
        </PasswordQuestion>
      </DialogBox>
    </FreshLoginContext>
  );
}
