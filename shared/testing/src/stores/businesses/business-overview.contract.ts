import type { BusinessFields } from "@meridian/contracts/businesses/business";
import type { OverviewFilter, OverviewQuery } from "@meridian/ports/businesses/business-overview";
import type { CityKey } from "@meridian/ports/businesses/business-store";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft, without } from "../../business-factory.ts";
import { storesPerTest } from "../../stores-per-test.ts";
import { importFile, type OpenStores } from "../../stores-under-test.ts";

const PHOTO = "https://example.org/photo.jpg";
const HOURS = { intervals: [[540, 1020] as [number, number]], knownDays: [0] };
const ROWS: readonly Partial<BusinessFields>[] = [
  { name: "Ärzte am Ring", rating: 3, reviews: 5, photo: PHOTO, hours: HOURS, city: "Köln", countryCode: "DE" },
  without({ name: "Bäckerei", type: "Bakery", subtypes: [], reviews: 0 }, "rating", "latitude", "longitude"),
  { name: "Café Ring", rating: 5, reviews: 7, type: "Bakery", status: "closed", photo: PHOTO },
  { name: "The extraordinarily long name of Delicatessen 100%", rating: 4, reviews: 900, hours: HOURS },
];

/** The operator's view of businesses in every state. */
export function describeBusinessOverviewContract(engine: string, open: OpenStores): void {
  describe(`overview on ${engine}`, () => {
    const test = storesPerTest(open);
    let importId: string;
    beforeEach(async () => {
      const drafts = ROWS.map((fields, at) => makeDraft(`p${at}`, fields, at + 2));
      importId = await importFile(test.stores, drafts.slice(0, 3));
      test.clock.advance(60_000);
      await importFile(test.stores, drafts.slice(3));
      await test.stores.places.refresh();
    });

    const query = (filter: Partial<OverviewFilter>, others: Partial<OverviewQuery> = {}): OverviewQuery => ({
      filter: { isTrash: false, ...filter },
      sortBy: "name",
      isDescending: false,
      offset: 0,
      limit: 20,
      countUpTo: 100,
      ...others,
    });
    async function lettersOf(filter: Partial<OverviewFilter>, others: Partial<OverviewQuery> = {}): Promise<string> {
      const { businesses } = await test.stores.overview.page(query(filter, others));
      return businesses.map(({ name }) => (name.startsWith("The") ? "D" : (name.at(0) ?? ""))).join("");
    }
    async function idOf(placeId: string): Promise<string> {
      const { businesses } = await test.stores.overview.page(query({}));
      return businesses.find((business) => business.placeId === placeId)?.id ?? "";
    }

    it("lists every business by each key, up and down, page by page", async () => {
      expect(await lettersOf({})).toBe("ÄBCD");
      expect(await lettersOf({}, { isDescending: true })).toBe("DCBÄ");
      expect(await lettersOf({}, { sortBy: "rating" })).toBe("BÄDC");
      expect(await lettersOf({}, { sortBy: "reviewCount", isDescending: true })).toBe("DCÄB");
      expect((await lettersOf({}, { sortBy: "createdAt", isDescending: true })).at(0)).toBe("D");
      expect(await lettersOf({}, { offset: 1, limit: 2 })).toBe("BC");
      const { total, isTotalExact } = await test.stores.overview.page(query({}, { offset: 40 }));
      expect({ total, isTotalExact }).toEqual({ total: 4, isTotalExact: true });
    });

    it("finds parts of names, folded at the start and in any case within, and escapes wildcards", async () => {
      expect(await lettersOf({ text: "arzte" })).toBe("Ä");
      expect(await lettersOf({ text: "RING" })).toBe("ÄC");
      expect(await lettersOf({ text: "caf%" })).toBe("");
      expect(await lettersOf({ text: "delicatessen 100%" })).toBe("D");
      expect(await lettersOf({ text: "x.*" })).toBe("");
    });

    it("finds with an index at least what it finds without, also what the index does not have yet", async () => {
      const listedIds = [await idOf("p0")];
      expect(await lettersOf({ text: "ring", listedIds })).toBe("ÄC");
      expect(await lettersOf({ text: "bäck", listedIds: [...listedIds, await idOf("p1")] })).toBe("B");
      expect(await lettersOf({ text: "delicatessen", listedIds })).toBe("D");
      await test.stores.editor.remove(listedIds);
      expect(await lettersOf({ text: "ring", listedIds, isTrash: true })).toBe("Ä");
    });

    it("filters by category, country, city, import and missing fields, also together", async () => {
      expect(await lettersOf({ categorySlug: "bakery" })).toBe("BC");
      expect(await lettersOf({ categorySlug: "nothing" })).toBe("");
      expect(await lettersOf({ countryCode: "DE" })).toBe("Ä");
      expect(await lettersOf({ citySlug: "koln" })).toBe("Ä");
      expect(await lettersOf({ citySlug: "koln", countryCode: "US" })).toBe("");
      expect(await lettersOf({ importId })).toBe("ÄBC");
      expect(await lettersOf({ problem: "no_hours" })).toBe("BC");
      expect(await lettersOf({ problem: "no_photo" })).toBe("BD");
      expect(await lettersOf({ problem: "no_coordinates" })).toBe("B");
      expect(await lettersOf({ problem: "no_hours", categorySlug: "bakery", text: "ring", importId })).toBe("C");
      expect(await lettersOf({ problem: "no_photo" }, { sortBy: "reviewCount", isDescending: true })).toBe("DB");
    });

    it("businesses of one name and city are duplicates, whatever their case", async () => {
      expect(await lettersOf({ problem: "duplicate" })).toBe("");
      await importFile(test.stores, [
        makeDraft("twin", { name: "CAFE RING" }),
        makeDraft("far", { name: "Café Ring", city: "Boston" }),
      ]);
      expect(await lettersOf({ problem: "duplicate" })).toBe("CC");
      expect(await lettersOf({ problem: "duplicate", text: "ring", countryCode: "US" })).toBe("CC");
      expect(await lettersOf({ problem: "duplicate", countryCode: "DE" })).toBe("");
      const { total, isTotalExact } = await test.stores.overview.page(query({ problem: "duplicate" }));
      expect({ total, isTotalExact }).toEqual({ total: 2, isTotalExact: true });
      await test.stores.editor.remove([await idOf("twin")]);
      expect(await lettersOf({ problem: "duplicate" })).toBe("");
    });

    it("finds contradictions between a country and time zone, calling code or position, also after an edit and in the trash", async () => {
      const { editor, overview } = test.stores;
      const idOfBakery = await idOf("p1");
      await importFile(test.stores, [
        makeDraft("p2", { ...ROWS[2], latitude: 48.14, longitude: 11.58 }),
        makeDraft("p3", { ...ROWS[3], phone: "+49 30 5550100", phoneE164: "+49305550100" }),
      ]);
      expect(await lettersOf({ problem: "country" })).toBe("ÄCD");
      await editor.edit({ id: await idOf("p0"), revision: 1, patch: { countryCode: "US" } });
      await editor.edit({ id: idOfBakery, revision: 1, patch: { timeZone: "Europe/Istanbul" } });
      expect(await lettersOf({ problem: "country" })).toBe("BCD");
      expect(await lettersOf({ problem: "country", countryCode: "DE" })).toBe("");
      expect((await overview.page(query({ problem: "country" }))).total).toBe(3);
      await editor.remove([idOfBakery]);
      expect(await lettersOf({ problem: "country" })).toBe("CD");
      expect(await lettersOf({ problem: "country", isTrash: true })).toBe("B");
    });

    it("separates approved, pending and trashed businesses and counts them", async () => {
      const { editor, overview, places } = test.stores;
      const [first, second] = [await idOf("p0"), await idOf("p1")];
      await editor.setApproved([first], false);
      await editor.remove([second]);
      await places.refresh();
      expect(await lettersOf({ isApproved: false })).toBe("Ä");
      expect(await lettersOf({ isApproved: true })).toBe("CD");
      expect(await lettersOf({ isTrash: true })).toBe("B");
      expect(await overview.countStates()).toEqual({ approved: 2, pending: 1, trashed: 1 });
      expect((await overview.page(query({ isApproved: true }))).total).toBe(2);
      expect(await overview.find(second)).toMatchObject({ id: second, deletedAt: test.clock.now().toISOString() });
      expect(await overview.find("aaaaaaaaaaaaaaaa")).toBeUndefined();
    });

    it("separates blocked businesses from the rest of the trash", async () => {
      const { editor } = test.stores;
      await editor.remove([await idOf("p1")]);
      await editor.setBlocked([await idOf("p2")], true);
      expect(await lettersOf({ isTrash: true })).toBe("BC");
      expect(await lettersOf({ isTrash: true, isBlocked: true })).toBe("C");
    });

    it("finds businesses that are not deleted by a prefix of name or city, and by phone", async () => {
      const { editor, overview } = test.stores;
      const named = async (prefix: string, city?: CityKey) =>
        (await overview.findNamed(prefix, { city, limit: 10 })).map(({ placeId }) => placeId);
      expect(await named("the extraordinarily long")).toEqual(["p3"]);
      expect(await named("THE EXTRAORDINARILY LONG NAME OF DELI")).toEqual(["p3"]);
      expect(await named("the extraordinarily long name of x")).toEqual([]);
      expect(await named("arzte", { countryCode: "DE", citySlug: "koln" })).toEqual(["p0"]);
      expect(await named("arzte", { countryCode: "DE", citySlug: "bonn" })).toEqual([]);
      expect(await named("")).toEqual([]);
      await editor.setApproved([await idOf("p2")], false);
      expect(await named("cafe")).toEqual(["p2"]);
      expect(await overview.findByPhone("+12155550101", 2)).toHaveLength(2);
      await editor.remove([await idOf("p2")]);
      expect(await named("cafe")).toEqual([]);
      expect(await overview.findByPhone("+12155550101", 10)).toHaveLength(3);
    });

    it("returns the mean rating of public businesses", async () => {
      const { overview, editor, places } = test.stores;
      expect(await overview.meanRating()).toBeCloseTo(3.5);
      await editor.remove([await idOf("p3")]);
      await places.refresh();
      expect(await overview.meanRating()).toBe(3);
      await editor.remove([await idOf("p0")]);
      await places.refresh();
      expect(await overview.meanRating()).toBeUndefined();
    });

    it("keeps the order if more match than are counted", async () => {
      const [countUpTo, isDescending] = [1, true];
      expect(await lettersOf({ problem: "no_photo" }, { sortBy: "reviewCount", isDescending, countUpTo })).toBe("DB");
      expect(await lettersOf({ importId }, { sortBy: "rating", countUpTo })).toBe("BÄC");
      expect(await lettersOf({ importId }, { sortBy: "rating", countUpTo, offset: 1, limit: 1 })).toBe("Ä");
      expect(await lettersOf({ text: "r" }, { sortBy: "rating", isDescending, countUpTo })).toBe("CDÄB");
      await test.stores.editor.setApproved([await idOf("p0"), await idOf("p2")], false);
      expect(await lettersOf({ isApproved: false }, { sortBy: "reviewCount", isDescending, countUpTo })).toBe("CÄ");
      await test.stores.editor.remove([await idOf("p1"), await idOf("p3")]);
      expect(await lettersOf({ isTrash: true }, { sortBy: "rating", isDescending, countUpTo })).toBe("DB");
    });

    it("counts no further than requested", async () => {
      const { overview } = test.stores;
      expect(await overview.page(query({ text: "r" }, { countUpTo: 1 }))).toMatchObject({
        total: 1,
        isTotalExact: false,
      });
      expect(await overview.page(query({ text: "ring" }, { countUpTo: 2 }))).toMatchObject({
        total: 2,
        isTotalExact: true,
      });
    });
  });
}
