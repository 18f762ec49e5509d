import { mergeFields } from "../../../domain/merge-fields.ts";
import type { BusinessDraft, ChangeSurvey } from "../../../ports/business-store.ts";
import { addToSurvey, createSurvey } from "../../change-survey.ts";
import { keysOf } from "../../rules/draft-keys.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { findByKeys } from "./import-snapshot.ts";

export async function surveyChanges(
  { identityKeys, businesses }: MongoDirectory,
  drafts: readonly BusinessDraft[],
): Promise<ChangeSurvey> {
  const keys = [...new Set(drafts.flatMap(keysOf))];
  const claims = await identityKeys.find({ _id: { $in: keys } }, BOUNDED).toArray();
  const keyOwners = new Map(claims.map(({ _id, businessId }) => [_id, businessId]));
  const ids = [...new Set(keyOwners.values())];
  const found = await businesses.find({ _id: { $in: ids } }, BOUNDED).toArray();
  const known = { keyOwners, businesses: new Map(found.map((business) => [business._id, business])) };
  const survey = createSurvey();
  for (const draft of drafts) {
    const business = findByKeys(known, draft)?.known;
    if (business === undefined || business.deletedAt !== undefined) continue;
    const { _id: id, fields: before, lockedFields } = business;
    addToSurvey(survey, { id, before, after: mergeFields(before, draft.fields, lockedFields) });
  }
  return survey;
}
