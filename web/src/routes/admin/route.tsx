import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Outlet, redirect, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { AdminNotFound } from "../../features/admin/components/admin-not-found.tsx";
import { AdminShell } from "../../features/admin/components/admin-shell.tsx";
import { sessionQuery } from "../../features/auth/api/get-session.ts";
import { logout } from "../../features/auth/api/logout.ts";
import { ColorModeButton } from "../../features/layout/components/color-mode-button.tsx";
import { errorCodeOf } from "../../lib/api-error.ts";
import { clearAdminFlag, hasAdminFlag } from "../../lib/session.ts";
import { useToast } from "../../ui/toaster.tsx";

const COLOR_WORDS = {
  system: "Renkler sisteme uyuyor; açık renklere geç",
  light: "Açık renkler; koyu renklere geç",
  dark: "Koyu renkler; sistemin renklerine dön",
};

/** The gate: without the flag to the login. With it the server still has the last word: a dead session leads there too. */
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
  const session = useQuery(sessionQuery);
  const isSessionDead = session.isError && errorCodeOf(session.error) === "unauthenticated";

  useEffect(() => {
    if (!isSessionDead) return;
    clearAdminFlag();
    void navigate({ to: "/admin/login" });
  }, [isSessionDead, navigate]);

  const leave = useMutation({
    mutationFn: logout,
    onSuccess: async () => {
      queryClient.clear();
      await navigate({ to: "/admin/login" });
    },
    onError: () => toast({ tone: "error", title: "Çıkış yapılamadı", description: "Lütfen tekrar deneyin." }),
  });

  return (
    <AdminShell
      username={session.data?.username}
      actions={<ColorModeButton words={COLOR_WORDS} />}
      onLogout={() => leave.mutate()}
    >
      <Outlet />
    </AdminShell>
  );
}
