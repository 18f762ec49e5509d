import type { ImportReview } from "@meridian/contracts/imports/import-review";
import { makeImportJob } from "@meridian/testing/imports/import-job-factory";
import { expect, it } from "vitest";
import { notificationsOf } from "./notifications.ts";

it.each([
  ["waiting", "İçe aktarma karar bekliyor"],
  ["published", "İçe aktarma tamamlandı"],
] as const)("of an import whose review is %s says so", (state, title) => {
  const undecided = { decidedBy: null, decidedAt: null, nextJobId: null };
  const review: ImportReview = { state, doubts: [], samples: [], missing: [], ...undecided };
  const job = makeImportJob({ state: "succeeded", phase: "done", finishedAt: "2026-01-01T10:00:00.000Z", review });
  expect(notificationsOf([{ ...job, failure: null, notes: [] }], [])).toMatchObject([{ title }]);
});
