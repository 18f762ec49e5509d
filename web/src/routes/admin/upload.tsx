import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { sessionQuery } from "../../features/auth/api/get-session.ts";
import { UploadPage } from "../../features/imports/components/upload-page.tsx";

export const Route = createFileRoute("/admin/upload")({
  head: () => ({ meta: [{ title: "Excel Yükleme – Meridian" }] }),
  component: Upload,
});

function Upload() {
  const queryClient = useQueryClient();
  const checkSession = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  return <UploadPage onSessionEnded={checkSession} />;
}
