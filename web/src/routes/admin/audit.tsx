import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "../../features/audit/components/audit-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/audit")({
  head: adminHead("Denetim Kaydı"),
  component: AuditPage,
});
