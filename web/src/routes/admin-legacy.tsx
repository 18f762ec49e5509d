import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { statsQuery } from "../features/admin/api/get-figures.ts";
import { BusinessesPage } from "../features/admin-businesses/components/businesses-page.tsx";
import { readListParams } from "../features/admin-businesses/list-params.ts";
import { CombinedPage } from "../features/admin-legacy/components/combined-page.tsx";
import { logout } from "../features/auth/api/logout.ts";
import { CombinedLogin } from "../features/auth/components/combined-login.tsx";
import { EndedSession } from "../features/auth/components/ended-session.tsx";
import { FreshLogin } from "../features/auth/components/fresh-login.tsx";
import { useSession } from "../features/auth/use-session.ts";
import { DangerZone } from "../features/cleanup/components/danger-zone.tsx";
import { SingleUpload } from "../features/imports/components/upload/single-upload.tsx";
import { ColorModeButton } from "../features/layout/components/color-mode-button.tsx";
import { SettingsPanel } from "../features/site-settings/components/settings-panel.tsx";
import { clearAdminFlag, hasAdminFlag } from "../lib/api/session.ts";
import { useToast } from "../ui/messages/toaster.tsx";
import { ExportButton } from "./admin/-export-button.tsx";

/** The combined screen with its own login: without a session it requests nothing. */
export const Route = createFileRoute("/admin-legacy")({
  ssr: false,
  validateSearch: readListParams,
  head: () => ({ meta: [{ title: "Admin Panel – Meridian" }, { name: "robots", content: "noindex" }] }),
  component: Combined,
});

function Combined() {
  const [isLoggedIn, setLoggedIn] = useState(hasAdminFlag);
  return isLoggedIn ? (
    <LoggedIn onLoggedOut={() => setLoggedIn(false)} />
  ) : (
    <CombinedLogin onLoggedIn={() => setLoggedIn(true)} />
  );
}

function LoggedIn({ onLoggedOut }: { onLoggedOut: () => void }) {
  const params = Route.useSearch();
  const navigate = useNavigate();
  const toast = useToast();
  const queryClient = useQueryClient();
  const session = useSession();
  const isLoggedIn = session.username !== undefined;
  const isRefused = session.state === "refused";
  const { data: stats } = useQuery({ ...statsQuery, enabled: isLoggedIn });

  const toLogin = useCallback(() => {
    clearAdminFlag();
    queryClient.clear();
    onLoggedOut();
  }, [onLoggedOut, queryClient]);

  useEffect(() => {
    if (isRefused) toLogin();
  }, [isRefused, toLogin]);

  const leave = useMutation({
    mutationFn: logout,
    onSuccess: toLogin,
    onError: () => toast({ tone: "error", title: "Çıkış yapılamadı", description: "Lütfen tekrar deneyin." }),
  });

  if (!isLoggedIn) return null;
  return (
    <>
      <CombinedPage
        stats={stats}
        onLogout={() => leave.mutate()}
        actions={<ColorModeButton />}
        upload={<SingleUpload />}
        exportAction={<ExportButton variant="older" />}
        dangerZone={<DangerZone />}
        businesses={
          <BusinessesPage
            params={params}
            isWithin
            onParams={(search, options) =>
              void navigate({ to: "/admin-legacy", search, replace: options?.isTyping === true, resetScroll: false })
            }
          />
        }
        settings={
          <FreshLogin>
            <SettingsPanel variant="combined" />
          </FreshLogin>
        }
      />
      <EndedSession session={session} onLeave={toLogin} />
    </>
  );
}
