import type { BusinessOverview } from "../ports/business-overview.ts";

/** Of what contradicts its country, as the admin's list finds it. */
export async function contradictedNames({ overview }: { overview: BusinessOverview }): Promise<string[]> {
  const { businesses } = await overview.page({
    filter: { problem: "country", isTrash: false },
    sortBy: "name",
    isDescending: false,
    offset: 0,
    limit: 10,
    countUpTo: 10,
  });
  return businesses.map(({ name }) => name);
}
