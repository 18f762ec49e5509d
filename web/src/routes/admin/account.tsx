import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../features/account/components/account-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

export const Route = createFileRoute("/admin/account")({
  head: adminHead("Hesap"),
  component: AccountPage,
});
