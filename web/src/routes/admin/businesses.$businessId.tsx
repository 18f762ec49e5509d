import { createFileRoute } from "@tanstack/react-router";
import { EditPage } from "../../features/admin-businesses/components/edit-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/businesses/$businessId")({
  head: adminHead("İşletmeyi düzenle"),
  component: Edit,
});

function Edit() {
  const { businessId } = Route.useParams();
  return <EditPage key={businessId} businessId={businessId} />;
}
