import type { AdminStats } from "@meridian/shared/contracts/place";
import { FilterTabs } from "../../../ui/filter-tabs.tsx";

export interface TrashTabsProps {
  isTrash: boolean;
  stats: AdminStats | undefined;
  onChange: (isTrash: boolean) => void;
}

/** The list, or what was deleted within the last 30 days. */
export function TrashTabs({ isTrash, stats, onChange }: TrashTabsProps) {
  const trashed = stats?.trashedBusinesses;
  return (
    <FilterTabs
      label="Görünüm"
      value={isTrash ? "trash" : "list"}
      options={[
        { value: "list", label: "İşletmeler" },
        { value: "trash", label: "Çöp Kutusu", ...(trashed === undefined ? {} : { count: trashed }) },
      ]}
      onChange={(value) => onChange(value === "trash")}
    />
  );
}
