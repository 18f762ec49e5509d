import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeCategoryDecision } from "./site-records.ts";
import type { OpenStores, StoresUnderTest } from "./stores-under-test.ts";

const MOVE = makeCategoryDecision(1);
const MERGE = makeCategoryDecision(2, { action: "merge", slug: "寿司", kindKey: null, targetName: "Balıkçı" });
const HIDE = makeCategoryDecision(3, { action: "hide", kindKey: null, targetName: null });
const UNDO = makeCategoryDecision(4, { action: "undo", kindKey: null, targetName: null, undoes: 2 });

export function describeCategoryRuleStoreContract(engine: string, open: OpenStores): void {
  let test: StoresUnderTest;

  describe(`decisions about categories on ${engine}`, () => {
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    it("are kept as they were made, oldest first, and every process sees the version rise", async () => {
      const { categoryRules } = await test.openSecond();
      expect([await categoryRules.version(), await categoryRules.list()]).toEqual([0, []]);
      for (const decision of [MOVE, MERGE, HIDE, UNDO]) {
        await test.stores.categoryRules.append(decision);
        expect(await categoryRules.version()).toBe(decision.id);
      }
      expect(await categoryRules.list()).toEqual([MOVE, MERGE, HIDE, UNDO]);
    });

    it("take each id once, from whoever is first", async () => {
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
}
