import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { NewPage } from "../../features/admin-businesses/components/new-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/businesses/new")({
  head: adminHead("Yeni işletme"),
  component: New,
});

function New() {
  const navigate = useNavigate();
  return (
    <NewPage
      onCreated={({ id }) =>
        void navigate({ to: "/admin/businesses/$businessId", params: { businessId: id }, ignoreBlocker: true })
      }
    />
  );
}
