import { createFileRoute } from "@tanstack/react-router";
import { FreshLogin } from "../../features/auth/components/fresh-login.tsx";
import { SettingsPage } from "../../features/site-settings/components/settings-page.tsx";

export const Route = createFileRoute("/admin/settings")({
  head: () => ({ meta: [{ title: "Site Ayarları – Meridian" }] }),
  component: () => (
    <FreshLogin>
      <SettingsPage />
    </FreshLogin>
  ),
});
