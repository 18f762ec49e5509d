import type { Derived } from "../../businesses/business-document.ts";
import type { BusinessDocument } from "../../documents.ts";

/** How later drafts see a business about to be created. */
export function previewCreated(
  id: string,
  slug: string,
  content: Derived & Pick<BusinessDocument, "fields">,
): BusinessDocument {
  return {
    _id: id,
    slug,
    ...content,
    isApproved: true,
    lockedFields: [],
    revision: 0,
    createdAt: 0,
    updatedAt: 0,
    counted: { isStored: false },
    countedStep: 0,
  };
}
