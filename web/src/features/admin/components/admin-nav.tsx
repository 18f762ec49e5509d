import { chakra } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import { Link } from "../../../ui/link.tsx";

const List = chakra("ul", { base: { display: "grid", gap: "1" } });
const Item = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "11",
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

export interface AdminSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current on its own path only, not on those below it. */
  isExact: boolean;
}

export interface AdminNavProps {
  sections: readonly AdminSection[];
  onNavigate: () => void;
}

export function AdminNav({ sections, onNavigate }: AdminNavProps) {
  return (
    <nav aria-label="Yönetim">
      <List>
        {sections.map(({ to, label, icon: Icon, isExact }) => (
          <li key={to}>
            <Item to={to} variant="plain" activeOptions={{ exact: isExact }} onClick={onNavigate}>
              <Icon aria-hidden="true" />
              {label}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
