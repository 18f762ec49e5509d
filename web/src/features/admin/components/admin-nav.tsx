import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { MAX_COUNTED_MATCHES } from "@meridian/contracts/businesses/business-list";
import { useQuery } from "@tanstack/react-query";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { ADMIN_SECTIONS, type AdminSection, FURTHER_SECTIONS, REPORTS } from "../admin-sections.ts";
import { statsQuery } from "../api/get-figures.ts";
import { newInboxQuery, openMatchesQuery } from "../api/get-news.ts";

const Groups = chakra("nav", { base: { display: "grid", gap: "4" } });
const List = chakra("ul", {
  base: { display: "grid", gap: "1", "& + &": { borderTopWidth: "1px", borderColor: "border", pt: "4" } },
});
const Item = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: { base: "11", lg: "10" },
    px: "3",
    borderRadius: "field",
    textStyle: "sm",
    fontWeight: "medium",
    textDecoration: "none",
    color: "fg",
    _hover: { bg: "bg.muted" },
    "&[aria-current=page]": { bg: "accent.tint", color: "accent", fontWeight: "semibold" },
    _icon: { width: "5", height: "5", flexShrink: "0" },
  },
});
const Label = chakra("span", { base: { flex: "1", minW: "0", whiteSpace: "nowrap" } });
const Badge = chakra("span", {
  base: {
    px: "2",
    borderRadius: "full",
    bg: "bg.emphasized",
    color: "fg",
    textStyle: "xs",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "1.6",
  },
});

const LARGEST_WHOLE = 9_999;
const compact = new Intl.NumberFormat("tr-TR", { notation: "compact", maximumFractionDigits: 1 });

/** Links to all sections, with counts of what is in them. */
export function AdminNav({ onNavigate }: { onNavigate?: () => void }) {
  const { data: stats } = useQuery(statsQuery);
  const { data: inbox } = useQuery(newInboxQuery);
  const { data: matches } = useQuery(openMatchesQuery);
  const badges = new Map([
    ["/admin/businesses", { count: stats?.totalBusinesses, unit: "işletme" }],
    ["/admin/reports", { count: REPORTS.length, unit: "rapor" }],
    ["/admin/matches", { count: matches?.openCount, upTo: MAX_COUNTED_MATCHES, unit: "karar bekleyen" }],
    ["/admin/inbox", { count: inbox?.counts.new, unit: "yeni" }],
  ]);
  const entriesOf = (sections: readonly AdminSection[]) => (
    <List>
      {sections.map(({ to, label, icon: Icon, isExact }) => {
        const { count = 0, upTo = Infinity, unit = "" } = badges.get(to) ?? {};
        const andMore = count < upTo ? "" : "+";
        return (
          <li key={to}>
            <Item to={to} unstyled activeOptions={{ exact: isExact }} onClick={() => onNavigate?.()}>
              <Icon aria-hidden="true" />
              <Label>{label}</Label>
              {count > 0 && (
                <Badge>
                  <span title={formatWhole(count) + andMore}>
                    {badgeText(count)}
                    {andMore}
                  </span>
                  <VisuallyHidden> {unit}</VisuallyHidden>
                </Badge>
              )}
            </Item>
          </li>
        );
      })}
    </List>
  );
  return (
    <Groups aria-label="Yönetim">
      {entriesOf(ADMIN_SECTIONS)}
      {entriesOf(FURTHER_SECTIONS)}
    </Groups>
  );
}

/** "3.000", "1,2 Mn" */
function badgeText(count: number): string {
  return count > LARGEST_WHOLE ? compact.format(count) : formatWhole(count);
}
