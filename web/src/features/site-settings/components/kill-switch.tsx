import { Button, chakra } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Power } from "lucide-react";
import { failureText } from "../../../lib/api/api-error.ts";
import { useFreshLogin } from "../../../lib/api/fresh-login.ts";
import { Notice } from "../../../ui/messages/notice.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { switchSnippets } from "../api/change-settings.ts";
import { refreshSettings } from "../api/get-settings.ts";

const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center", justifyContent: "space-between" },
});
const Words = chakra("div", { base: { flex: "1 1 min(18rem, 100%)" } });

export interface KillSwitchProps {
  isEnabled: boolean;
  /** False if the configuration disables all snippets. */
  isAllowed: boolean;
}

/** Removes every snippet from public pages at once if one does harm. Nothing stored is lost. */
export function KillSwitch({ isEnabled, isAllowed }: KillSwitchProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const withFreshLogin = useFreshLogin();
  const switching = useMutation({
    mutationFn: () => withFreshLogin(() => switchSnippets(!isEnabled)),
    onSuccess: async () => {
      toast({ title: isEnabled ? "Kodlar kapatıldı" : "Kodlar açıldı" });
      await refreshSettings(queryClient);
    },
    onError: (error) => toast({ tone: "error", title: "Kayıt hatası", description: failureText(error) }),
  });
  if (!isAllowed) {
    return (
      <Notice tone="warning">
        Sunucu yapılandırması (SNIPPETS=off) bütün kodları kapalı tutuyor. Kaydettikleriniz saklanır, sayfalara
        eklenmez.
      </Notice>
    );
  }
  return (
    <Notice tone={isEnabled ? "success" : "error"}>
      <Line>
        <Words>
          {isEnabled
            ? "Kodlar açık: kaydettiğiniz kodlar her sayfa yüklenişinde eklenir."
            : "Kodlar kapalı: hiçbir sayfaya kod eklenmiyor. Kayıtlı metinler duruyor."}
        </Words>
        <Button
          variant="outline"
          size="sm"
          whiteSpace="normal"
          flexShrink="1"
          disabled={switching.isPending}
          onClick={() => switching.mutate()}
        >
          <Power aria-hidden="true" />
          {isEnabled ? "Tüm kodları kapat" : "Kodları yeniden aç"}
        </Button>
      </Line>
    </Notice>
  );
}
