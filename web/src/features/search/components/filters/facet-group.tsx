import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { FacetValue, LongFacet } from "@meridian/contracts/search/search";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useDebounced } from "../../../../lib/hooks/use-debounced.ts";
import { inputRecipe } from "../../../../theme/recipes/input.recipe.ts";
import { SymbolIcon } from "../../../../ui/icons/symbol-icon.tsx";
import { facetValuesQuery } from "../../api/get-facet-values.ts";
import type { Facets } from "../../filters.ts";
import { listOf, type SearchParams, toggleAmenity, withParams } from "../../search-params.ts";
import { FilterGroup } from "./filter-group.tsx";
import { FilterLink } from "./filter-link.tsx";

/** Values shown before expanding. */
const SHOWN_VALUES = 6;
const REST_MS = 150;
/** Above this number of hits, values are counted from a sample: rare ones may be missing. */
const COUNTED_HITS = 20_000;

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
/** Chakra's own adds 4 kB of its field, which a single input does not need. */
const Input = chakra("input", inputRecipe);
const None = chakra("li", { base: { color: "fg.muted", textStyle: "sm", py: "2" } });

type FacetName = LongFacet | "amenity";

export interface FacetGroupProps {
  title: string;
  name: FacetName;
  params: SearchParams;
  facets: Facets | undefined;
  totalCount?: number | undefined;
  /** The label of a value that the answer lacks. */
  labelOf: (value: string) => string;
  /** The plural of its values, if all of them can be searched: "cities". */
  plural?: string;
}

/** A facet's values with their counts, the selected one first; of long facets the first few, with a search field. */
export function FacetGroup({ title, name, params, facets, totalCount, labelOf, plural }: FacetGroupProps) {
  const [typed, setTyped] = useState("");
  const found = useFoundValues(name, params, typed);
  const values = valuesOf(facets, name, chosenOf(params, name), labelOf);
  if (values.length === 0) return null;
  const linkIn = (list: readonly FacetValue[]) => (facet: FacetValue) => (
    <FacetLink key={facet.value} {...{ name, params, facet }} ancestors={ancestorsIn(list, facet)} />
  );
  const link = linkIn(values);
  const rest = values.slice(SHOWN_VALUES);
  const mayHoldMore = rest.length > 0 || (totalCount ?? 0) > COUNTED_HITS;
  if (plural !== undefined && mayHoldMore) {
    const search = (
      <>
        <SearchInput label={`Search ${plural}`} value={typed} onChange={setTyped} />
        <VisuallyHidden role="status">{foundText(found, plural)}</VisuallyHidden>
      </>
    );
    if (found.isWanted) {
      return (
        <FilterGroup title={title} search={search}>
          {found.values?.map(linkIn(found.values))}
          {(found.hasFailed || found.values?.length === 0) && <None>{foundText(found, plural)}</None>}
        </FilterGroup>
      );
    }
    return (
      <FilterGroup title={title} search={search}>
        {values.slice(0, SHOWN_VALUES).map(link)}
        {rest.length > 0 && <MoreValues values={rest} link={link} />}
      </FilterGroup>
    );
  }
  return (
    <FilterGroup title={title}>
      {values.slice(0, SHOWN_VALUES).map(link)}
      {rest.length > 0 && <MoreValues values={rest} link={link} />}
    </FilterGroup>
  );
}

function MoreValues({ values, link }: { values: readonly FacetValue[]; link: (facet: FacetValue) => ReactNode }) {
  return (
    <li>
      <More>
        <summary>
          Show {values.length} more
          <SymbolIcon symbol="more" size={16} strokeWidth={2} />
        </summary>
        <ul>{values.map(link)}</ul>
      </More>
    </li>
  );
}

interface FoundValues {
  isWanted: boolean;
  text: string;
  /** Undefined while loading. */
  values: readonly FacetValue[] | undefined;
  hasFailed: boolean;
}

/** All values of the search whose names start with the typed text, including those not in the answer's list. */
function useFoundValues(name: FacetName, params: SearchParams, typed: string): FoundValues {
  const text = useDebounced(typed.trim(), REST_MS);
  const options = facetValuesQuery(name === "amenity" ? "category" : name, params, text);
  const { data, isError } = useQuery({ ...options, placeholderData: keepPreviousData });
  return { isWanted: typed.trim() !== "", text, values: data?.values, hasFailed: isError };
}

function foundText({ isWanted, text, values, hasFailed }: FoundValues, plural: string): string {
  if (!isWanted) return "";
  if (hasFailed) return `The ${plural} cannot be searched at the moment.`;
  if (values === undefined) return "";
  return values.length === 0 ? `No ${plural} here begin with “${text}”.` : `${values.length} ${plural} found`;
}

function SearchInput({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      mb="1.5"
      css={{ "@media (scripting: none)": { display: "none" } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface FacetLinkProps {
  name: FacetName;
  params: SearchParams;
  facet: FacetValue;
  ancestors: readonly FacetValue[];
}

function FacetLink({ name, params, facet, ancestors }: FacetLinkProps) {
  const { value, label } = facet;
  const isOn = chosenOf(params, name).includes(value);
  const turned = name === "amenity" ? toggleAmenity(params, value) : isOn ? undefined : value;
  return (
    <li data-depth={ancestors.length}>
      <FilterLink
        label={
          <>
            <bdi>{label}</bdi>
            {ancestors[0] && <VisuallyHidden> in {ancestors[0].label}</VisuallyHidden>}
          </>
        }
        counted={facet.count > 0 ? facet : undefined}
        isOn={isOn}
        search={withParams(params, { ...clearedWith(name), [name]: turned })}
      />
    </li>
  );
}

/** No city or region is in two countries. */
function clearedWith(name: FacetName): SearchParams {
  return name === "country" ? { city: undefined, region: undefined } : {};
}

/** Several amenities can be selected. */
function chosenOf(params: SearchParams, name: FacetName): string[] {
  if (name === "amenity") return listOf(params.amenity);
  return [params[name] ?? []].flat();
}

/** Listed values that include the given one, nearest first. */
function ancestorsIn(list: readonly FacetValue[], { parent }: FacetValue): FacetValue[] {
  const above = list.find(({ value }) => value === parent);
  return above === undefined ? [] : [above, ...ancestorsIn(list, above)];
}

/**
 * The counted values with the selected ones first, even if nothing is left to count. A tree keeps its order: it starts with the selected
 * one's branch.
 */
function valuesOf(
  facets: Facets | undefined,
  name: FacetName,
  chosen: readonly string[],
  labelOf: (value: string) => string,
): FacetValue[] {
  const counted = facets?.[name] ?? [];
  const values = name === "amenity" ? counted.map((facet) => ({ ...facet, label: labelOf(facet.value) })) : counted;
  const first = chosen
    .map((value) => values.find((facet) => facet.value === value) ?? { value, label: labelOf(value), count: 0 })
    .filter(({ parent }: FacetValue) => parent === undefined);
  return [...first, ...values.filter((facet) => !first.includes(facet))];
}
