import type { ExportValueName } from "@meridian/contracts/admin/export-fields";
import type { Business } from "@meridian/contracts/businesses/business";
import { HOUR_MS } from "@meridian/contracts/durations";
import type { ExportValue } from "@meridian/domain/businesses/export-cells";
import { slugify } from "@meridian/domain/text/slug";
import type { BusinessStore, ExportFilter } from "@meridian/ports/businesses/business-store";
import { describe, expect, it } from "vitest";
import { makeDraft, makeFields } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { deleteBusiness, disapprove, importDrafts, lockFields, type OpenStores } from "../stores-under-test.ts";

const COUNTRIES = ["US", "DE", undefined];
const TYPES = ["Cafe", "Bar", "Pizza restaurant"];

/** The guarantees for exports. */
export function describeExportStepContract(engine: string, open: OpenStores): void {
  describe(`export steps on ${engine}`, () => {
    const test = storesPerTest(open);

    /** 18 businesses in groups of three, an hour apart. */
    async function importMany(): Promise<Business[]> {
      for (let hour = 0; hour < 6; hour++) {
        const drafts = COUNTRIES.map((countryCode, at) => {
          const fields = { name: `Place ${hour}-${at}`, countryCode, type: TYPES[hour % TYPES.length] };
          return makeDraft(`place-${hour}-${at}`, Object.assign(makeFields(), fields), at + 2);
        });
        await importDrafts(test.stores, drafts);
        test.clock.advance(HOUR_MS);
      }
      return test.stores.businesses.scan("", 1_000);
    }

    it("return the requested fields of each business, lists and hours as JSON, absent values as undefined", async () => {
      const { stores, clock } = test;
      const hours = { intervals: [[540, 1020]] as [number, number][], knownDays: [0, 6] };
      await importDrafts(stores, [
        { ...makeDraft("ChIJfull", { hours, about: '{"A":{"B":true}}' }), identityKeys: ["cid:7", "place:ChIJfull"] },
        {
          row: 3,
          fields: { name: "Bare", subtypes: [], reviews: 0, verified: false, status: "temporarily_closed" },
          identityKeys: ["addr:x"],
        },
      ]);
      const [full, bare] = (await stores.businesses.scan("", 10)).toSorted((a, b) => b.reviews - a.reviews);
      await lockFields(stores, full?.id ?? "", ["name", "phone"]);
      const values: ExportValueName[] = [
        ...(["id", "slug", "name", "subtypes", "latitude", "reviews", "verified", "status", "hours", "about"] as const),
        ...(["isApproved", "popularity", "lockedFields", "identityKeys", "createdAt", "phoneE164"] as const),
      ];
      const { rows, next } = await stores.businesses.exportStep({ filter: {}, values, limit: 100 });
      const at = clock.now().toISOString();
      expect(next).toBeUndefined();
      expect(rows).toHaveLength(2);
      expect(rows).toContainEqual([
        ...[full?.id, "luigis-pizza-philadelphia", "Luigi's Pizza"],
        ...['["Pizza restaurant","Italian restaurant"]', 39.9478, 120, true, "operational"],
        ...['{"intervals":[[540,1020]],"knownDays":[0,6]}', '{"A":{"B":true}}', true, full?.popularity],
        ...['["name","phone"]', '["cid:7","place:ChIJfull"]', at, "+12155550101"],
      ]);
      expect(rows).toContainEqual([
        ...[bare?.id, "bare", "Bare", undefined, undefined, 0, false, "temporarily_closed", undefined, undefined],
        ...[true, 0, undefined, '["addr:x"]', at, undefined],
      ]);
    });

    it("visit every business once in steps of any size, including hidden and closed ones, excluding deleted ones", async () => {
      const all = await importMany();
      const [hidden, deleted] = all;
      await disapprove(test.stores, hidden?.id ?? "");
      await deleteBusiness(test.stores, deleted?.id ?? "");
      const expected = all.flatMap(({ id }) => (id === deleted?.id ? [] : id));
      const orders = new Set<string>();
      for (const limit of [1, 7, 17, 18, 1000]) {
        const ids = await idsOf(test.stores.businesses, {}, limit);
        orders.add(ids.join());
        expect(ids.toSorted()).toEqual(expected);
      }
      expect(orders.size).toBe(1);
    });

    it("no step reads more businesses than requested", async () => {
      await importMany();
      const { businesses } = test.stores;
      let steps = 0;
      for (let after: string | undefined; ; steps++) {
        const step = { filter: { countryCodes: ["ZZ"] }, values: ["id"] as const, limit: 7 };
        const { rows, next } = await businesses.exportStep({ ...step, ...(after === undefined ? {} : { after }) });
        expect(rows).toEqual([]);
        if (next === undefined) break;
        after = next;
      }
      expect(steps).toBe(2);
    });

    it("each filter selects exactly, to the millisecond, and the filters together select what all do", async () => {
      const all = await importMany();
      const created = all.map(({ createdAt }) => createdAt).toSorted();
      const instant = (index: number, ms = 0) => new Date(Date.parse(created[index] ?? "") + ms);
      const filters: ExportFilter[] = [
        { countryCodes: ["DE"] },
        { countryCodes: ["DE", "US"] },
        { countryCodes: [] },
        { categorySlugs: ["cafe"] },
        { categorySlugs: ["cafe", "pizza-restaurant", "submarines"] },
        { categorySlugs: ["submarines"] },
        { countryCodes: ["US"], categorySlugs: ["cafe"] },
        { createdFrom: instant(10) },
        { createdFrom: instant(10, 1) },
        { createdBefore: instant(10) },
        { createdBefore: instant(10, 1) },
        { createdFrom: instant(5), createdBefore: instant(5, 1) },
        { createdFrom: instant(5), createdBefore: instant(15), countryCodes: ["US"], categorySlugs: ["bar", "cafe"] },
      ];
      const sizes = new Set<number>();
      for (const filter of filters) {
        const expected = all.filter((business) => passes(business, filter)).map(({ id }) => id);
        sizes.add(expected.length);
        expect([filter, (await idsOf(test.stores.businesses, filter, 9)).toSorted()]).toEqual([filter, expected]);
      }
      expect(sizes.size).toBeGreaterThan(5);
    });

    it("changes during a walk make it miss nothing that stays", async () => {
      const all = await importMany();
      const { businesses } = test.stores;
      const first = await businesses.exportStep({ filter: {}, values: ["id"], limit: 6 });
      const met = new Set(first.rows.map(([id]) => id));
      const gone = all.find(({ id }) => !met.has(id));
      await deleteBusiness(test.stores, gone?.id ?? "");
      await importDrafts(test.stores, [makeDraft("late", { name: "Late" })]);
      const rest = await idsOf(businesses, {}, 6, first.next);
      const seen = [...first.rows.map(([id]) => id), ...rest];
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).not.toContain(gone?.id);
      for (const { id } of all) if (id !== gone?.id) expect(seen).toContain(id);
    });
  });
}

async function idsOf(
  businesses: BusinessStore,
  filter: ExportFilter,
  limit: number,
  from?: string,
): Promise<ExportValue[]> {
  const ids: ExportValue[] = [];
  for (let after = from; ; ) {
    const start = after === undefined ? {} : { after };
    const { rows, next } = await businesses.exportStep({ filter, values: ["id"], limit, ...start });
    ids.push(...rows.map(([id]) => id));
    if (next === undefined) return ids;
    after = next;
  }
}

function passes(
  business: Business,
  { countryCodes, categorySlugs, createdFrom, createdBefore }: ExportFilter,
): boolean {
  const at = Date.parse(business.createdAt);
  if (countryCodes !== undefined && !countryCodes.includes(business.countryCode ?? "")) return false;
  if (categorySlugs !== undefined && !categorySlugs.includes(slugify(business.type ?? ""))) return false;
  if (createdFrom !== undefined && at < createdFrom.getTime()) return false;
  return createdBefore === undefined || at < createdBefore.getTime();
}
