import { foldText } from "@meridian/domain/text/fold-text";
import type { BusinessOverview } from "@meridian/ports/businesses/business-overview";
import type { Filter } from "mongodb";
import { AFTER_EVERY_SUFFIX, nameKeyOf } from "../../rules/draft-keys.ts";
import { meanRatingOf } from "../../rules/rating-sums.ts";
import { withRetries } from "../connection/retry.ts";
import type { BusinessDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { cityKeyOf } from "../places/place-documents.ts";
import { toBusiness } from "./business-document.ts";
import { createDuplicateSuspects } from "./duplicate-suspects.ts";
import { overviewFilter, overviewSort } from "./overview-filter.ts";

export function createMongoBusinessOverview(directory: MongoDirectory): BusinessOverview {
  const { businesses, totals } = directory;
  const suspects = createDuplicateSuspects(directory);
  const count = (filter: Filter<BusinessDocument>, limit?: number) =>
    businesses.countDocuments(filter, { ...(limit === undefined ? {} : { limit }), ...BOUNDED });
  const countStored = async () => (await totals.findOne({ _id: "directory" }, BOUNDED))?.stored ?? 0;

  return withRetries<BusinessOverview>({
    async page({ filter, sortBy, isDescending, offset, limit, countUpTo }) {
      if (limit <= 0) return { businesses: [], total: 0, isTotalExact: false };
      const matching = await overviewFilter(directory, filter, suspects);
      const documents = await businesses
        .find(matching, {
          sort: overviewSort(sortBy, isDescending),
          skip: offset,
          limit,
          allowDiskUse: true,
          ...BOUNDED,
        })
        .toArray();
      const { isTrash, ...parts } = filter;
      if (!isTrash && Object.values(parts).every((part) => part === undefined)) {
        return { businesses: documents.map(toBusiness), total: await countStored(), isTotalExact: true };
      }
      const counted = await count(matching, countUpTo + 1);
      return {
        businesses: documents.map(toBusiness),
        total: Math.min(counted, countUpTo),
        isTotalExact: counted <= countUpTo,
      };
    },
    async find(id) {
      const known = await businesses.findOne({ _id: id }, BOUNDED);
      return known === null ? undefined : toBusiness(known);
    },
    async findNamed(prefix, { city, limit }) {
      const key = nameKeyOf(prefix);
      if (key === "" || limit <= 0) return [];
      const filter = {
        nameKey: { $gte: key, $lt: key + AFTER_EVERY_SUFFIX },
        deletedAt: { $exists: false },
        ...(city === undefined ? {} : { city: cityKeyOf(city.countryCode, city.citySlug) }),
      };
      const sort = { nameKey: 1, city: 1, _id: 1 } as const;
      const found = await businesses.find(filter, { hint: "by_any_name", sort, limit, ...BOUNDED }).toArray();
      const folded = foldText(prefix);
      return found.filter(({ fields }) => foldText(fields.name).startsWith(folded)).map(toBusiness);
    },
    async findByPhone(phone, limit) {
      if (limit <= 0) return [];
      const filter = { "fields.phoneE164": phone, deletedAt: { $exists: false } };
      return (await businesses.find(filter, { hint: "by_phone", limit, ...BOUNDED }).toArray()).map(toBusiness);
    },
    async countStates() {
      const [pending, trashed, stored] = await Promise.all([
        count({ isApproved: false, deletedAt: { $exists: false } }),
        count({ deletedAt: { $gt: 0 } }),
        countStored(),
      ]);
      return { approved: Math.max(0, stored - pending), pending, trashed };
    },
    async meanRating() {
      const sums = { _id: null, rated: { $sum: "$rated" }, ratingMilli: { $sum: "$ratingMilli" } };
      const [sum] = await directory.categories
        .aggregate<{ rated: number; ratingMilli: number }>(
          [{ $match: { businesses: { $gt: 0 } } }, { $group: sums }],
          BOUNDED,
        )
        .toArray();
      return sum === undefined ? undefined : meanRatingOf(sum);
    },
  });
}
