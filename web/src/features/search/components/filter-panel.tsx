import { chakra } from "@chakra-ui/react";
import type { FacetValue, SearchAnswer } from "@meridian/shared/contracts/search";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { countryNameOf, type Facets, ratingLabel, wordsOf } from "../filters.ts";
import { hasFlag, type SearchParams, toggleHas, withParams } from "../search-params.ts";
import { FilterLink } from "./filter-link.tsx";

/** Values of a facet shown before one asks for all. */
const SHOWN_VALUES = 6;

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
    "& a[aria-current=true]": { fontWeight: "semibold" },
    "& a[aria-current=true] .box": { bg: "accent", borderColor: "accent" },
    "& .label": { flex: "1", minW: "0", lineHeight: "1.3", py: "1" },
    "& .count": { color: "fg.muted", fontVariantNumeric: "tabular-nums", fontWeight: "normal" },
  },
});
const Group = chakra("section", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "border", _first: { borderTopWidth: "0", pt: "0" } },
});
const GroupTitle = chakra("h3", { base: { textStyle: "legend", color: "fg.muted", mb: "1.5" } });
const More = chakra("details", {
  base: {
    "& > summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      minH: "9",
      textStyle: "sm",
      fontWeight: "semibold",
      color: "accent",
      cursor: "pointer",
      listStyle: "none",
      borderRadius: "field",
      "&::-webkit-details-marker": { display: "none" },
    },
    "&[open] > summary": { display: "none" },
    "@media (pointer: coarse)": { "& > summary": { minH: "11" } },
  },
});

export interface FilterPanelProps {
  params: SearchParams;
  /** Undefined while the first answer is on its way. */
  facets: SearchAnswer["facets"] | undefined;
}

/** Every filter of the search, each a link to the search with it turned over. */
export function FilterPanel({ params, facets }: FilterPanelProps) {
  return (
    <Panel>
      <FilterGroup title="Show only">
        <Toggles params={params} />
      </FilterGroup>
      {facets !== undefined && <RatingSteps params={params} values={facets.rating} />}
      <FacetGroup title="Category" name="category" params={params} facets={facets} labelOf={wordsOf} />
      <FacetGroup title="Country" name="country" params={params} facets={facets} labelOf={countryNameOf} />
      <FacetGroup title="City" name="city" params={params} facets={facets} labelOf={(key) => wordsOf(key.slice(3))} />
    </Panel>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <GroupTitle id={id}>{title}</GroupTitle>
      <ul>{children}</ul>
    </Group>
  );
}

function Toggles({ params }: { params: SearchParams }) {
  const turned = (name: "openNow" | "verified") =>
    withParams(params, { [name]: params[name] === undefined ? "1" : undefined });
  const turnedHas = (flag: "phone" | "website") => withParams(params, { has: toggleHas(params, flag) });
  return (
    <>
      <li>
        <FilterLink label="Open now" isOn={params.openNow !== undefined} search={turned("openNow")} />
      </li>
      <li>
        <FilterLink label="Verified" isOn={params.verified !== undefined} search={turned("verified")} />
      </li>
      <li>
        <FilterLink label="Has a phone" isOn={hasFlag(params, "phone")} search={turnedHas("phone")} />
      </li>
      <li>
        <FilterLink label="Has a website" isOn={hasFlag(params, "website")} search={turnedHas("website")} />
      </li>
    </>
  );
}

function RatingSteps({ params, values }: { params: SearchParams; values: readonly FacetValue[] }) {
  const steps = values.filter(({ value, count }) => count > 0 || value === params.minRating);
  if (steps.length === 0) return null;
  return (
    <FilterGroup title="Rating">
      {steps.map(({ value, count }) => {
        const isOn = params.minRating === value;
        const search = withParams(params, { minRating: isOn ? undefined : value });
        return (
          <li key={value}>
            <FilterLink label={ratingLabel(value)} count={count} isOn={isOn} search={search} />
          </li>
        );
      })}
    </FilterGroup>
  );
}

interface FacetGroupProps extends FilterPanelProps {
  title: string;
  name: "category" | "country" | "city";
  /** The name of a chosen value that the answer does not count. */
  labelOf: (value: string) => string;
}

function FacetGroup({ title, name, params, facets, labelOf }: FacetGroupProps) {
  const values = valuesOf(facets, name, params[name], labelOf);
  if (values.length === 0) return null;
  const link = ({ value, label, count }: FacetValue) => {
    const isOn = params[name] === value;
    return (
      <li key={value}>
        <FilterLink
          label={label}
          count={count > 0 ? count : undefined}
          isOn={isOn}
          search={withParams(params, { [name]: isOn ? undefined : value })}
        />
      </li>
    );
  };
  const rest = values.slice(SHOWN_VALUES);
  return (
    <FilterGroup title={title}>
      {values.slice(0, SHOWN_VALUES).map(link)}
      {rest.length > 0 && (
        <li>
          <More>
            <summary>
              Show {rest.length} more
              <ChevronDown aria-hidden="true" size={16} />
            </summary>
            <ul>{rest.map(link)}</ul>
          </More>
        </li>
      )}
    </FilterGroup>
  );
}

/** The counted values with the chosen one first, which stands there even when nothing is left to count. */
function valuesOf(
  facets: Facets | undefined,
  name: keyof Facets,
  chosen: string | undefined,
  labelOf: (value: string) => string,
): FacetValue[] {
  const values = facets?.[name] ?? [];
  if (chosen === undefined) return values;
  const known = values.find(({ value }) => value === chosen);
  return [known ?? { value: chosen, label: labelOf(chosen), count: 0 }, ...values.filter((value) => value !== known)];
}
