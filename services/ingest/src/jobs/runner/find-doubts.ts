import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import { type ImportDoubt, type ImportReview, MAX_SAMPLES } from "@meridian/contracts/imports/import-review";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { ImportSourceStore } from "@meridian/ports/imports/import-source-store";
import type { SourceListingStore } from "@meridian/ports/imports/source-listing-store";
import type { DirectorySettingsStore } from "@meridian/ports/site/settings-store";
import type { RowSurvey } from "../../parse/columns/survey/survey-rows.ts";
import { doubtsOfFile, doubtsOfGate, reviewOf } from "../doubts.ts";

export interface FindDoubtsDeps {
  businesses: Pick<BusinessStore, "surveyChanges" | "findByIds">;
  sources: Pick<ImportSourceStore, "get">;
  listings: Pick<SourceListingStore, "survey" | "list">;
  /** Read when a job starts or resumes. */
  settings: Pick<DirectorySettingsStore, "get">;
}

/**
 * What speaks against publishing at once: of a file whose mapping is trusted, only what the gate of its source says, and that it names
 * another chain than the mapping. Columns that an administrator decided are no guess any more.
 */
export async function findDoubts(
  deps: FindDoubtsDeps,
  { id, sourceId, columnChoices }: ImportJob,
  { survey, profiles }: { survey: RowSurvey | undefined; profiles: readonly MappingProfile[] },
): Promise<ImportReview | undefined> {
  if (survey === undefined) return undefined;
  const { businesses, settings, sources, listings } = deps;
  const { signature } = survey;
  const isTrusted = profiles.some((profile) => profile.signature === signature && profile.isTrusted === true);
  const source = sourceId === undefined ? undefined : await sources.get(sourceId);
  if (isTrusted && source === undefined && !survey.areNamesSuggested) return undefined;
  const changes = await businesses.surveyChanges(survey.drafts, { sourceId, headerSignature: signature });
  const gate = source && {
    sourceId: source.id,
    percent: source.gatePercent,
    isOtherFile: columnChoices === null && source.profileSignature !== null && source.profileSignature !== signature,
    ...(await listings.survey(source.id, id)),
  };
  const areNamesGuessed = survey.areNamesGuessed && columnChoices === null;
  const { review: thresholds } = await settings.get();
  const ofFile = doubtsOfFile({ ...survey, areNamesGuessed }, gate ? undefined : changes, thresholds);
  const ofGate = gate === undefined ? [] : doubtsOfGate(gate, changes);
  const missing = gate !== undefined && gate.absent > 0 ? await findMissing(deps, gate.sourceId, id) : [];
  const isDoubt = ({ code }: ImportDoubt) => !isTrusted || (code === "names_of_list" && survey.areNamesSuggested);
  return reviewOf([...ofFile.filter(isDoubt), ...ofGate], { ...changes, missing });
}

/** Some of the published businesses that the import lacks. */
async function findMissing(
  { businesses, listings }: Pick<FindDoubtsDeps, "businesses" | "listings">,
  sourceId: string,
  unseenJobId: string,
): Promise<ImportReview["missing"]> {
  const lacked = await listings.list({ sourceId, states: ["listed"], unseenJobId, after: "", limit: MAX_SAMPLES });
  const found = await businesses.findByIds(lacked.map(({ businessId }) => businessId));
  return found.map(({ id, name, city = null }) => ({ id, name, city }));
}
