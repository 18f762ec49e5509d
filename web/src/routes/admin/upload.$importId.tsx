import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { sessionQuery } from "../../features/auth/api/get-session.ts";
import { ImportPage } from "../../features/imports/components/import-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/upload/$importId")({
  head: adminHead("İçe aktarma"),
  component: Import,
});

function Import() {
  const { importId } = Route.useParams();
  const queryClient = useQueryClient();
  const checkSession = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  return <ImportPage key={importId} importId={importId} onSessionEnded={checkSession} />;
}
