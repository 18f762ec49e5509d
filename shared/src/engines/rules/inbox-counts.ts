import { type InboxState, inboxStateSchema } from "../../contracts/contact.ts";

/** Counts of every state, those that no item has included. */
export function countsOfStates(
  counted: readonly (readonly [state: string, count: number])[],
): Record<InboxState, number> {
  const counts: Record<InboxState, number> = { new: 0, read: 0, answered: 0, closed: 0 };
  for (const [state, count] of counted) counts[inboxStateSchema.parse(state)] = count;
  return counts;
}
