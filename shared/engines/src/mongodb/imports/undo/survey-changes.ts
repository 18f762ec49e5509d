import { UNKNOWN_GIVER } from "@meridian/contracts/businesses/field-sources";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import type { ChangeSurvey, SurveyedFile } from "@meridian/ports/businesses/import-batch";
import { addToSurvey, createSurvey } from "../../../change-survey.ts";
import { mergeDraft } from "../../../rules/import-givers.ts";
import { NO_JOB } from "../../../rules/similar-draft.ts";
import type { BusinessScope } from "../../businesses/business-scope.ts";
import { BOUNDED } from "../../mongo-directory.ts";
import { findKnown } from "../find-known.ts";
import { readGiving, readSourceOrder } from "../giving-jobs.ts";
import { findSimilar } from "../similar-businesses.ts";

export async function surveyChanges(
  scope: BusinessScope,
  drafts: readonly BusinessDraft[],
  of: SurveyedFile = {},
): Promise<ChangeSurvey> {
  const { directory } = scope;
  const survey = createSurvey();
  const withKeys = await findKnown(directory, drafts);
  const known = [...withKeys, ...(await findJoined(scope, withoutKeys(drafts, withKeys)))];
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

type Known = Awaited<ReturnType<typeof findKnown>>;

function withoutKeys(drafts: readonly BusinessDraft[], known: Known): BusinessDraft[] {
  const found = new Set(known.map(({ draft }) => draft));
  return drafts.filter((draft) => !found.has(draft));
}

/** The drafts that describe a business by other means than a key, with that business. */
async function findJoined(
  { directory, places, clock }: BusinessScope,
  drafts: readonly BusinessDraft[],
): Promise<Known> {
  await places.followRules();
  const similar = await findSimilar(directory, { jobId: NO_JOB, jobCreatedAt: clock().getTime(), places }, drafts);
  const ids = [...similar.values()].flatMap(({ same: [first] }) => first?.id ?? []);
  const found = await directory.businesses.find({ _id: { $in: ids } }, BOUNDED).toArray();
  const byId = new Map(found.map((business) => [business._id, business]));
  return [...similar].flatMap(
    ([
      draft,
      {
        same: [first],
      },
    ]) => {
      const business = byId.get(first?.id ?? "");
      return business === undefined ? [] : [{ draft, business }];
    },
  );
}
