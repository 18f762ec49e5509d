import { z } from "zod";
import { businessStatusSchema } from "./business.ts";

/** Runs in a row that must lack a business before it is closed. An unchanged file counts once: fetched again, it says nothing new. */
export const MISSED_RUNS_TO_CLOSE = 2;

/**
 * `listed`: by the last run. `absent`: not by the last run, possibly closed. `asked`: to be closed, but edited by hand or perhaps a
 * rejected row, so that the administrator decides. `kept`: open by that decision. `closed`: because the source no longer lists it.
 */
export const listingStateSchema = z.enum(["listed", "absent", "asked", "kept", "closed"]);
export type ListingState = z.infer<typeof listingStateSchema>;

/** A business that a source lists, or listed. */
export const sourceListingSchema = z.object({
  sourceId: z.string(),
  businessId: z.string(),
  /** The last import of the source that listed it. */
  seenJobId: z.string(),
  state: listingStateSchema,
  /** Runs in a row that lacked it. */
  missedRuns: z.int().min(0),
  /** The last import that lacked it; null while it is listed. */
  missedJobId: z.string().nullable(),
  /** Its status before the source closed it; null if it had none. */
  formerStatus: businessStatusSchema.nullable(),
});
export type SourceListing = z.infer<typeof sourceListingSchema>;
