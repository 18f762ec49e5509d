import type { AdminStats } from "@meridian/contracts/places/place";
import { FilterTabs } from "../../../ui/forms/filter-tabs.tsx";
import type { ListParams } from "../list-params.ts";

export interface TrashTabsProps {
  params: Pick<ListParams, "trash" | "blocked">;
  stats: AdminStats | undefined;
  onChange: (change: Pick<ListParams, "trash" | "blocked">) => void;
}

const VIEWS = {
  list: { trash: undefined, blocked: undefined },
  trash: { trash: "true", blocked: undefined },
  blocked: { trash: "true", blocked: "true" },
} as const;

/** The list, what was deleted within the last 30 days, or what imports may not restore. */
export function TrashTabs({ params, stats, onChange }: TrashTabsProps) {
  const trashed = stats?.trashedBusinesses;
  return (
    <FilterTabs
      label="Görünüm"
      value={params.blocked === "true" ? "blocked" : params.trash === "true" ? "trash" : "list"}
      options={[
        { value: "list", label: "İşletmeler" },
        { value: "trash", label: "Çöp Kutusu", ...(trashed === undefined ? {} : { count: trashed }) },
        { value: "blocked", label: "Engellenenler" },
      ]}
      onChange={(view) => onChange(VIEWS[view])}
    />
  );
}
