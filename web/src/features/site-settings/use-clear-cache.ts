import { useMutation } from "@tanstack/react-query";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { clearCache } from "./api/change-settings.ts";

const RELOAD_AFTER_MS = 2000;

/** Clears the cache, confirms it, and reloads the page two seconds later. */
export function useClearCache() {
  const toast = useToast();
  return useMutation({
    mutationFn: clearCache,
    onSuccess: () => {
      toast({ title: "Cache temizlendi", description: "Sayfa 2 saniye içinde yenilenecek." });
      setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    },
    onError: (error) => toast({ tone: "error", title: "Cache temizleme hatası", description: failureText(error) }),
  });
}
