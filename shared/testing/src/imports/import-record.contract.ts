import { popularityOf } from "@meridian/domain/businesses/popularity";
import type { BusinessDraft, BusinessRecord } from "@meridian/ports/businesses/business-draft";
import { describe, expect, it } from "vitest";
import { makeDraft, makeFields } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, type OpenStores } from "../stores-under-test.ts";

/** Importing the records in a directory's own export. */
export function describeImportRecordContract(engine: string, open: OpenStores): void {
  describe(`imports of exported records on ${engine}`, () => {
    const test = storesPerTest(open);

    const all = () => test.stores.businesses.scan("", 100);

    it("recreate a business: slug, approval, locks, popularity and all its keys, with the id of the first", async () => {
      const record = { slug: "an-older-name", isApproved: false, lockedFields: ["name", "phone"], popularity: 21_000 };
      await importDrafts(test.stores, [recordDraft("a", record, ["cid:7", "place:former"])]);
      const [business] = await all();
      expect(business).toMatchObject({ ...record, revision: 1, placeId: "a" });
      const { rows } = await test.stores.businesses.exportStep({
        filter: {},
        values: ["id", "identityKeys"],
        limit: 9,
      });
      expect(rows).toEqual([[business?.id, '["cid:7","place:former"]']]);
      expect(await test.stores.businesses.countListed()).toBe(0);
      expect(await test.stores.businesses.countAll()).toBe(1);
      expect(await test.stores.businesses.findBySlug("an-older-name")).toEqual({ kind: "missing" });
    });

    it("keep creation and change times, but none in the future", async () => {
      const [earlier, later] = ["2020-05-01T12:00:00.000Z", "2021-06-01T12:00:00.500Z"];
      const never = "2999-01-01T00:00:00.000Z";
      await importDrafts(test.stores, [
        recordDraft("a", { createdAt: earlier, updatedAt: later }),
        recordDraft("b", { createdAt: later, updatedAt: earlier }, undefined, 3),
        recordDraft("c", { createdAt: earlier }, undefined, 4),
        recordDraft("d", { createdAt: never, updatedAt: never }, undefined, 5),
      ]);
      const times = new Map((await all()).map(({ slug, createdAt, updatedAt }) => [slug, { createdAt, updatedAt }]));
      const now = times.get("d")?.createdAt ?? never;
      expect(now < never).toBe(true);
      expect(Object.fromEntries(times)).toEqual({
        a: { createdAt: earlier, updatedAt: later },
        b: { createdAt: earlier, updatedAt: earlier },
        c: { createdAt: earlier, updatedAt: now },
        d: { createdAt: now, updatedAt: now },
      });
    });

    it("reject a popularity that deviates more than a business's own may", async () => {
      await importDrafts(test.stores, [recordDraft("a", { popularity: 99_999_999 })]);
      const { rating, reviews } = makeFields();
      expect((await all())[0]?.popularity).toBe(popularityOf(rating, reviews));
    });

    it("do not take a slug that another business has", async () => {
      await importDrafts(test.stores, [makeDraft("first", { name: "Taken", city: "Town" })]);
      await importDrafts(test.stores, [
        recordDraft("second", { slug: "taken-town" }),
        recordDraft("third", { slug: "taken-town" }, undefined, 3),
      ]);
      const slugs = (await all()).map(({ slug }) => slug);
      expect(slugs).toContain("taken-town");
      expect(new Set(slugs).size).toBe(3);
    });

    it("change only the fields of a known business", async () => {
      await importDrafts(test.stores, [makeDraft("a")]);
      const [before] = await all();
      const record = { slug: "other", isApproved: false, lockedFields: ["name"], popularity: 1 };
      const result = await importDrafts(test.stores, [recordDraft("a", record)]);
      expect(result).toMatchObject({ unchanged: 1 });
      expect(await all()).toEqual([before]);
      const draft = recordDraft("a", record);
      await importDrafts(test.stores, [{ ...draft, fields: { ...draft.fields, name: "Renamed" } }]);
      const { slug, isApproved, lockedFields, name } = (await all())[0] ?? {};
      expect({ slug, isApproved, lockedFields, name }).toEqual({
        slug: before?.slug,
        isApproved: true,
        lockedFields: [],
        name: "Renamed",
      });
    });
  });
}

function recordDraft(
  key: string,
  record: Partial<BusinessRecord>,
  identityKeys: readonly string[] = [`place:${key}`],
  row = 2,
): BusinessDraft {
  const { rating, reviews } = makeFields();
  const usual = { slug: key, isApproved: true, lockedFields: [], popularity: popularityOf(rating, reviews) };
  return { ...makeDraft(key, {}, row), identityKeys, record: { ...usual, ...record } };
}
