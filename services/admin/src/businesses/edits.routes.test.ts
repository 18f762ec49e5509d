import {
  adminBusinessSchema,
  editConflictSchema,
  knownBusinessSchema,
  mergeAnswerSchema,
  similarBusinessSchema,
} from "@meridian/contracts/businesses/admin-businesses";
import { problemSchema } from "@meridian/contracts/problem";
import { makeDraft } from "@meridian/testing/business-factory";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { importDrafts } from "@meridian/testing/stores-under-test";
import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { adminPerTest } from "../testing/admin-per-test.ts";

const HOURS = { intervals: [[540, 1020]], knownDays: [0] };

const admin = adminPerTest();
beforeEach(async () => {
  await seedBusinesses(admin.engines, [
    { name: "Luigi", workingHours: "Mon 9-5" },
    { name: "Luigi's", reviews: 900, website: "https://luigi.example" },
  ]);
});

async function edit(name: string, fields: Record<string, unknown>, others: Record<string, unknown> = {}) {
  const { id, revision } = await admin.businessOf(name);
  return admin.send("PATCH", `/api/admin/businesses/${id}`, { revision, fields, ...others });
}

it("an edit sets the given fields, clears those given as empty, and locks what changed", async () => {
  const before = await admin.businessOf("Luigi");
  const fields = { name: " Mario ", website: "", rating: "4.2", phone: "+49 30 1234567", reviews: 120 };
  const answer = await edit("Luigi", fields);
  const after = adminBusinessSchema.parse(await answer.json());
  expect(after).toMatchObject({ name: "Mario", rating: 4.2, phone: "+49 30 1234567", phoneE164: "+49301234567" });
  expect(after).toMatchObject({ revision: before.revision + 1, slug: before.slug, city: before.city });
  expect(after.lockedFields).toEqual(["name", "phone", "phoneE164", "rating"]);
  expect(await admin.notesOf("business.edited")).toMatchObject([
    { before: { name: "Luigi", rating: 4.5 }, after: { name: "Mario", rating: 4.2, lockedFields: after.lockedFields } },
  ]);
});

it("an edit survives the next import of the business", async () => {
  await edit("Luigi", { name: "Mario", hours: HOURS, city: null });
  await importDrafts(admin.engines, [makeDraft("place-0", { name: "Luigi", workingHours: "Tue 1-2", rating: 1 })]);
  const after = await admin.businessOf("Mario");
  expect(after).toMatchObject({ hours: HOURS, rating: 1 });
  expect([after.workingHours, after.city]).toEqual([undefined, undefined]);
});

it("locks given in the request are stored", async () => {
  const answer = await edit("Luigi", { name: "Mario" }, { lockedFields: ["phone"] });
  expect(adminBusinessSchema.parse(await answer.json()).lockedFields).toEqual(["phone"]);
});

it("a business that was hidden by hand stays so for imports, whatever locks an edit sets", async () => {
  const { id } = await admin.businessOf("Luigi");
  await admin.engines.editor.setApproved([id], false);
  const answer = await edit("Luigi", { name: "Mario" }, { lockedFields: ["phone"] });
  expect(adminBusinessSchema.parse(await answer.json()).lockedFields).toEqual(["phone", "isApproved"]);
});

it("a country follows its code, and a code its country", async () => {
  const answer = await edit("Luigi", { countryCode: "de", city: "" });
  expect(await answer.json()).toMatchObject({ countryCode: "DE", country: "Germany" });
  const turkish = await edit("Luigi's", { country: "Türkiye" }, { creating: ["city"] });
  expect(await turkish.json()).toMatchObject({ countryCode: "TR" });
});

it("an unknown category or city is rejected unless it is marked as new", async () => {
  await admin.engines.places.refresh();
  const fields = { type: "Pizzza restaurant", city: "Philadelpia" };
  const refused = await edit("Luigi", fields);
  expect(refused.status).toBe(400);
  const { issues } = problemSchema.parse(await refused.json());
  expect(issues?.map(({ path }) => path)).toEqual(["body.fields.type", "body.fields.city"]);
  expect((await edit("Luigi", fields, { creating: ["type"] })).status).toBe(400);
  expect((await edit("Luigi", { type: "pizza RESTAURANT", city: "philadelphia" })).status).toBe(200);
  expect((await edit("Luigi", fields, { creating: ["type", "city"] })).status).toBe(200);
});

