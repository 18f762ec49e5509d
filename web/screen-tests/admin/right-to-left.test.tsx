import { listCleanupJobs } from "@meridian/contracts/admin/cleanup-api";
import { getAdminBusiness } from "@meridian/contracts/businesses/admin-businesses-api";
import { listCategoryDecisions, listCategoryLabels } from "@meridian/contracts/categories/categories-api";
import { listInbox } from "@meridian/contracts/site/site-api";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { logIn } from "../admin-shell.ts";
import { rightToLeftTexts } from "../lost-direction.ts";
import { answer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import {
  adminBusiness,
  answerNames,
  businessPage,
  idOf,
  listItem,
  openList,
  rowsOfList,
} from "./businesses/business-fixtures.ts";

const NAME = "مطعم الشرق (فرع 2)";
const CITY = "الدار البيضاء";
const CATEGORY = "مطعم";
const ADDRESS = `شارع محمد الخامس 12, ${CITY}`;

it("the list of businesses shows right-to-left names in their own direction", async () => {
  await openList(businessPage([listItem(1, { name: NAME, category: CATEGORY, city: CITY, fullAddress: ADDRESS })]));
  await rowsOfList();
  expect(rightToLeftTexts()).toEqual({ lost: [], kept: [NAME, CATEGORY, ADDRESS] });
});

it("the form of a business takes and shows right-to-left names in their own direction", async () => {
  logIn();
  answerNames();
  answer(getAdminBusiness, adminBusiness(1, { name: NAME, description: CATEGORY }));
  await renderRoute(`/admin/businesses/${idOf(1)}`);
  expect((await screen.findByDisplayValue(NAME)).getAttribute("dir")).toBe("auto");
  expect(screen.getByDisplayValue(CATEGORY).getAttribute("dir")).toBe("auto");
  expect(rightToLeftTexts()).toMatchObject({ lost: [], kept: expect.arrayContaining([NAME]) });
});

it("labels and messages show right-to-left names in their own direction", async () => {
  logIn();
  const category = { slug: "x", name: CATEGORY, count: 1, isHidden: false };
  const label = { label: NAME, slug: "y", count: 1, kind: null, category };
  answer(listCategoryLabels, { labels: [label], totalCount: 1, totalPages: 1, isCut: false, unmappedCount: 1 });
  answer(listCategoryDecisions, { decisions: [], nextBefore: null });
  answer(listCleanupJobs, { jobs: [] });
  const { router } = await renderRoute("/admin/categories");
  await screen.findByText(NAME);
  expect(rightToLeftTexts()).toEqual({ lost: [], kept: [NAME, CATEGORY] });

  answer(listInbox, {
    items: [
      {
        ...{ id: "m-1", kind: "message", state: "new", receivedAt: "2026-01-02T10:00:00.000Z", isSuspect: false },
        ...{ changedAt: null, changedBy: null, mail: "off", mailAttempts: 0 },
        ...{ name: "Leyla", email: "l@example.org", company: null, phone: null, subject: NAME, message: ADDRESS },
      },
    ],
    nextAfter: null,
    counts: { new: 1, read: 0, answered: 0, closed: 0 },
  });
  await router.navigate({ to: "/admin/inbox" });
  await screen.findByText(ADDRESS);
  expect(rightToLeftTexts()).toMatchObject({ lost: [], kept: expect.arrayContaining([NAME, ADDRESS]) });
});
