import type { VisitKind } from "@meridian/contracts/admin/visits";
import type { DailyCount } from "@meridian/ports/site/visit-count-store";
import { describe, expect, it } from "vitest";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

const ALL = { from: "2026-01-01", to: "2026-12-31" };

const countOf = (kind: VisitKind, day: string, subject: string, count: number): DailyCount => ({
  kind,
  day,
  subject,
  count,
});

export function describeVisitCountStoreContract(engine: string, open: OpenStores): void {
  describe(`daily counts of visits on ${engine}`, () => {
    const test = storesPerTest(open);

    it("counts of every process add up, by day and by subject", async () => {
      const second = await test.openSecond();
      await test.stores.visitCounts.add([
        countOf("search", "2026-05-01", "pizza\nberlin", 2),
        countOf("search", "2026-05-02", "kahve\n", 1),
        countOf("view", "2026-05-01", "home", 4),
      ]);
      await second.visitCounts.add([
        countOf("search", "2026-05-01", "pizza\nberlin", 3),
        countOf("search", "2026-05-01", "寿司\n", 5),
      ]);
      await second.visitCounts.add([]);
      expect(await test.stores.visitCounts.sumByDay(["view", "search"], ALL)).toEqual([
        { kind: "view", day: "2026-05-01", count: 4 },
        { kind: "search", day: "2026-05-01", count: 10 },
        { kind: "search", day: "2026-05-02", count: 1 },
      ]);
      expect(await second.visitCounts.top("search", ALL, 2)).toEqual([
        { subject: "pizza\nberlin", count: 5 },
        { subject: "寿司\n", count: 5 },
      ]);
      const may2 = { from: "2026-05-02", to: "2026-05-02" };
      expect(await second.visitCounts.top("search", may2, 9)).toEqual([{ subject: "kahve\n", count: 1 }]);
      expect(await second.visitCounts.sumByDay(["business"], ALL)).toEqual([]);
    });

    it("a level replaces the one before", async () => {
      const { visitCounts } = test.stores;
      await visitCounts.set(countOf("listed", "2026-05-01", "", 900));
      await visitCounts.set(countOf("listed", "2026-05-01", "", 950));
      expect(await visitCounts.sumByDay(["listed"], ALL)).toEqual([{ kind: "listed", day: "2026-05-01", count: 950 }]);
    });

    it("thinned days keep their sums and largest subjects; current days stay whole", async () => {
      const { visitCounts } = test.stores;
      const subjects = ["a", "b", "c", "d"];
      for (const day of ["2026-05-01", "2026-05-02"]) {
        await visitCounts.add(subjects.map((subject, index) => countOf("business", day, subject, index + 1)));
      }
      expect(await visitCounts.thin("2026-05-02", 2)).toBe(2);
      expect(await visitCounts.thin("2026-05-02", 2)).toBe(0);
      expect(await visitCounts.top("business", { from: "2026-05-01", to: "2026-05-01" }, 9)).toEqual([
        { subject: "d", count: 4 },
        { subject: "c", count: 3 },
      ]);
      expect(await visitCounts.sumByDay(["business"], ALL)).toEqual([
        { kind: "business", day: "2026-05-01", count: 10 },
        { kind: "business", day: "2026-05-02", count: 10 },
      ]);
      expect(await visitCounts.top("business", { from: "2026-05-02", to: "2026-05-02" }, 9)).toHaveLength(4);
    });

    it("old days are deleted", async () => {
      const { visitCounts } = test.stores;
      await visitCounts.add([countOf("view", "2025-05-01", "home", 1), countOf("view", "2026-05-01", "home", 1)]);
      expect(await visitCounts.forgetBefore("2026-05-01")).toBe(1);
      expect(await visitCounts.sumByDay(["view"], { from: "2000-01-01", to: "2030-01-01" })).toHaveLength(1);
    });
  });
}
