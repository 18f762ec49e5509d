import { chakra } from "@chakra-ui/react";
import type { FacetValue, SearchAnswer } from "@meridian/contracts/search/search";
import { memo } from "react";
import { countryNameOf, ratingLabel, wordsOf } from "../../filters.ts";
import { hasFlag, type SearchParams, toggleHas, withParams } from "../../search-params.ts";
import { usePageScope } from "../../use-search-target.ts";
import { FacetGroup } from "./facet-group.tsx";
import { FilterGroup } from "./filter-group.tsx";
import { FilterLink } from "./filter-link.tsx";
import { NearGroup } from "./near-group.tsx";

const Panel = chakra("div", {
  base: {
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      minH: "9",
      textStyle: "sm",
      borderRadius: "field",
      _hover: { color: "accent" },
    },
    "@media (pointer: coarse)": { "& a": { minH: "11" } },
    "& [data-depth='1']": { ps: "5" },
    "& [data-depth='2']": { ps: "10" },
    "& .box": {
      display: "grid",
      placeItems: "center",
      flexShrink: "0",
      width: "18px",
      height: "18px",
      borderWidth: "1px",
      borderColor: "border.control",
      borderRadius: "5px",
      color: "accent.fg",
    },
    "& a[data-checked]": { fontWeight: "semibold" },
    "& a[data-checked] .box": { bg: "accent", borderColor: "accent" },
    "& .label": { flex: "1", minW: "0", lineHeight: "1.3", py: "1" },
    "& .count": { color: "fg.muted", fontVariantNumeric: "tabular-nums", fontWeight: "normal" },
  },
});

export interface FilterPanelProps {
  params: SearchParams;
  /** Undefined until the first answer. */
  facets: SearchAnswer["facets"] | undefined;
  totalCount: number | undefined;
}

/** All filters, each a link that toggles it. Memoised, since they are many. */
export const FilterPanel = memo(function FilterPanel({ params, facets, totalCount }: FilterPanelProps) {
  const shared = { params, facets, totalCount };
  const { fixed } = usePageScope();
  const hasOneCountry = fixed.country !== undefined || fixed.region !== undefined || fixed.city !== undefined;
  return (
    <Panel>
      <FilterGroup title="Show only">
        <Toggles params={params} facets={facets} />
      </FilterGroup>
      <NearGroup params={params} />
      {facets !== undefined && <RatingSteps params={params} values={facets.rating} />}
      <FacetGroup title="Category" name="category" plural="categories" {...shared} labelOf={wordsOf} />
      {!hasOneCountry && (
        <FacetGroup title="Country" name="country" plural="countries" {...shared} labelOf={countryNameOf} />
      )}
      <FacetGroup title="City" name="city" plural="cities" {...shared} labelOf={(key) => wordsOf(key.slice(3))} />
      <FacetGroup title="Amenities" name="amenity" {...shared} labelOf={wordsOf} />
    </Panel>
  );
});

function Toggles({ params, facets }: Pick<FilterPanelProps, "params" | "facets">) {
  const turned = (name: "openNow" | "verified") =>
    withParams(params, { [name]: params[name] === undefined ? "1" : undefined });
  const countOf = (flag: "phone" | "website") => facets?.has.find(({ value }) => value === flag);
  const hasFlagLink = (flag: "phone" | "website", label: string) => (
    <li>
      <FilterLink
        label={label}
        counted={countOf(flag)}
        isOn={hasFlag(params, flag)}
        search={withParams(params, { has: toggleHas(params, flag) })}
      />
    </li>
  );
  return (
    <>
      <li>
        <FilterLink label="Open now" isOn={params.openNow !== undefined} search={turned("openNow")} />
      </li>
      <li>
        <FilterLink
          label="Verified"
          counted={facets?.verified[0]}
          isOn={params.verified !== undefined}
          search={turned("verified")}
        />
      </li>
      {hasFlagLink("phone", "Has a phone")}
      {hasFlagLink("website", "Has a website")}
    </>
  );
}

function RatingSteps({ params, values }: { params: SearchParams; values: readonly FacetValue[] }) {
  const steps = values.filter(({ value, count }) => count > 0 || value === params.minRating);
  if (steps.length === 0) return null;
  return (
    <FilterGroup title="Rating">
      {steps.map((step) => {
        const { value } = step;
        const isOn = params.minRating === value;
        const search = withParams(params, { minRating: isOn ? undefined : value });
        return (
          <li key={value}>
            <FilterLink label={ratingLabel(value)} counted={step} isOn={isOn} search={search} />
          </li>
        );
      })}
    </FilterGroup>
  );
}
