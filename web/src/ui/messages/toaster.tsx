import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { onFirstInteraction } from "../../lib/page/first-interaction.ts";
import type { Toast, ToastRegion, ToastWords } from "./toast-region.tsx";

const ENGLISH: ToastWords = { region: "Notifications", dismiss: "Dismiss" };

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a notice, which replaces the previous one. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/** The region for notices, which always answer an interaction: its script loads with the first one. */
export function ToastProvider({ words = ENGLISH, children }: { words?: ToastWords; children: ReactNode }) {
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const load = useCallback(async () => {
    const { ToastRegion: Loaded, showToast } = await import("./toast-region.tsx");
    setRegion(() => Loaded);
    return showToast;
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      load().then(
        (showToast) => showToast(toast),
        // Offline, which is likely what the notice is about.
        () => window.alert([toast.title, toast.description].join("\n")),
      );
    },
    [load],
  );
  useEffect(() => onFirstInteraction(() => void load().catch(() => undefined)), [load]);

  return (
    <ToastContext value={show}>
      {children}
      {Region !== undefined && <Region words={words} />}
    </ToastContext>
  );
}
