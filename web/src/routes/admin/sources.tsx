import { createFileRoute } from "@tanstack/react-router";
import { SourcesPage } from "../../features/sources/components/sources-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/sources")({
  head: adminHead("Kaynaklar"),
  component: SourcesPage,
});
