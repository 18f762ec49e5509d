import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import { createCategoryOf } from "@meridian/domain/categories/business-category";
import { openKnowledge } from "@meridian/knowledge/open-knowledge";
import { afterAll, describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { makeCategoryDecision } from "../site-records.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { importDrafts, type OpenStores } from "../stores-under-test.ts";

const MOVE = makeCategoryDecision(1);
const MERGE = makeCategoryDecision(2, { action: "merge", slug: "寿司", kindKey: null, targetName: "Balıkçı" });
const HIDE = makeCategoryDecision(3, { action: "hide", kindKey: null, targetName: null });
const UNDO = makeCategoryDecision(4, { action: "undo", kindKey: null, targetName: null, undoes: 2 });

export function describeCategoryRuleStoreContract(engine: string, open: OpenStores): void {
  describe(`decisions about categories on ${engine}`, () => {
    const test = storesPerTest(open);

    it("are kept unchanged, oldest first, and every process sees the version rise", async () => {
      const { categoryRules } = await test.openSecond();
      expect([await categoryRules.version(), await categoryRules.list()]).toEqual([0, []]);
      for (const decision of [MOVE, MERGE, HIDE, UNDO]) {
        await test.stores.categoryRules.append(decision);
        expect(await categoryRules.version()).toBe(decision.id);
      }
      expect(await categoryRules.list()).toEqual([MOVE, MERGE, HIDE, UNDO]);
    });

    it("accept each id once, the first to come", async () => {
      const { categoryRules } = await test.openSecond();
      const rivals = [test.stores.categoryRules, categoryRules].map((store, at) =>
        store.append({ ...MOVE, decidedBy: `admin ${at}` }),
      );
      const outcomes = await Promise.allSettled(rivals);
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(refused.map(({ reason }) => reason)).toEqual([expect.objectContaining({ code: "conflict" })]);
      expect(await categoryRules.list()).toHaveLength(1);
    });
  });

  describe(`businesses classified by decisions about categories on ${engine}`, () => {
    const knowledge = openKnowledge();
    afterAll(() => knowledge.close());
    const GATES = { type: "Carpet gate", category: "Carpet gate", subtypes: [] };
    const test = storesPerTest(() => open({ createCategoryOf: (rules) => createCategoryOf(knowledge.kinds, rules) }));

    const namesIn = async (categorySlug: string) =>
      (await test.stores.businesses.list({ scope: { categorySlug }, offset: 0, limit: 10 })).map(({ name }) => name);
    const decide = async (decision: CategoryDecision, slug = "carpet-gate") =>
      (await test.openSecond()).categoryRules.append({ ...decision, slug });

    it("imports and edits apply them at once, other businesses when reclassified, and undo reverts them", async () => {
      const { stores } = test;
      const draft = (id: string) => makeDraft(id, { ...GATES, name: id });
      await importDrafts(stores, [draft("old"), draft("edited")]);
      await decide(MOVE);
      await importDrafts(stores, [draft("new")]);
      const edited = (await stores.businesses.scan("", 9)).find(({ name }) => name === "edited");
      await stores.editor.edit({ id: edited?.id ?? "", revision: 1, patch: { phone: "1" } });
      await stores.places.refresh();
      expect((await namesIn("restaurant")).toSorted()).toEqual(["edited", "new"]);
      expect(await namesIn("carpet-gate")).toEqual(["old"]);
      expect(await stores.upkeep.placeBusinesses(undefined, 10)).toEqual({ processed: 3, changed: 1 });
      expect(await namesIn("restaurant")).toHaveLength(3);
      await decide({ ...UNDO, id: 2, undoes: 1 });
      expect(await stores.upkeep.placeBusinesses(undefined, 10)).toEqual({ processed: 3, changed: 3 });
      await stores.places.refresh();
      expect(await namesIn("restaurant")).toEqual([]);
      expect(await stores.places.listCategories({})).toMatchObject([{ slug: "carpet-gate", count: 3 }]);
    });

    it("a merge includes every label of the category", async () => {
      const { stores } = test;
      await importDrafts(stores, [makeDraft("gate", { ...GATES, name: "gate" })]);
      await decide(MOVE);
      await decide({ ...MERGE, targetName: "Broom depot" }, "restaurant");
      await stores.upkeep.placeBusinesses(undefined, 10);
      await stores.places.refresh();
      expect(await stores.places.listCategories({})).toMatchObject([{ category: "Broom depot", count: 1 }]);
    });
  });
}
