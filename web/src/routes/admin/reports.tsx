import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ReportsPage } from "../../features/reports/components/reports-page.tsx";
import { readRange } from "../../features/reports/day-range.ts";
import { adminHead } from "../../lib/head/page-head.ts";

interface ReportsSearch {
  /** UTC days; the last month if they are missing or invalid. */
  from?: string | undefined;
  to?: string | undefined;
}

export const Route = createFileRoute("/admin/reports")({
  validateSearch: ({ from, to }: Record<string, unknown>): ReportsSearch => ({
    ...(typeof from === "string" ? { from } : {}),
    ...(typeof to === "string" ? { to } : {}),
  }),
  head: adminHead("Raporlar"),
  component: Reports,
});

function Reports() {
  const range = readRange(Route.useSearch(), Date.now());
  const navigate = useNavigate();
  return (
    <ReportsPage
      range={range}
      onRange={(search) => void navigate({ to: "/admin/reports", search, replace: true, resetScroll: false })}
    />
  );
}
