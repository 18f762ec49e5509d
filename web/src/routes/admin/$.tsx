import { createFileRoute } from "@tanstack/react-router";
import { AdminNotFound } from "../../features/admin/components/admin-not-found.tsx";

/** An unknown admin address: shown within the shell, after login. */
export const Route = createFileRoute("/admin/$")({
  head: () => ({ meta: [{ title: "Sayfa bulunamadı – Meridian" }] }),
  component: AdminNotFound,
});
