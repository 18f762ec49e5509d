import { chakra } from "@chakra-ui/react";
import type { AdminStats } from "@meridian/contracts/places/place";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { StatTile } from "../../../ui/directory/stat-tile.tsx";

const UNKNOWN = "—";
const Grid = chakra("dl", {
  base: {
    display: "grid",
    gap: "3",
    // Two on a phone, one with large text.
    gridTemplateColumns: "repeat(auto-fit, minmax(max(min(7rem, 100%), (100% - {spacing.3}) / 2), 1fr))",
    // The last of an odd number fills its row.
    "& > :last-child": { gridColumn: "1 / -1" },
    [WITH_COLUMNS]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", "& > :last-child": { gridColumn: "auto" } },
  },
});

export interface BusinessCountersProps {
  stats: AdminStats | undefined;
  onPageCount: number | undefined;
}

/** The figures above the list. The total includes closed and unapproved businesses, which are not published. */
export function BusinessCounters({ stats, onPageCount }: BusinessCountersProps) {
  const entries = [
    { label: "Toplam İşletme", count: stats?.totalBusinesses },
    { label: "Yayında", count: stats?.publishedBusinesses },
    { label: "Onaylı", count: stats?.approvedBusinesses },
    { label: "Bu Sayfada", count: onPageCount },
    { label: "Kategori", count: stats?.totalCategories },
  ];
  return (
    <Grid>
      {entries.map(({ label, count }) => (
        <StatTile key={label} label={label} value={count === undefined ? UNKNOWN : formatWhole(count)} />
      ))}
    </Grid>
  );
}
