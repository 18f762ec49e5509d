import { createFileRoute } from "@tanstack/react-router";
import { DashboardPage } from "../../features/admin/components/dashboard-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/dashboard")({
  head: adminHead("Dashboard"),
  component: DashboardPage,
});
