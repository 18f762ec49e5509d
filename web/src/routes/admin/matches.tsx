import { createFileRoute } from "@tanstack/react-router";
import { MatchesPage } from "../../features/admin-businesses/components/merging/matches-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/matches")({
  head: adminHead("Eşleşmeler"),
  component: MatchesPage,
});
