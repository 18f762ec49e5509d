import type { SourceListing } from "@meridian/contracts/businesses/source-listing";
import type { EndpointQuery, EndpointResponse } from "@meridian/contracts/endpoint";
import type { listUnlisted, ShownSource, UnlistedBusiness } from "@meridian/contracts/imports/sources-api";
import type { AuditLog } from "@meridian/ports/site/audit-log";
import { refusal, text } from "../messages/text.ts";
import { closeListing, type ListingDeps } from "./close-listing.ts";

/** Businesses that sources no longer list. */
export interface UnlistedService {
  count(sourceId: string): Promise<ShownSource["unlisted"]>;
  list(sourceId: string, query: EndpointQuery<typeof listUnlisted>): Promise<EndpointResponse<typeof listUnlisted>>;
  /**
   * Closes a business permanently, or keeps it open until the source lists it again. Throws not_found unless it is absent or awaits a decision.
   */
  decide(
    listing: Pick<SourceListing, "sourceId" | "businessId">,
    decision: "close" | "keep",
    actor: string,
  ): Promise<void>;
}

export interface UnlistedServiceOptions extends ListingDeps {
  audit: AuditLog;
  clock: () => Date;
}

export function createUnlistedService({ listings, editor, audit, clock }: UnlistedServiceOptions): UnlistedService {
  return {
    count: (sourceId) => listings.countUnlisted(sourceId),
    async list(sourceId, { state, after, limit }) {
      const page = await listings.list({ sourceId, states: [state], after, limit });
      const businesses: UnlistedBusiness[] = [];
      for (const { businessId: id, missedRuns } of page) {
        const business = await editor.find(id);
        if (business === undefined) continue;
        businesses.push({ id, name: business.name, city: business.city ?? null, state, missedRuns });
      }
      return { businesses, nextAfter: page.length < limit ? null : (page.at(-1)?.businessId ?? null) };
    },
    async decide({ sourceId, businessId }, decision, actor) {
      const listing = await listings.get(sourceId, businessId);
      const business = await editor.find(businessId);
      if (business === undefined || listing === undefined || !["absent", "asked"].includes(listing.state)) {
        throw refusal("not_found", text("listing_not_found"));
      }
      if (decision === "close") await closeListing({ listings, editor }, listing, true);
      else await listings.putAll([{ ...listing, state: "kept" }]);
      const action = decision === "close" ? "business.closed" : "business.kept_open";
      const details = { name: business.name, sourceId };
      await audit.append({ at: clock(), actor, action, subject: businessId, details });
    },
  };
}
