import { createFileRoute } from "@tanstack/react-router";
import { LabelsPage } from "../../features/admin-categories/components/labels-page.tsx";

export const Route = createFileRoute("/admin/categories")({
  head: () => ({ meta: [{ title: "Kategoriler – Meridian" }] }),
  component: LabelsPage,
});
