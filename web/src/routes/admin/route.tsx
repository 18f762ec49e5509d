import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Outlet, redirect, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { AdminNotFound } from "../../features/admin/components/admin-not-found.tsx";
import { AdminShell } from "../../features/admin/components/admin-shell.tsx";
import { logout } from "../../features/auth/api/logout.ts";
import { EndedSession } from "../../features/auth/components/ended-session.tsx";
import { useSession } from "../../features/auth/use-session.ts";
import { ColorModeButton } from "../../features/layout/components/color-mode-button.tsx";
import { clearAdminFlag, hasAdminFlag } from "../../lib/api/session.ts";
import { useToast } from "../../ui/messages/toaster.tsx";

const COLOR_WORDS = {
  system: "Renkler sisteme uyuyor; açık renklere geç",
  light: "Açık renkler; koyu renklere geç",
  dark: "Koyu renkler; sistemin renklerine dön",
};

/** Without the flag, redirects to the login. The server has the last word: without a session, its 401 leads there too. */
export const Route = createFileRoute("/admin")({
  ssr: false,
  beforeLoad: () => {
    if (!hasAdminFlag()) throw redirect({ to: "/admin/login" });
  },
  head: () => ({ meta: [{ title: "Yönetim – Meridian" }, { name: "robots", content: "noindex" }] }),
  component: Admin,
  notFoundComponent: AdminNotFound,
});

function Admin() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const toast = useToast();
  const session = useSession();
  const isRefused = session.state === "refused";

  const toLogin = useCallback(async () => {
    clearAdminFlag();
    queryClient.clear();
    await navigate({ to: "/admin/login", ignoreBlocker: true });
  }, [navigate, queryClient]);

  useEffect(() => {
    if (isRefused) void toLogin();
  }, [isRefused, toLogin]);

  const leave = useMutation({
    mutationFn: logout,
    onSuccess: toLogin,
    onError: () => toast({ tone: "error", title: "Çıkış yapılamadı", description: "Lütfen tekrar deneyin." }),
  });

  return (
    <AdminShell
      username={session.username}
      actions={<ColorModeButton words={COLOR_WORDS} />}
      onLogout={() => leave.mutate()}
    >
      <Outlet />
      <EndedSession session={session} onLeave={() => void toLogin()} />
    </AdminShell>
  );
}
