import { listCleanupJobs } from "@meridian/contracts/admin/cleanup-api";
import type { AdminBusiness, AdminBusinessPage, AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import { listAdminBusinesses, listCategoryNames } from "@meridian/contracts/businesses/admin-businesses-api";
import { listCities } from "@meridian/contracts/places/places-api";
import { makeFields } from "@meridian/testing/business-factory";
import { screen } from "@testing-library/react";
import { logIn } from "../../admin-shell.ts";
import { answer } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz";

export const idOf = (number: number): string => ID_LETTERS.charAt(number).repeat(16);

export function listItem(number: number, overrides: Partial<AdminListItem> = {}): AdminListItem {
  return {
    id: idOf(number),
    slug: `kahve-${number}`,
    name: `Kahve ${number}`,
    category: "Cafe",
    type: "Cafe",
    address: `Deniz Sk. ${number}`,
    fullAddress: `Deniz Sk. ${number}, Kadıköy, İstanbul, Türkiye`,
    city: "İstanbul",
    country: "Türkiye",
    countryCode: "TR",
    phone: `+90 216 555 01 0${number}`,
    photo: null,
    rating: 4.3,
    reviewCount: 1_205,
    reviews: 1_205,
    verified: false,
    isApproved: true,
    status: "operational",
    hasHours: true,
    hasCoordinates: true,
    countryContradictions: [],
    lockedFields: [],
    importId: null,
    revision: 1,
    createdAt: "2026-05-01T12:00:00.000Z",
    updatedAt: "2026-05-01T12:00:00.000Z",
    deletedAt: null,
    purgedAt: null,
    deletionKind: null,
    ...overrides,
  };
}

export function businessPage(
  businesses: AdminListItem[],
  { currentPage = 1, totalPages = 1 }: { currentPage?: number; totalPages?: number } = {},
): AdminBusinessPage {
  const total = businesses.length * totalPages;
  return { businesses, total, pagination: { totalPages, total }, currentPage, isTotalExact: true };
}

export function adminBusiness(number: number, overrides: Partial<AdminBusiness> = {}): AdminBusiness {
  return {
    ...makeFields({ name: `Kahve ${number}` }),
    id: idOf(number),
    slug: `kahve-${number}`,
    isApproved: true,
    popularity: 0,
    lockedFields: [],
    revision: 1,
    createdAt: "2026-05-01T12:00:00.000Z",
    updatedAt: "2026-05-01T12:00:00.000Z",
    ...overrides,
  };
}

export const TWO_BUSINESSES = businessPage([listItem(1), listItem(2)]);

/** Answers what the business list asks for besides its businesses. */
export function answerAroundList(): void {
  logIn();
  answer(listCategoryNames, ["Cafe", "Hotel"]);
  answer(listCleanupJobs, { jobs: [] });
}

/** Opens the list with these businesses; `prepare` may change the answers around it. Returns the calls for the businesses. */
export async function openList(page: AdminBusinessPage = TWO_BUSINESSES, query = "", prepare = () => {}) {
  answerAroundList();
  prepare();
  const calls = answer(listAdminBusinesses, page);
  const view = await renderRoute(`/admin/businesses${query}`);
  await screen.findByRole("heading", { level: 1, name: "İşletme Yönetimi" });
  return { ...view, calls };
}

export const rowsOfList = () => screen.findByRole("list", { name: "İşletmeler" });

/** Opens the combined screen, which has the older upload and export. */
export async function openCombined() {
  answerAroundList();
  const calls = answer(listAdminBusinesses, TWO_BUSINESSES);
  const view = await renderRoute("/admin-legacy");
  await screen.findByRole("heading", { name: "Danger Zone" });
  return { ...view, calls };
}

/** What the form of a business offers to choose from. */
export function answerNames(): void {
  answer(listCategoryNames, ["Cafe", "Pizza restaurant"]);
  answer(listCities, [
    { city: "Philadelphia", countryCode: "US", businessCount: 1, categoryCount: 1, slug: "philadelphia" },
  ]);
}
