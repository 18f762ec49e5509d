import { mergeFields } from "@meridian/domain/businesses/merge-fields";
import type { BusinessDraft, ChangeSurvey } from "@meridian/ports/businesses/business-store";
import { addToSurvey, createSurvey } from "../../change-survey.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { findKnown } from "./find-known.ts";

export async function surveyChanges(
  directory: MongoDirectory,
  drafts: readonly BusinessDraft[],
): Promise<ChangeSurvey> {
  const survey = createSurvey();
  for (const { draft, business } of await findKnown(directory, drafts)) {
    if (business.deletedAt !== undefined) continue;
    const { _id: id, fields: before, lockedFields } = business;
    addToSurvey(survey, { id, before, after: mergeFields(before, draft.fields, lockedFields) });
  }
  return survey;
}
