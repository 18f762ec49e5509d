import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { sessionQuery } from "../../features/auth/api/get-session.ts";
import { UploadPage } from "../../features/imports/components/upload/upload-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

interface UploadSearch {
  /** The page of the history; absent on the first. */
  page?: string | undefined;
}

export const Route = createFileRoute("/admin/upload/")({
  validateSearch: ({ page }: Record<string, unknown>): UploadSearch => {
    const isPage = typeof page === "string" && /^[1-9]\d{0,3}$/.test(page) && page !== "1";
    return isPage ? { page } : {};
  },
  head: adminHead("Excel Yükleme"),
  component: Upload,
});

function Upload() {
  const { page = "1" } = Route.useSearch();
  const queryClient = useQueryClient();
  const checkSession = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  return <UploadPage page={Number(page)} onSessionEnded={checkSession} />;
}
