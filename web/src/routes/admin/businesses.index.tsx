import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BusinessesPage } from "../../features/admin-businesses/components/businesses-page.tsx";
import { readListParams } from "../../features/admin-businesses/list-params.ts";
import { DangerZone } from "../../features/cleanup/components/danger-zone.tsx";
import { adminHead } from "../../lib/head/page-head.ts";
import { ExportButton } from "./-export-button.tsx";

export const Route = createFileRoute("/admin/businesses/")({
  validateSearch: readListParams,
  head: adminHead("İşletme Yönetimi"),
  component: Businesses,
});

function Businesses() {
  const params = Route.useSearch();
  const navigate = useNavigate();
  return (
    <BusinessesPage
      params={params}
      exportAction={<ExportButton variant="full" />}
      dangerZone={<DangerZone />}
      onParams={(search, options) =>
        void navigate({ to: "/admin/businesses", search, replace: options?.isTyping === true, resetScroll: false })
      }
    />
  );
}
