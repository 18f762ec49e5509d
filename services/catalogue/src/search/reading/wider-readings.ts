import type { DirectoryKinds } from "../meaning/directory-kinds.ts";
import type { AskedFor } from "./plan-text.ts";
import type { QueryPlan } from "./query-plan.ts";
import { QUOTES } from "./spoken-modifiers.ts";

/** What to ask where a place has nothing of a kind: the city around a district, then kinds that visitors do not tell from it. */
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

/** A district is a circle of the city that its place names; undefined for any other place. */
function aroundDistrict({ near }: AskedFor, plan: QueryPlan): QueryPlan | undefined {
  const { place, filters } = plan;
  if (near !== undefined || filters.near === undefined || place?.kind !== "city") return undefined;
  const { near: _, ...others } = filters;
  const [, ...label] = place.label.split(", ");
  return { ...plan, place: { ...place, label: label.join(", ") }, filters: { ...others, cityKey: place.value } };
}
