import { listCleanupJobs } from "@meridian/contracts/admin/cleanup-api";
import { listAdminBusinesses, listCategoryNames } from "@meridian/contracts/businesses/admin-businesses-api";
import { answerShell } from "../../admin-shell.ts";
import { answer } from "../../network.ts";

/** Answers the calls of the combined screen with a session, over a list without a business. */
export function answerCombined(): void {
  answerShell();
  answer(listCategoryNames, ["Restaurant", "Hotel"]);
  answer(listCleanupJobs, { jobs: [] });
  answer(listAdminBusinesses, {
    businesses: [],
    total: 0,
    pagination: { totalPages: 0, total: 0 },
    currentPage: 1,
    isTotalExact: true,
  });
}
