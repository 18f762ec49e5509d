import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../features/admin/components/dashboard-page.tsx";

export const Route = createFileRoute("/admin/dashboard")({
  head: () => ({ meta: [{ title: "Dashboard – Meridian" }] }),
  component: DashboardPage,
});
