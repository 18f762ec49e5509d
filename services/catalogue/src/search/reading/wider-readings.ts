import type { DirectoryKinds } from "../meaning/directory-kinds.ts";
import type { AskedFor } from "./plan-text.ts";
import type { QueryPlan } from "./query-plan.ts";
import { QUOTES } from "./spoken-modifiers.ts";

/** Fallbacks if a place has none of a kind: the city around a district, then related kinds. */
export function widerReadings(
  query: AskedFor,
  plan: QueryPlan,
  kinds: Pick<DirectoryKinds, "relatedTo">,
): readonly QueryPlan[] {
  if (plan.place === null || plan.text === "" || QUOTES.test(plan.text)) return [];
  const around = aroundDistrict(query, plan);
  const places = around === undefined ? [plan] : [around];
  const related = places.flatMap((wider) =>
    kinds.relatedTo(plan.text).map((text) => ({ ...wider, text, replacedText: plan.text })),
  );
  return around === undefined ? related : [around, ...related];
}

/** The city around a district; undefined for any other place. */
function aroundDistrict({ near }: AskedFor, plan: QueryPlan): QueryPlan | undefined {
  const { place, filters } = plan;
  if (near !== undefined || filters.near === undefined || place?.kind !== "city") return undefined;
  const { near: _, ...others } = filters;
  const [, ...label] = place.label.split(", ");
  return { ...plan, place: { ...place, label: label.join(", ") }, filters: { ...others, cityKey: place.value } };
}
