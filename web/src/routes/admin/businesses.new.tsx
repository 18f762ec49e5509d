import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { NewPage } from "../../features/admin-businesses/components/new-page.tsx";

export const Route = createFileRoute("/admin/businesses/new")({
  head: () => ({ meta: [{ title: "Yeni işletme – Meridian" }] }),
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
