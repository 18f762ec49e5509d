import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ReportsPage } from "../../features/reports/components/reports-page.tsx";
import { isDay, readRange } from "../../features/reports/day-range.ts";
import { adminHead } from "../../lib/head/admin-head.ts";

interface ReportsSearch {
  /** UTC days; by default the last month. */
  from?: string | undefined;
  to?: string | undefined;
}

export const Route = createFileRoute("/admin/reports")({
  validateSearch: ({ from, to }: Record<string, unknown>): ReportsSearch => ({
    ...(typeof from === "string" && isDay(from) ? { from } : {}),
    ...(typeof to === "string" && isDay(to) ? { to } : {}),
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
