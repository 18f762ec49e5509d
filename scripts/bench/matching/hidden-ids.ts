import { readDrafts } from "../../../services/ingest/src/parse/testing/read-drafts.ts";
import { hasGoogleId, placeKeyOf } from "../../../shared/domain/src/businesses/identity/business-identity.ts";
import type { BusinessDraft } from "../../../shared/ports/src/businesses/business-draft.ts";

/** A business of a file as if the file had no ids, and the ids by which its outcome can be judged. */
export interface HiddenDraft {
  draft: BusinessDraft;
  ids: readonly string[];
}

/** The businesses of a spreadsheet that have an id, one of each, without it and without the links that contain it. */
export async function readHidden(path: string): Promise<HiddenDraft[]> {
  const { drafts } = await readDrafts(path);
  const seen = new Set<string>();
  return drafts.flatMap((draft) => {
    const ids = draft.identityKeys;
    if (!hasGoogleId(draft) || ids.some((id) => seen.has(id))) return [];
    for (const id of ids) seen.add(id);
    return [{ draft: hideIds(draft), ids }];
  });
}

export function hideIds({ row, fields }: BusinessDraft): BusinessDraft {
  const { placeId: _id, url: _url, reviewsLink: _link, ...plain } = fields;
  return { row, fields: plain, identityKeys: [placeKeyOf(plain)] };
}
