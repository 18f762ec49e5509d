import { UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ChangeSurvey, SurveyedFile } from "@meridian/ports/businesses/import-batch";
import { addToSurvey, createSurvey } from "../../change-survey.ts";
import { keysOf } from "../../rules/draft-keys.ts";
import { mergeDraft } from "../../rules/import-givers.ts";
import { NO_JOB } from "../../rules/similar-draft.ts";
import { openBatchKeys } from "../businesses/business-keys.ts";
import { decodeBusiness, isDeletedRow } from "../businesses/business-row.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import type { Dimensions } from "../places/dimensions.ts";
import { openGiver } from "./giving-jobs.ts";
import { openSimilarBusinesses } from "./similar-businesses.ts";

export function surveyChanges(
  { db, dimensions, now }: { db: DirectoryDatabase; dimensions: Dimensions; now: number },
  drafts: readonly BusinessDraft[],
  of: SurveyedFile = {},
): ChangeSurvey {
  const survey = createSurvey();
  const giving = openGiver(db, () => ({ ...of, isUndone: false, wasHeld: false, number: UNKNOWN_GIVER }));
  const keys = openBatchKeys(db, drafts.flatMap(keysOf));
  const similar = openSimilarBusinesses(
    { db, dimensions, jobId: NO_JOB, jobCreatedAt: now },
    drafts.filter((draft) => !keys.knows(keysOf(draft))),
  );
  for (const draft of drafts) {
    const row = keys.find(keysOf(draft), draft.fields) ?? similar.find(draft).same[0];
    if (row === undefined || isDeletedRow(row)) continue;
    const before = decodeBusiness(row);
    addToSurvey(survey, {
      id: before.id,
      before,
      after: mergeDraft({ ...before, fields: before }, draft, giving).fields,
    });
  }
  return survey;
}
