import type { BusinessOverview } from "@meridian/ports/businesses/business-overview";

/** Names of businesses that contradict their country, as in the admin's list. */
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
