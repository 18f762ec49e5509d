import { listingStateSchema } from "@meridian/contracts/businesses/source-listing";
import { type InboxState, inboxStateSchema } from "@meridian/contracts/site/contact";

type Counted = readonly (readonly [state: string, count: number])[];

/** The number of inbox items by state, including empty states. */
export function inboxCounts(counted: Counted): Record<InboxState, number> {
  const counts: Record<InboxState, number> = { new: 0, read: 0, answered: 0, closed: 0 };
  for (const [state, count] of counted) counts[inboxStateSchema.parse(state)] = count;
  return counts;
}

/** The number of businesses that a source lacks, by state, including empty states. */
export function unlistedCounts(counted: Counted) {
  const counts = { absent: 0, asked: 0, kept: 0, closed: 0 };
  for (const [text, count] of counted) {
    const state = listingStateSchema.parse(text);
    if (state !== "listed") counts[state] = count;
  }
  return counts;
}
