import { createFileRoute } from "@tanstack/react-router";
import { AdminNotFound } from "../../features/admin/components/admin-not-found.tsx";

/** An address that no section has: said within the shell, to those who are logged in. */
export const Route = createFileRoute("/admin/$")({
  head: () => ({ meta: [{ title: "Sayfa bulunamadı – Meridian" }] }),
  component: AdminNotFound,
});
