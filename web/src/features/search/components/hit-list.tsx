import { chakra } from "@chakra-ui/react";
import type { SearchHit } from "@meridian/contracts/search/search";
import { memo, type ReactNode } from "react";
import { formatCount } from "../../../lib/format/number-format.ts";
import { DistanceLine } from "../../../ui/distance-line.tsx";
import { Link } from "../../../ui/link.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { type SearchParams, withParams } from "../search-params.ts";
import { HitGrid } from "./hit-grid.tsx";

const Item = chakra("li", {
  base: {
    borderRadius: "card",
    scrollMarginTop: "96px",
    "&[data-active] > *": { borderColor: "accent", boxShadow: "0 0 0 1px {colors.accent}" },
  },
});
/** Above the link that covers the card. */
const Branches = chakra("p", {
  base: {
    position: "relative",
    zIndex: "1",
    textStyle: "sm",
    "& a": { display: "inline-flex", alignItems: "center", minH: "8" },
  },
});

export interface HitCardProps {
  hit: SearchHit;
  /** The name with its matches marked. */
  name: ReactNode;
  /** Facts only a search knows, such as the distance. */
  children: ReactNode;
}
export type RenderHit = (props: HitCardProps) => ReactNode;

export interface HitListProps {
  hits: readonly SearchHit[];
  /** The hit whose pin is hovered. */
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  renderHit: RenderHit;
  isBusy: boolean;
  /** The search of these hits, entirely as parameters. */
  search: SearchParams;
}

export function HitList({ hits, activeId, onActive, renderHit, isBusy, search }: HitListProps) {
  const shown = hits.filter(({ branchOf }) => !hits.some(({ id }) => id === branchOf));
  return (
    <HitGrid aria-label="Results" aria-busy={isBusy}>
      {shown.map((hit, place) => (
        <HitItem
          // biome-ignore lint/suspicious/noArrayIndexKey: moved to another place it would be seen, and counted, as a shift of the page
          key={`${hit.id} ${place}`}
          hit={hit}
          isActive={hit.id === activeId}
          onActive={onActive}
          renderHit={renderHit}
          search={hit.branches === null ? undefined : search}
        />
      ))}
    </HitGrid>
  );
}

interface HitItemProps extends Pick<HitListProps, "onActive" | "renderHit"> {
  hit: SearchHit;
  isActive: boolean;
  search: SearchParams | undefined;
}

const HitItem = memo(function HitItem({ hit, isActive, onActive, renderHit, search }: HitItemProps) {
  return (
    <Item
      id={hitElementId(hit.id)}
      data-active={isActive ? "" : undefined}
      onPointerEnter={(event) => event.pointerType === "mouse" && onActive(hit.id)}
      onPointerLeave={() => onActive(undefined)}
      onFocus={() => onActive(hit.id)}
      onBlur={() => onActive(undefined)}
    >
      {renderHit({
        hit,
        name: <MarkedText text={hit.name} ranges={hit.highlights} look="tint" />,
        children: (
          <>
            <DistanceLine km={hit.distanceKm} />
            {search !== undefined && <BranchLink branches={hit.branches} search={search} />}
          </>
        ),
      })}
    </Item>
  );
});

/** The link to all branches in a city; the list shows one of them. */
function BranchLink({ branches, search }: Pick<SearchHit, "branches"> & { search: SearchParams }) {
  if (branches === null) return null;
  const { name, city, cityName, count } = branches;
  const all = withParams(search, {
    q: `"${name}"`,
    city,
    location: undefined,
    category: undefined,
    country: undefined,
  });
  return (
    <Branches>
      <Link to="/search" search={all} rel="nofollow" preload={false}>
        <span>
          {formatCount(count)} more in <bdi>{cityName}</bdi>
        </span>
      </Link>
    </Branches>
  );
}

export function hitElementId(id: string): string {
  return `hit-${id}`;
}
