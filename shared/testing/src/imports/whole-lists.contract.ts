import type { Business, BusinessFields } from "@meridian/contracts/businesses/business";
import type { ImportJob } from "@meridian/contracts/imports/import-job";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { describe, expect, it } from "vitest";
import { makeDraft, without } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { type OpenStores, startImport } from "../stores-under-test.ts";

const FIRST = "a".repeat(20);
const SECOND = "b".repeat(20);
const FILE = "d".repeat(64);

/** The kind and the name that a list gives to all its businesses, beside what other sources say of one of them. */
export function describeWholeListsContract(engine: string, open: OpenStores): void {
  describe(`whole lists on ${engine}`, () => {
    const test = storesPerTest(open);

    /** Imports a row about the business "x" from a source; returns the job's id. */
    async function write(
      sourceId: string,
      draft: BusinessDraft,
      listed: Pick<ImportJob, "listedKinds" | "listedNames"> = {},
    ): Promise<string> {
      const running = await startImport(test.stores, { sourceId });
      const facts = { columnExtraction: null, notes: [], headerSignature: FILE, ...listed };
      await test.stores.importJobs.describeFile(running.lease, facts);
      await running.write([draft]);
      await running.finish();
      expect(await test.stores.importJobs.get(running.jobId)).toMatchObject(listed);
      return running.jobId;
    }

    const say = (from: string, fields: Partial<BusinessFields>) => write(from, makeDraft("x", fields));

    async function known(): Promise<Business> {
      const [business] = await test.stores.businesses.scan("", 10);
      if (business === undefined) throw new Error("There is no business");
      return business;
    }

    async function giverOf(name: keyof BusinessFields): Promise<string | undefined> {
      const { fieldSources, source } = await known();
      const number = fieldSources?.[name] ?? fieldSources?.all;
      return number === undefined
        ? source?.importId
        : (await test.stores.importJobs.findByNumbers([number])).get(number)?.id;
    }

    const order = (...sourceOrder: string[]) =>
      test.stores.directorySettings.put({ isApprovedByDefault: true, sourceOrder });

    describe("the kind of a whole list", () => {
      const MUSEUM = { key: "tourism/museum", name: "Museum", basis: "file" } as const;
      const UNNAMED = without({}, "type", "category");

      /** Imports a list that says of all its businesses what they are. */
      const list = (from: string, kind: string = MUSEUM.name) =>
        write(
          from,
          { ...makeDraft("x", { ...UNNAMED, category: kind }), omits: ["category"] },
          { listedKinds: [{ ...MUSEUM, name: kind }] },
        );

      it("fills an empty category, and its import is the giver", async () => {
        await say(FIRST, UNNAMED);
        const jobId = await list(SECOND);
        expect([(await known()).category, await giverOf("category")]).toEqual(["Museum", jobId]);
      });

      it.each([
        ["category", { category: "Gallery" }, "Gallery"],
        ["type", { type: "Gallery" }, undefined],
      ])("does not replace or add to a stated %s, even if its source comes first", async (_, stated, category) => {
        await order(`source:${SECOND}`);
        await say(FIRST, { ...UNNAMED, ...stated });
        const { revision } = await known();
        await list(SECOND);
        expect(await known()).toMatchObject({ ...stated, revision });
        expect((await known()).category).toBe(category);
      });

      it("gives way to a stated category, even if its source comes first, and to the kind of a later list", async () => {
        await order(`source:${FIRST}`);
        await list(FIRST);
        await list(FIRST, "Gallery");
        expect((await known()).category).toBe("Gallery");
        const jobId = await say(SECOND, { ...UNNAMED, category: "Theatre" });
        expect([(await known()).category, await giverOf("category")]).toEqual(["Theatre", jobId]);
      });
    });

    describe("the name of a whole list", () => {
      /** Imports a list of branches that gives none of them a name. */
      const list = (from: string, name: string) =>
        write(from, { ...makeDraft("x", { name }), omits: ["name"] }, { listedNames: [{ name, basis: "choice" }] });

      it("does not replace a stated name, even if its source comes first", async () => {
        await order(`source:${SECOND}`);
        const jobId = await say(FIRST, { name: "Dr. Simi Downey" });
        await list(SECOND, "Dr. Simi");
        expect([(await known()).name, await giverOf("name")]).toEqual(["Dr. Simi Downey", jobId]);
      });

      it("gives way to the name of a later list, and to a stated one, even if its source comes first", async () => {
        await order(`source:${FIRST}`);
        await list(FIRST, "Simi");
        await list(FIRST, "Dr. Simi");
        expect((await known()).name).toBe("Dr. Simi");
        const jobId = await say(SECOND, { name: "Farmacia Downey" });
        expect([(await known()).name, await giverOf("name")]).toEqual(["Farmacia Downey", jobId]);
      });
    });
  });
}