it("a business added by hand is public, locked against imports, and audited", async () => {
  const request = {
    fields: { name: "Zenith", city: "Köln", countryCode: "de", phone: "+49 30 1234567" },
    creating: ["city"],
  };
  const answer = await admin.send("POST", "/api/admin/businesses", request);
  expect(answer.status).toBe(201);
  const created = adminBusinessSchema.parse(await answer.json());
  expect(created).toMatchObject({
    ...{ name: "Zenith", slug: "zenith-koln", country: "Germany", phoneE164: "+49301234567", isApproved: true },
    lockedFields: ["name", "city", "countryCode", "country", "phone", "phoneE164"],
  });
  expect(await admin.notesOf("business.created")).toMatchObject([{ name: "Zenith", after: { city: "Köln" } }]);
  const again = await admin.send("POST", "/api/admin/businesses", request);
  expect(again.status).toBe(409);
  const problem = problemSchema.parse(await again.json());
  expect(knownBusinessSchema.parse(problem.details)).toMatchObject({ known: { id: created.id, deletedAt: null } });
  const nameless = await admin.send("POST", "/api/admin/businesses", { fields: { city: "Köln" } });
  expect(problemSchema.parse(await nameless.json()).issues).toMatchObject([{ path: "body.fields.name" }]);
});

it("a business that is deleted or blocked is not added again, and the answer says where it is", async () => {
  const request = { fields: { name: "Imbiss", countryCode: "DE" } };
  const add = () => admin.send("POST", "/api/admin/businesses", request);
  const { id } = adminBusinessSchema.parse(await (await add()).json());
  const change = (action: string) => admin.send("POST", "/api/admin/businesses/bulk", { ids: [id], action });
  const refusal = async () => problemSchema.parse(await (await add()).json()).detail;
  await change("delete");
  expect(await refusal()).toBe("Bu işletme çöp kutusunda; oradan geri alabilirsiniz");
  await change("block");
  expect(await refusal()).toBe("Bu işletme engellenmiş; eklemek için önce engelini kaldırın");
});

it("similar name, city, address or phone is found while a business is typed", async () => {
  await admin.engines.places.refresh();
  const similar = async (query: Record<string, string>) => {
    const answer = await admin.get(`/api/admin/businesses/similar?${new URLSearchParams(query)}`);
    return z.array(similarBusinessSchema).parse(await answer.json());
  };
  const named = await similar({ name: "luigi", city: "philadelphia", countryCode: "us" });
  expect(named.map(({ business, alike }) => [business.name, alike])).toEqual([
    ["Luigi", ["name", "city"]],
    ["Luigi's", ["city"]],
  ]);
  expect(await similar({ name: "luigi", city: "Boston", countryCode: "us" })).toEqual([]);
  expect(await similar({ name: "lu" })).toEqual([]);
  expect(await similar({ name: "Somebody", phone: "+1 215-555-0101" })).toMatchObject([
    { alike: ["phone"] },
    { alike: ["phone"] },
  ]);
  const [addressed] = await similar({ name: "luigi", city: "Boston", fullAddress: "12 walnut st, philadelphia" });
  expect(addressed).toMatchObject({ alike: expect.arrayContaining(["address"]) });
});

it("every invalid field is reported with its problem, and nothing changes", async () => {
  const before = await admin.businessOf("Luigi");
  const fields = {
    name: " ",
    website: "luigi.example",
    url: "https://[luigi.example",
    rating: 7,
    latitude: "north",
    reviews: -1,
    countryCode: "ZZ",
    timeZone: "Mars/Olympus",
    phone: "call me",
    slug: "mine",
  };
  const answer = await edit("Luigi", fields);
  const problem = problemSchema.parse(await answer.json());
  expect(answer.status).toBe(400);
  const paths = problem.issues?.map(({ path }) => path.replace("body.fields", "").replace(/^\./, ""));
  expect(paths?.toSorted()).toEqual(["", ...Object.keys(fields).filter((name) => name !== "slug")].toSorted());
  expect(problem.issues?.find(({ path }) => path.endsWith("name"))?.message).toBe("Ad gerekli");
  expect(await admin.businessOf("Luigi")).toEqual(before);
  const half = problemSchema.parse(await (await edit("Luigi", { latitude: "" })).json());
  expect(half.issues).toEqual([{ path: "body.fields.latitude", message: "Enlem ve boylam birlikte verilmeli" }]);
  expect(await (await edit("Luigi", { latitude: "", longitude: null })).json()).not.toHaveProperty("latitude");
});

it("a rejected edit explains itself in Turkish, with paths for programs", async () => {
  const problem = problemSchema.parse(await (await edit("Luigi", { name: " ", rating: 7 })).json());
  expect(problem.detail).toBe("İstek geçersiz: Ad gerekli; rating: En fazla 5 olabilir");
});

