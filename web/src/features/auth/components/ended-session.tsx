import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DialogBox } from "../../../ui/dialogs/dialog-box.tsx";
import { sessionQuery } from "../api/get-session.ts";
import type { SessionState } from "../use-session.ts";
import { PasswordQuestion } from "./password-question.tsx";

export interface EndedSessionProps {
  session: SessionState;
  /** Goes to the login and abandons what was typed. */
  onLeave: () => void;
}

/**
 * Asks for the password over the page when the session ends, so that nothing typed is lost. Once dismissed, it returns with the next
 * rejected call.
 */
export function EndedSession({ session: { state, username, refusedAt }, onLeave }: EndedSessionProps) {
  const queryClient = useQueryClient();
  const [putAwayAt, setPutAwayAt] = useState<number>();
  const renew = (): void => {
    const isSession = (url: unknown): boolean => url === sessionQuery.queryKey[0];
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state: { status } }) => isSession(queryKey[0]) || status === "error",
    });
  };
  return (
    <DialogBox
      title="Oturumunuz sona erdi"
      isOpen={state === "ended" && putAwayAt !== refusedAt}
      onClose={() => setPutAwayAt(refusedAt)}
    >
      <PasswordQuestion cancelLabel="Giriş sayfasına git" onLoggedIn={renew} onCancel={onLeave}>
        <p>
          Bu sayfada yazdıklarınız duruyor. Kaldığınız yerden devam etmek için <strong>{username}</strong>{" "}
          kullanıcısının şifresini girin.
        </p>
      </PasswordQuestion>
    </DialogBox>
  );
}
