import { createFileRoute } from "@tanstack/react-router";
import { AdminNotFound } from "../../features/admin/components/admin-not-found.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

/** An unknown admin address: shown within the shell, after login. */
export const Route = createFileRoute("/admin/$")({
  head: adminHead("Sayfa bulunamadı"),
  component: AdminNotFound,
});
