import type { Business } from "@meridian/contracts/businesses/business";
import { CLOSED_UNLISTED, UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { SourceListing } from "@meridian/contracts/businesses/source-listing";
import { isAppError } from "@meridian/platform/app-error";
import type { BusinessEditor, BusinessPatch } from "@meridian/ports/businesses/business-editor";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";

export interface ListingDeps {
  listings: SourceListingStore;
  editor: Pick<BusinessEditor, "find" | "edit">;
}

/** For a business that others edit at the same time. */
const MAX_ATTEMPTS = 5;

export async function closeListing({ listings, editor }: ListingDeps, listing: SourceListing): Promise<void> {
  const business = await editor.find(listing.businessId);
  if (business === undefined) return;
  // Noted first: a process that dies in between is found to have closed it.
  const formerStatus = listing.state === "closed" ? listing.formerStatus : business.status;
  await listings.putAll([{ ...listing, state: "closed", formerStatus }]);
  await editStatus(editor, listing.businessId, CLOSED_UNLISTED, ({ status }) =>
    status === "closed" ? undefined : { status: "closed" },
  );
}

/** Reopens what a source closed, unless somebody has decided about its status since. */
export async function reopenListing({ editor }: Pick<ListingDeps, "editor">, listing: SourceListing): Promise<void> {
  const { businessId, formerStatus } = listing;
  if (listing.state !== "closed" || formerStatus === null) return;
  await editStatus(editor, businessId, UNKNOWN_GIVER, ({ status, lockedFields }) =>
    status !== "closed" || lockedFields.includes("status") ? undefined : { status: formerStatus },
  );
}

async function editStatus(
  editor: ListingDeps["editor"],
  id: string,
  giver: number,
  patchOf: (business: Business) => BusinessPatch | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const business = await editor.find(id);
    const patch = business === undefined ? undefined : patchOf(business);
    if (business === undefined || patch === undefined) return;
    try {
      await editor.edit({ id, revision: business.revision, patch, givenBy: { status: giver } });
      return;
    } catch (error) {
      if (!isAppError(error) || error.code !== "conflict" || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
