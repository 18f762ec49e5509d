import { UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ChangeSurvey, SurveyedFile } from "@meridian/ports/businesses/import-batch";
import { addToSurvey, createSurvey } from "../../../change-survey.ts";
import { mergeDraft } from "../../../rules/import-givers.ts";
import type { MongoDirectory } from "../../mongo-directory.ts";
import { findKnown } from "../find-known.ts";
import { readGiving, readSourceOrder } from "../giving-jobs.ts";

export async function surveyChanges(
  directory: MongoDirectory,
  drafts: readonly BusinessDraft[],
  of: SurveyedFile = {},
): Promise<ChangeSurvey> {
  const survey = createSurvey();
  const known = await findKnown(directory, drafts);
  const own = { ...of, isUndone: false, wasHeld: false, number: UNKNOWN_GIVER };
  const order = await readSourceOrder(directory);
  const giving = await readGiving(
    directory,
    { own, order },
    known.map(({ business }) => business),
  );
  for (const { draft, business } of known) {
    if (business.deletedAt !== undefined) continue;
    const { _id: id, fields: before } = business;
    addToSurvey(survey, { id, before, after: mergeDraft(business, draft, giving).fields });
  }
  return survey;
}
