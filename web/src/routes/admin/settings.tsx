import { createFileRoute } from "@tanstack/react-router";
import { FreshLogin } from "../../features/auth/components/fresh-login.tsx";
import { SettingsPage } from "../../features/site-settings/components/settings-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/settings")({
  head: adminHead("Site Ayarları"),
  component: () => (
    <FreshLogin>
      <SettingsPage />
    </FreshLogin>
  ),
});
