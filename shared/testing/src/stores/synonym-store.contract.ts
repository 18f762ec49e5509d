import { describe, expect, it } from "vitest";
import { makeSynonym } from "../site-records.ts";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

export function describeSynonymStoreContract(engine: string, open: OpenStores): void {
  describe(`synonyms of searches on ${engine}`, () => {
    const test = storesPerTest(open);

    it("are kept unchanged, by term and meaning, for every process", async () => {
      const second = await test.openSecond();
      expect(await second.synonyms.list()).toEqual([]);
      const [pharmacy, drugstore, sushi] = [
        makeSynonym("eczane", "pharmacy"),
        makeSynonym("eczane", "drugstore"),
        makeSynonym("çiğ balık", "寿司"),
      ];
      for (const synonym of [pharmacy, drugstore, sushi]) await test.stores.synonyms.add(synonym);
      expect(await second.synonyms.list()).toEqual([drugstore, pharmacy, sushi]);
    });

    it("are removed once, and the removed one is returned", async () => {
      const synonym = makeSynonym("eczane", "pharmacy");
      await test.stores.synonyms.add(synonym);
      await test.stores.synonyms.add(makeSynonym("fırın", "bakery"));
      const { synonyms } = await test.openSecond();
      expect(await synonyms.remove(synonym.id)).toEqual(synonym);
      expect(await synonyms.remove(synonym.id)).toBeUndefined();
      expect((await test.stores.synonyms.list()).map(({ term }) => term)).toEqual(["fırın"]);
    });

    it("accept each id once, the first to come", async () => {
      const { synonyms } = await test.openSecond();
      const rivals = [test.stores.synonyms, synonyms].map((store, at) =>
        store.add(makeSynonym("eczane", "pharmacy", { createdBy: `admin ${at}` })),
      );
      const outcomes = await Promise.allSettled(rivals);
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(refused.map(({ reason }) => reason)).toEqual([expect.objectContaining({ code: "conflict" })]);
      expect(await synonyms.list()).toHaveLength(1);
    });
  });
}
