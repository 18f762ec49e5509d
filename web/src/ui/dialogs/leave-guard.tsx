import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export interface LeaveGuardProps {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
}

/** Asks before leaving a page with unsaved changes; for a closed tab, the browser asks in its own words. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const { history } = useRouter();
  /** Resolves the pending navigation. */
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>();

  useEffect(() => {
    if (!isDirty) return;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer(() => resolve);
        const isLeaving = await promise;
        setAnswer(undefined);
        return !isLeaving;
      },
    });
  }, [history, isDirty]);

  return (
    <ConfirmDialog
      title="Kaydedilmemiş değişiklikler var"
      isOpen={answer !== undefined}
      confirmLabel="Kaydetmeden çık"
      onConfirm={() => answer?.(true)}
      onClose={() => answer?.(false)}
    >
      <p>Bu sayfadan çıkarsanız yazdıklarınız kaybolur.</p>
    </ConfirmDialog>
  );
}
