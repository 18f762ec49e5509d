import { Button } from "@chakra-ui/react";
import { useEarlyPress } from "../../../../lib/page/early-press.ts";
import { SymbolIcon } from "../../../../ui/icons/symbol-icon.tsx";
import { type SearchParams, withParams } from "../../search-params.ts";
import { useGoNear } from "../../use-go-near.ts";
import { FilterGroup } from "./filter-group.tsx";
import { FilterLink } from "./filter-link.tsx";

/** The call's default. */
const DEFAULT_RADIUS_KM = "10";
const RADII_KM = ["1", "2", "5", "10", "25", "50", "100"] as const;

/** The distance from the visitor: a button until the position is known, which is requested nowhere else. */
export function NearGroup({ params }: { params: SearchParams }) {
  const goNear = useGoNear(params);
  const earlyPress = useEarlyPress(goNear);
  if (params.near === undefined) {
    return (
      <FilterGroup title="Distance" needsScript>
        <li>
          <Button variant="outline" size="sm" onClick={goNear} {...earlyPress}>
            <SymbolIcon symbol="locate" strokeWidth={2} />
            Near me
          </Button>
        </li>
      </FilterGroup>
    );
  }
  const current = params.radiusKm ?? DEFAULT_RADIUS_KM;
  return (
    <FilterGroup title="Distance">
      {RADII_KM.map((km) => (
        <li key={km}>
          <FilterLink
            label={`Within ${km} km`}
            isOn={km === current}
            search={withParams(params, { radiusKm: km === DEFAULT_RADIUS_KM || km === current ? undefined : km })}
          />
        </li>
      ))}
    </FilterGroup>
  );
}