it.each([
  [{ rating: 7, timeZone: "Mars/Olympus" }, ["Unknown time zone", "This must be at most 5"]],
  [{ city: "Atlantis" }, ["The directory has no such city in this country: choose one, or name it in `creating`"]],
  [{ latitude: "" }, ["Give both the latitude and the longitude"]],
])("a rejected edit explains itself in English on request: %j", async (fields, messages) => {
  const { id, revision } = await admin.businessOf("Luigi");
  const body = { revision, fields };
  const answer = await admin.send("PATCH", `/api/admin/businesses/${id}`, body, { "accept-language": "en" });
  expect(problemSchema.parse(await answer.json()).issues?.map(({ message }) => message)).toEqual(messages);
});

it("a conflicting edit returns both versions and changes nothing", async () => {
  const { id, revision } = await admin.businessOf("Luigi");
  await edit("Luigi", { name: "First" });
  const late = { revision, fields: { name: "Second" } };
  const answer = await admin.send("PATCH", `/api/admin/businesses/${id}`, late);
  expect(answer.status).toBe(409);
  const problem = problemSchema.parse(await answer.json());
  expect(editConflictSchema.parse(problem.details)).toMatchObject({
    current: { id, name: "First", revision: revision + 1 },
    yours: late,
  });
  expect((await admin.businessOf("First")).revision).toBe(revision + 1);
});

it("an edit that changes nothing raises no version and is not audited", async () => {
  const before = await admin.businessOf("Luigi");
  const answer = await edit("Luigi", { name: before.name, city: before.city, reviews: before.reviews });
  expect(adminBusinessSchema.parse(await answer.json()).revision).toBe(before.revision);
  expect(await admin.notesOf("business")).toEqual([]);
});

it("two businesses are merged with the chosen fields, and both slugs lead to the result", async () => {
  const [keep, removed] = [await admin.businessOf("Luigi"), await admin.businessOf("Luigi's")];
  const merge = { keepId: keep.id, removeId: removed.id, fields: ["reviews", "website"] };
  const answer = await admin.send("POST", "/api/admin/businesses/merge", { ...merge, removeRevision: 9 });
  expect(answer.status).toBe(409);
  const merged = mergeAnswerSchema.parse(await (await admin.send("POST", "/api/admin/businesses/merge", merge)).json());
  expect(merged.business).toMatchObject({
    id: keep.id,
    name: "Luigi",
    reviews: 900,
    website: "https://luigi.example",
    lockedFields: ["reviews", "website"],
  });
  const { businesses } = admin.engines;
  expect(await businesses.findBySlug(removed.slug)).toEqual({ kind: "moved", slug: keep.slug });
  expect(await businesses.findBySlug(keep.slug)).toMatchObject({ kind: "found" });
  expect(await admin.notesOf("business.merged")).toMatchObject([
    {
      removed: { id: removed.id, slug: removed.slug },
      before: { reviews: 120, website: null },
      after: { reviews: 900 },
    },
  ]);
  const again = await admin.send("POST", "/api/admin/businesses/merge", merge);
  expect(again.status).toBe(404);
  const same = await admin.send("POST", "/api/admin/businesses/merge", { ...merge, removeId: keep.id });
  expect(problemSchema.parse(await same.json()).issues).toMatchObject([{ path: "body.removeId" }]);
});

it("a city is found by each of its names, and similar businesses are found in it", async () => {
  const munich = { cityId: 2_867_714, citySlug: "munich", cityName: "Munich" };
  await admin.restart({ placeOf: ({ city }) => (city?.startsWith("M") ? munich : {}) });
  const german = { countryCode: "DE", country: "Germany" };
  await seedBusinesses(admin.engines, [{ name: "Zenith", city: "Munich", ...german }]);
  await admin.engines.places.refresh();
  const created = await admin.send("POST", "/api/admin/businesses", {
    fields: { name: "Zenith Bar", city: "München", countryCode: "DE" },
  });
  expect(created.status).toBe(201);
  const { id, revision } = adminBusinessSchema.parse(await created.json());
  const edit = { revision, fields: { city: "Atlantis" } };
  expect((await admin.send("PATCH", `/api/admin/businesses/${id}`, edit)).status).toBe(400);
  const similar = await admin.get("/api/admin/businesses/similar?name=Zenith&city=MUENCHEN&countryCode=DE");
  const found = z.array(similarBusinessSchema).parse(await similar.json());
  expect(found.map(({ business, alike }) => [business.name, ...alike])).toContainEqual(["Zenith", "name", "city"]);
});
