import type { Business } from "@meridian/contracts/businesses/business";
import { CLOSED_UNLISTED, GIVEN_BY_HAND, UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { SourceListing } from "@meridian/contracts/businesses/source-listing";
import { isAppError } from "@meridian/platform/app-error";
import type { BusinessEdit, BusinessEditor } from "@meridian/ports/businesses/business-editor";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";

export interface ListingDeps {
  listings: SourceListingStore;
  editor: Pick<BusinessEditor, "find" | "edit">;
}

/** For a business that others edit at the same time. */
const MAX_ATTEMPTS = 5;

/** A closing by hand locks the status, as other edits by hand do: no import reopens the business. */
export async function closeListing(
  { listings, editor }: ListingDeps,
  listing: SourceListing,
  isByHand: boolean,
): Promise<void> {
  const business = await editor.find(listing.businessId);
  if (business === undefined) return;
  // Noted first: a process that dies in between is found to have closed it.
  const formerStatus = listing.state === "closed" ? listing.formerStatus : business.status;
  await listings.putAll([{ ...listing, state: "closed", formerStatus }]);
  await editStatus(editor, listing.businessId, ({ lockedFields }) => ({
    patch: { status: "closed" },
    lockedFields: isByHand ? [...lockedFields, "status"] : lockedFields,
    givenBy: { status: isByHand ? GIVEN_BY_HAND : CLOSED_UNLISTED },
  }));
}

/** Reopens what a source closed, unless somebody has decided about its status since. */
export async function reopenListing({ editor }: Pick<ListingDeps, "editor">, listing: SourceListing): Promise<void> {
  const { businessId, formerStatus } = listing;
  if (listing.state !== "closed" || formerStatus === null) return;
  await editStatus(editor, businessId, ({ status, lockedFields }) =>
    status !== "closed" || lockedFields.includes("status")
      ? undefined
      : { patch: { status: formerStatus }, givenBy: { status: UNKNOWN_GIVER } },
  );
}

async function editStatus(
  editor: ListingDeps["editor"],
  id: string,
  editOf: (business: Business) => Omit<BusinessEdit, "id" | "revision"> | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const business = await editor.find(id);
    const edit = business === undefined ? undefined : editOf(business);
    if (business === undefined || edit === undefined) return;
    try {
      await editor.edit({ ...edit, id, revision: business.revision });
      return;
    } catch (error) {
      if (!isAppError(error) || error.code !== "conflict" || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
