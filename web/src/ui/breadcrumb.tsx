import { chakra } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { Link } from "./link.tsx";

const List = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1.5",
    textStyle: "sm",
    color: "fg.muted",
  },
});
const Item = chakra("li", { base: { display: "inline-flex", alignItems: "center", gap: "1.5", minW: "0" } });
const Current = chakra("span", { base: { color: "fg", maxW: "36ch", truncate: true } });

export interface Crumb {
  label: string;
  /** The page itself, last of all, has none. */
  path?: string | undefined;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide">
      <List>
        {crumbs.map(({ label, path }, index) => (
          <Item key={label}>
            {index > 0 && <ChevronRight aria-hidden="true" size={14} />}
            {path === undefined ? (
              <Current aria-current="page">{label}</Current>
            ) : (
              <Link to={path} variant="muted" display="inline-flex" alignItems="center" minH={{ base: "11", md: "8" }}>
                {label}
              </Link>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}
