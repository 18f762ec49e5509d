import {
  type ListingState,
  MISSED_RUNS_TO_CLOSE,
  type SourceListing,
} from "@meridian/contracts/businesses/source-listing";
import type { ListingQuery, SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import { closeListing, type ListingDeps, reopenListing } from "./close-listing.ts";

/** What a run led to. */
export interface SettledListings {
  closed: number;
  asked: number;
}

const PAGE = 200;

/** A run of a source whose import is done. */
interface FinishedRun {
  sourceId: string;
  jobId: string;
  /** Any of them may be a business that seems to be missing. */
  rejectedRows: number;
}

/**
 * Marks what a complete run lacks, and closes what several in a row have lacked. What another source lists stays open. What the
 * administrator edited awaits a decision, as does everything if rows were rejected. An import reopens what its file lists again.
 * Idempotent, so that an interrupted run can be repeated.
 */
export async function settleListings(
  deps: ListingDeps,
  { sourceId, jobId, rejectedRows }: FinishedRun,
): Promise<SettledListings> {
  const { listings } = deps;
  const settled: SettledListings = { closed: 0, asked: 0 };
  await listings.settle(sourceId, jobId);
  for await (const listing of listingsOf(listings, { sourceId, states: ["absent", "closed"], missedJobId: jobId })) {
    if (listing.missedRuns < MISSED_RUNS_TO_CLOSE) continue;
    const outcome = await closeUnlessDoubtful(deps, listing, rejectedRows > 0);
    if (outcome === "closed" || outcome === "asked") settled[outcome]++;
  }
  return settled;
}

async function closeUnlessDoubtful(
  deps: ListingDeps,
  listing: SourceListing,
  isDoubtful: boolean,
): Promise<ListingState> {
  const { listings, editor } = deps;
  const { sourceId, businessId, state } = listing;
  const business = await editor.find(businessId);
  if (business === undefined || (state === "absent" && business.status === "closed")) {
    await listings.putAll([{ ...listing, state: "kept" }]);
    return "kept";
  }
  if (await listings.isListedElsewhere(sourceId, businessId)) return "absent";
  if (isDoubtful || business.lockedFields.length > 0) {
    await listings.putAll([{ ...listing, state: "asked" }]);
    return "asked";
  }
  await closeListing(deps, listing, false);
  return "closed";
}

/** Takes back what a run marked and closed, when its import is undone. */
export async function takeBackListings(deps: ListingDeps, { sourceId, jobId }: { sourceId: string; jobId: string }) {
  const { listings } = deps;
  for await (const listing of listingsOf(listings, {
    sourceId,
    states: ["absent", "asked", "closed"],
    missedJobId: jobId,
  })) {
    await reopenListing(deps, listing);
    const missedRuns = listing.missedRuns - 1;
    const state = missedRuns === 0 ? "listed" : "absent";
    await listings.putAll([{ ...listing, state, missedRuns, missedJobId: null, formerStatus: null }]);
  }
}

async function* listingsOf(
  listings: SourceListingStore,
  query: Omit<ListingQuery, "after" | "limit">,
): AsyncIterable<SourceListing> {
  for (let after = ""; ; ) {
    const page = await listings.list({ ...query, after, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.businessId;
  }
}
