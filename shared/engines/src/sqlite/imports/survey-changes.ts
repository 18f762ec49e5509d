import { mergeFields } from "@meridian/domain/businesses/merge-fields";
import type { BusinessDraft, ChangeSurvey } from "@meridian/ports/businesses/business-store";
import { addToSurvey, createSurvey } from "../../change-survey.ts";
import { keysOf } from "../../rules/draft-keys.ts";
import { openBatchKeys } from "../businesses/business-keys.ts";
import { decodeBusiness, isDeletedRow } from "../businesses/business-row.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";

export function surveyChanges(db: DirectoryDatabase, drafts: readonly BusinessDraft[]): ChangeSurvey {
  const survey = createSurvey();
  const keys = openBatchKeys(db, drafts.flatMap(keysOf));
  for (const draft of drafts) {
    const row = keys.find(keysOf(draft), draft.fields);
    if (row === undefined || isDeletedRow(row)) continue;
    const before = decodeBusiness(row);
    addToSurvey(survey, { id: before.id, before, after: mergeFields(before, draft.fields, before.lockedFields) });
  }
  return survey;
}
