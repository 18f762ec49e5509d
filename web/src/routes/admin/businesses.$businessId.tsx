import { createFileRoute } from "@tanstack/react-router";
import { EditPage } from "../../features/admin-businesses/components/edit-page.tsx";

export const Route = createFileRoute("/admin/businesses/$businessId")({
  head: () => ({ meta: [{ title: "İşletmeyi düzenle – Meridian" }] }),
  component: Edit,
});

function Edit() {
  const { businessId } = Route.useParams();
  return <EditPage key={businessId} businessId={businessId} />;
}
