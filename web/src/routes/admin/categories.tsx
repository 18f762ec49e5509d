import { createFileRoute } from "@tanstack/react-router";
import { LabelsPage } from "../../features/admin-categories/components/labels-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/categories")({
  head: adminHead("Kategoriler"),
  component: LabelsPage,
});
