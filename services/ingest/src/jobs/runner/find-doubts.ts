import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import type { ImportReview } from "@meridian/contracts/imports/import-review";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";
import type { RowSurvey } from "../../parse/columns/survey/survey-rows.ts";
import { doubtsOfFile, doubtsOfGate, reviewOf } from "../doubts.ts";

export interface FindDoubtsDeps {
  businesses: Pick<BusinessStore, "surveyChanges">;
  sources: Pick<ImportSourceStore, "get">;
  listings: Pick<SourceListingStore, "survey">;
  /** Read when a job starts or resumes. */
  settings: Pick<DirectorySettingsStore, "get">;
}

/**
 * What speaks against publishing at once: of a file whose mapping is trusted, only what the gate of its source says. Columns that an
 * administrator decided are no guess any more.
 */
export async function findDoubts(
  { businesses, settings, sources, listings }: FindDoubtsDeps,
  { id, sourceId, columnChoices }: ImportJob,
  { survey, profiles }: { survey: RowSurvey | undefined; profiles: readonly MappingProfile[] },
): Promise<ImportReview | undefined> {
  if (survey === undefined) return undefined;
  const { signature } = survey;
  const isTrusted = profiles.some((profile) => profile.signature === signature && profile.isTrusted === true);
  const source = sourceId === undefined ? undefined : await sources.get(sourceId);
  if (isTrusted && source === undefined) return undefined;
  const changes = await businesses.surveyChanges(survey.drafts, { sourceId, headerSignature: signature });
  const gate = source && {
    percent: source.gatePercent,
    isOtherFile: columnChoices === null && source.profileSignature !== null && source.profileSignature !== signature,
    ...(await listings.survey(source.id, id)),
  };
  const areNamesGuessed = survey.areNamesGuessed && columnChoices === null;
  const { review: thresholds } = await settings.get();
  const ofFile = doubtsOfFile({ ...survey, areNamesGuessed }, gate ? undefined : changes, thresholds);
  const ofGate = gate === undefined ? [] : doubtsOfGate(gate, changes);
  return reviewOf(isTrusted ? ofGate : [...ofFile, ...ofGate], changes);
}
