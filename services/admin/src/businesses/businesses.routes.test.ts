import {
  adminBusinessPageSchema,
  adminBusinessSchema,
  approvalAnswerSchema,
  bulkAnswerSchema,
} from "@meridian/contracts/businesses/admin-businesses";
import { problemSchema } from "@meridian/contracts/problem";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { beforeEach, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";

const admin = adminPerTest();
beforeEach(async () => {
  await seedBusinesses(admin.engines, [
    { name: "Bakery", type: "Bakery", subtypes: [], rating: 3, photo: "https://example.org/a.jpg" },
    { name: "Café", rating: 5, reviews: 3 },
    { name: "Döner", rating: 4, city: "Berlin", countryCode: "DE", country: "Germany" },
  ]);
});

const list = async (query = "") =>
  adminBusinessPageSchema.parse(await (await admin.get(`/api/admin/businesses${query}`)).json());
const namesOf = async (query: string) => (await list(query)).businesses.map(({ name }) => name).join(" ");
const slugKind = async (slug: string) => (await admin.engines.businesses.findBySlug(slug)).kind;
const notFoundId = "aaaaaaaaaaaaaaaa";

it("the list answers in both formats of the specification", async () => {
  const page = await list("?page=2&limit=2&sortBy=rating&sortOrder=desc");
  expect(page).toMatchObject({ total: 3, pagination: { total: 3, totalPages: 2 }, currentPage: 2, isTotalExact: true });
  const [business] = page.businesses;
  expect(business).toMatchObject({
    name: "Bakery",
    category: "Bakery",
    isApproved: true,
    hasCoordinates: true,
    countryContradictions: [],
    hasHours: false,
    deletedAt: null,
  });
  expect([business?.address, business?.reviewCount]).toEqual([business?.fullAddress, business?.reviews]);
});

it("the list is searched, filtered and sorted by the query", async () => {
  expect(await namesOf("")).toBe("Bakery Café Döner");
  expect(await namesOf("?filter=CAFE")).toBe("Café");
  expect(await namesOf("?category=All&sortBy=rating")).toBe("Bakery Döner Café");
  expect(await namesOf("?category=Pizza%20restaurant&sortBy=createdAt")).toBe("Café Döner");
  expect(await namesOf("?country=de&city=Berlin")).toBe("Döner");
  expect(await namesOf("?problem=no_photo&sortOrder=desc")).toBe("Döner Café");
  expect(await namesOf("?approval=pending")).toBe("");
  const problem = problemSchema.parse(await (await admin.get("/api/admin/businesses?limit=1000&sortBy=id")).json());
  expect(problem.issues?.map(({ path }) => path)).toEqual(["query.limit", "query.sortBy"]);
});

it("categories and countries are plain lists", async () => {
  expect(await (await admin.get("/api/admin/categories")).json()).toEqual(["Pizza restaurant", "Bakery"]);
  expect(await (await admin.get("/api/admin/country-codes")).json()).toEqual(["US", "DE"]);
});

it("approval is toggled, publishes or unpublishes the business, and is audited", async () => {
  const { id, slug } = await admin.businessOf("Café");
  const version = await admin.engines.datasetVersion.current();
  const toggle = async () =>
    approvalAnswerSchema.parse(await (await admin.send("POST", `/api/admin/businesses/${id}/toggle-approval`)).json());
  expect(await toggle()).toMatchObject({ success: true, id, isApproved: false });
  expect(await slugKind(slug)).toBe("missing");
  await admin.engines.places.refresh();
  expect(await admin.engines.businesses.countListed()).toBe(2);
  expect(await admin.engines.datasetVersion.current()).toBeGreaterThan(version);
  expect(await namesOf("?approval=pending")).toBe("Café");
  expect(await toggle()).toMatchObject({ isApproved: true });
  expect(await slugKind(slug)).toBe("found");
  expect(await admin.notesOf("business")).toMatchObject([
    { name: "Café", before: { isApproved: false }, after: { isApproved: true } },
    { name: "Café", before: { isApproved: true }, after: { isApproved: false } },
  ]);
});

it("a deleted business is in the trash with its purge date, and is restored unchanged", async () => {
  const before = await admin.businessOf("Döner");
  expect((await admin.send("DELETE", `/api/businesses/${before.id}`)).status).toBe(200);
  expect(await slugKind(before.slug)).toBe("gone");
  expect(await namesOf("")).toBe("Bakery Café");
  const trash = await list("?trash=true");
  expect(trash.businesses).toMatchObject([
    { name: "Döner", deletedAt: "2026-05-01T12:00:00.000Z", purgedAt: "2026-05-31T12:00:00.000Z" },
  ]);
  const detail = await admin.get(`/api/admin/businesses/${before.id}`);
  expect(adminBusinessSchema.parse(await detail.json())).toMatchObject({ purgedAt: "2026-05-31T12:00:00.000Z" });
  expect((await admin.send("POST", `/api/admin/businesses/${before.id}/toggle-approval`)).status).toBe(404);
  expect((await admin.send("POST", `/api/admin/businesses/${before.id}/restore`)).status).toBe(200);
  const { revision: _revision, updatedAt: _updatedAt, ...after } = await admin.businessOf("Döner");
  expect(before).toMatchObject(after);
  expect((await admin.notesOf("business")).map((details) => details?.after)).toEqual([
    { isDeleted: false },
    { isDeleted: true },
  ]);
});

it("many businesses change at once, and each change is audited", async () => {
  const ids = await Promise.all(["Bakery", "Café"].map(async (name) => (await admin.businessOf(name)).id));
  const change = async (action: string) =>
    bulkAnswerSchema.parse(
      await (await admin.send("POST", "/api/admin/businesses/bulk", { ids: [...ids, notFoundId], action })).json(),
    );
  expect(await change("approve")).toMatchObject({ changedCount: 0, ids: [] });
  expect(await change("hide")).toMatchObject({ success: true, changedCount: 2, ids });
  expect(await namesOf("?approval=approved")).toBe("Döner");
  expect(await change("approve")).toMatchObject({ changedCount: 2 });
  expect(await change("delete")).toMatchObject({ changedCount: 2 });
  expect(await namesOf("")).toBe("Döner");
  expect(await change("restore")).toMatchObject({ changedCount: 2 });
  expect(await namesOf("")).toBe("Bakery Café Döner");
  expect(await admin.notesOf("business")).toHaveLength(8);
  const bad = await admin.send("POST", "/api/admin/businesses/bulk", { ids: ["x"], action: "burn" });
  expect(problemSchema.parse(await bad.json())).toMatchObject({ code: "invalid_input", success: false });
});

it.each([
  ["GET", `/api/admin/businesses/${notFoundId}`],
  ["PATCH", `/api/admin/businesses/${notFoundId}`],
  ["POST", `/api/admin/businesses/${notFoundId}/toggle-approval`],
  ["POST", `/api/admin/businesses/${notFoundId}/restore`],
  ["DELETE", `/api/businesses/${notFoundId}`],
])("%s %s of an unknown business answers 404", async (method, path) => {
  const answer = await admin.send(method, path, method === "PATCH" ? { revision: 1, fields: {} } : undefined);
  expect(problemSchema.parse(await answer.json())).toMatchObject({ code: "not_found", status: 404 });
});

it("the cache is cleared on demand and audited", async () => {
  const version = await admin.engines.datasetVersion.current();
  expect(await (await admin.send("POST", "/api/admin/clear-cache")).json()).toEqual({
    success: true,
    message: "Cache temizlendi",
  });
  expect(await admin.engines.datasetVersion.current()).toBeGreaterThan(version);
  expect(await admin.notesOf("cache.cleared")).toMatchObject([{ before: version }]);
});

it("whether imports are approved automatically is a setting", async () => {
  const read = async () => (await admin.get("/api/admin/directory-settings")).json();
  expect(await read()).toEqual({ isApprovedByDefault: true });
  await admin.send("POST", "/api/admin/directory-settings", { isApprovedByDefault: false });
  expect(await read()).toEqual({ isApprovedByDefault: false });
  expect(await admin.notesOf("directory")).toMatchObject([
    { before: { isApprovedByDefault: true }, after: { isApprovedByDefault: false } },
  ]);
});
