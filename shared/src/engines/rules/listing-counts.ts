import { listingStateSchema } from "../../contracts/source-listing.ts";

export function countsOfStates(counted: readonly (readonly [state: string, count: number])[]) {
  const counts = { absent: 0, asked: 0, kept: 0, closed: 0 };
  for (const [text, count] of counted) {
    const state = listingStateSchema.parse(text);
    if (state !== "listed") counts[state] = count;
  }
  return counts;
}
