import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { MergePage } from "../../features/admin-businesses/components/merging/merge-page.tsx";
import { adminHead } from "../../lib/head/page-head.ts";

interface MergeSearch {
  left?: string | undefined;
  right?: string | undefined;
}

export const Route = createFileRoute("/admin/businesses/merge")({
  validateSearch: ({ left, right }: Record<string, unknown>): MergeSearch => ({
    left: typeof left === "string" ? left : undefined,
    right: typeof right === "string" ? right : undefined,
  }),
  head: adminHead("İşletmeleri birleştir"),
  component: Merge,
});

function Merge() {
  const { left, right } = Route.useSearch();
  const navigate = useNavigate();
  const isPair = left !== undefined && right !== undefined && left !== right;
  return (
    <MergePage
      key={`${left} ${right}`}
      ids={isPair ? [left, right] : undefined}
      onMerged={({ id }) => void navigate({ to: "/admin/businesses/$businessId", params: { businessId: id } })}
    />
  );
}
