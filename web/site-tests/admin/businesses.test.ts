import { getStats } from "@meridian/contracts/admin/admin-api";
import type { AdminListItem } from "@meridian/contracts/businesses/admin-businesses";
import {
  deleteBusiness,
  getAdminBusiness,
  listAdminBusinesses,
  listCategoryNames,
  listCountryCodes,
  toggleApproval,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { afterAll, describe, expect, it } from "vitest";
import { eventually, logIn } from "../http-client.ts";
import { findOwn, importRows, newTag, ownBusiness, removeOwn, templateRow } from "../own-businesses.ts";

const OWN_BUSINESSES = 25;
const tag = newTag();
const nameOf = (number: number) => `${tag} ${String(number).padStart(2, "0")}`;
const admin = await logIn();
const rows = Array.from({ length: OWN_BUSINESSES }, (_, index) => templateRow(nameOf(index + 1), index + 1));
// Two imports, so that not all were created at once.
await importRows(admin, `${tag}-1.csv`, rows.slice(0, 10));
await importRows(admin, `${tag}-2.csv`, rows.slice(10));
afterAll(() => removeOwn(admin, tag));

const list = (query: string) => admin.read(listAdminBusinesses, `${listAdminBusinesses.path}?${query}`);

describe("the list", () => {
  it("has 20 businesses a page [admin 9.1]", async () => {
    expect((await list("")).businesses).toHaveLength(20);
  });

  it("accepts page and size alone, as the older screen sends them [admin 7.6]", async () => {
    const { businesses, currentPage } = await list("page=2&size=20");
    expect([businesses.length, currentPage]).toEqual([20, 2]);
  });

  it("is filtered, ordered and paged by filter, category, sortBy, sortOrder, page and limit [admin 7.5]", async () => {
    const query = `filter=${tag}%20&category=Cafe&sortBy=name&sortOrder=desc&page=2&limit=5`;
    const { businesses, currentPage, pagination } = await list(query);
    expect(businesses.map(({ name }) => name)).toEqual([20, 19, 18, 17, 16].map(nameOf));
    for (const { category } of businesses) expect(category).toBe("Cafe");
    expect([currentPage, pagination]).toEqual([2, { totalPages: 5, total: OWN_BUSINESSES }]);
    expect((await list(`filter=${tag}&category=Hotel`)).total).toBe(0);
  });

  it("carries totalPages and total in its pagination, and total beside it [admin 3.4]", async () => {
    const { businesses, total, pagination } = await list(`filter=${tag}%20`);
    expect(businesses).toHaveLength(20);
    expect([total, pagination]).toEqual([OWN_BUSINESSES, { totalPages: 2, total: OWN_BUSINESSES }]);
  });

  it("has the fields of the older format on each business [admin 3.2]", async () => {
    const business = await ownBusiness(admin, nameOf(1));
    for (const field of ["id", "slug", "name", "category", "address", "rating", "reviewCount", "createdAt"]) {
      expect(business).toHaveProperty(field);
    }
    expect(business.isApproved).toBe(true);
  });

  it.each<[string, (business: AdminListItem) => number]>([
    ["name", ({ name }) => Number(name.slice(-2))],
    ["rating", ({ rating }) => rating ?? 0],
    ["reviewCount", ({ reviewCount }) => reviewCount],
    ["createdAt", ({ createdAt }) => Date.parse(createdAt)],
  ])("is ordered by %s both ways [admin 2.43]", async (sortBy, measure) => {
    const measured = async (order: string) =>
      (await list(`filter=${tag}%20&limit=100&sortBy=${sortBy}&sortOrder=${order}`)).businesses.map(measure);
    const ascending = await measured("asc");
    expect(new Set(ascending).size).toBeGreaterThan(1);
    expect(ascending).toEqual(ascending.toSorted((left, right) => left - right));
    expect(await measured("desc")).toEqual(ascending.toReversed());
  });
});

describe("one business", () => {
  it("has all fields of the newer format [admin 3.3]", async () => {
    const { id } = await ownBusiness(admin, nameOf(1));
    const business = await admin.read(getAdminBusiness, `${listAdminBusinesses.path}/${id}`);
    for (const field of [
      ...["id", "name", "slug", "category", "fullAddress", "countryCode", "phone", "latitude", "longitude"],
      ...["rating", "reviews", "verified", "placeId", "createdAt", "updatedAt"],
    ]) {
      expect(business).toHaveProperty(field);
    }
    expect(business).toMatchObject({ placeId: `${tag}-01`, countryCode: "TR", reviews: 3 });
  });

  it("toggles its approval by a call without a body, which answers success and isApproved [admin 7.14]", async () => {
    const { id } = await ownBusiness(admin, nameOf(10));
    for (const isApproved of [false, true]) {
      const answer = await admin.read(toggleApproval, `${listAdminBusinesses.path}/${id}/toggle-approval`);
      expect(answer).toMatchObject({ success: true, isApproved });
    }
  });

  it("is shown in the list with its changed approval [admin 4.4]", async () => {
    const { id } = await ownBusiness(admin, nameOf(5));
    for (const isApproved of [false, true]) {
      await admin.read(toggleApproval, `${listAdminBusinesses.path}/${id}/toggle-approval`);
      expect(await ownBusiness(admin, nameOf(5))).toMatchObject({ isApproved });
    }
  });

  it("leaves the list for the trash when it is deleted [admin 7.12]", async () => {
    const name = `silinen ${newTag()}`;
    await importRows(admin, `${name}.csv`, [templateRow(name, 1)]);
    const { id } = await ownBusiness(admin, name);
    expect(await admin.read(deleteBusiness, `/api/businesses/${id}`)).toMatchObject({ success: true });
    expect(await findOwn(admin, name)).toEqual([]);
    expect(await findOwn(admin, name, "&trash=true")).toMatchObject([{ id }]);
  });
});

describe("the figures", () => {
  it("count all businesses, approved and pending [admin 3.1] [admin 7.3]", async () => {
    await eventually(async () => {
      const { totalBusinesses, approvedBusinesses, pendingBusinesses } = await admin.read(getStats);
      expect(approvedBusinesses + pendingBusinesses).toBe(totalBusinesses);
      expect((await list("limit=1")).total).toBe(totalBusinesses);
    });
  });

  it("count approved businesses for the approved counter [admin 9.12]", async () => {
    await eventually(async () => {
      const { approvedBusinesses } = await admin.read(getStats);
      expect((await list("approval=approved&limit=1")).total).toBe(approvedBusinesses);
    });
  });

  it("name each category with its count, the largest first [admin 3.1] [admin 7.3]", async () => {
    const { categories, totalCategories } = await admin.read(getStats);
    expect(categories.length).toBeGreaterThan(0);
    expect(totalCategories).toBeGreaterThanOrEqual(categories.length);
    const counts = categories.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
    expect(categories.map(({ category }) => category)).toContain("Cafe");
  });

  it("come with the names of all categories [admin 7.7]", async () => {
    expect(await admin.read(listCategoryNames)).toContain("Cafe");
  });

  it("include the codes of all countries [admin 7.8]", async () => {
    const codes = await admin.read(listCountryCodes);
    expect(codes).toContain("TR");
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
  });
});
