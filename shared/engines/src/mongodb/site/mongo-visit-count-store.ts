import { VISIT_KINDS } from "@meridian/contracts/admin/visits";
import type { DailyCount, VisitCountStore } from "@meridian/ports/site/visit-count-store";
import { visitCountKeyOf as idOf } from "../../rules/visit-count-key.ts";
import { withRetries } from "../connection/retry.ts";
import { BOUNDED, LONG, type MongoDirectory } from "../mongo-directory.ts";

const BY_DAY = { hint: "by_day" } as const;
const SURPLUS_AT_ONCE = 1_000;

export function createMongoVisitCountStore({ visitCounts }: MongoDirectory): VisitCountStore {
  const increment = ({ kind, day, subject, count }: DailyCount) => ({
    updateOne: {
      filter: { _id: idOf({ kind, day, subject }) },
      update: { $inc: { count }, $setOnInsert: { kind, day, subject } },
      upsert: true,
    },
  });

  /** Days with more counts than the limit, including that of the empty subject; an index-only query. */
  async function crowdedDays(kind: string, before: string, keep: number): Promise<string[]> {
    const days = await visitCounts
      .aggregate<{ _id: string; n: number }>(
        [
          { $match: { kind, day: { $lt: before } } },
          { $group: { _id: "$day", n: { $sum: 1 } } },
          { $match: { n: { $gt: keep } } },
        ],
        { ...BY_DAY, ...LONG },
      )
      .toArray();
    return days.map(({ _id }) => _id);
  }

  /** In index order, a few at a time; of equal counts any may be kept. */
  async function thinDay(kind: DailyCount["kind"], day: string, keep: number): Promise<number> {
    const options = { ...BY_DAY, sort: { count: -1 }, skip: keep, limit: SURPLUS_AT_ONCE, ...BOUNDED } as const;
    for (let gone = 0; ; ) {
      const surplus = await visitCounts.find({ kind, day, subject: { $ne: "" } }, options).toArray();
      if (surplus.length === 0) return gone;
      await visitCounts.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
      const count = surplus.reduce((sum, each) => sum + each.count, 0);
      await visitCounts.bulkWrite([increment({ kind, day, subject: "", count })]);
      gone += surplus.length;
    }
  }

  return withRetries<VisitCountStore>(
    {
      async add(counts) {
        if (counts.length > 0) await visitCounts.bulkWrite(counts.map(increment), { ordered: false });
      },
      async set(count) {
        const { kind, day, subject } = count;
        const update = { $set: { kind, day, subject, count: count.count } };
        await visitCounts.updateOne({ _id: idOf(count) }, update, { upsert: true });
      },
      async sumByDay(kinds, { from, to }) {
        const sums = await visitCounts
          .aggregate<{ _id: { kind: DailyCount["kind"]; day: string }; n: number }>(
            [
              { $match: { kind: { $in: [...kinds] }, day: { $gte: from, $lte: to } } },
              { $group: { _id: { kind: "$kind", day: "$day" }, n: { $sum: "$count" } } },
            ],
            BOUNDED,
          )
          .toArray();
        const counts = sums.map(({ _id, n }) => ({ kind: _id.kind, day: _id.day, count: n }));
        return counts.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.day < b.day ? -1 : 1));
      },
      async top(kind, { from, to }, limit) {
        const sums = await visitCounts
          .aggregate<{ _id: string; n: number }>(
            [
              { $match: { kind, day: { $gte: from, $lte: to }, subject: { $ne: "" } } },
              { $group: { _id: "$subject", n: { $sum: "$count" } } },
              { $sort: { n: -1, _id: 1 } },
              { $limit: limit },
            ],
            BOUNDED,
          )
          .toArray();
        return sums.map(({ _id, n }) => ({ subject: _id, count: n }));
      },
      async thin(day, keep) {
        let gone = 0;
        for (const kind of VISIT_KINDS) {
          for (const crowded of await crowdedDays(kind, day, keep)) gone += await thinDay(kind, crowded, keep);
        }
        return gone;
      },
      async forgetBefore(day) {
        // Naming the kinds makes it a range of the index.
        return (await visitCounts.deleteMany({ kind: { $in: [...VISIT_KINDS] }, day: { $lt: day } })).deletedCount;
      },
    },
    ["add", "thin"],
  );
}
