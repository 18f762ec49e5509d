import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "../../features/audit/components/audit-page.tsx";

export const Route = createFileRoute("/admin/audit")({
  head: () => ({ meta: [{ title: "Denetim Kaydı – Meridian" }] }),
  component: AuditPage,
});
