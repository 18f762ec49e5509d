import type { Business } from "@meridian/contracts/businesses/business";
import { foldText } from "@meridian/domain/text/fold-text";
import type { BusinessOverview, OverviewFilter, OverviewQuery } from "@meridian/ports/businesses/business-overview";
import { AFTER_EVERY_SUFFIX, nameKeyOf } from "../../rules/draft-keys.ts";
import { meanRatingOf } from "../../rules/rating-sums.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, optionalNumber, rowArrays } from "../database/sql-row.ts";
import { countryIdOf } from "../places/dimensions.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";
import { createDuplicateSuspects } from "./duplicate-suspects.ts";
import {
  narrowIndexOf,
  narrowSources,
  type OverviewStatement,
  orderedIndexOf,
  overviewOrder,
  overviewSource,
} from "./overview-query.ts";

const IN_CITY = " AND city_id = (SELECT id FROM city WHERE country_id = ? AND slug = ?)";
const SELECT = `SELECT ${BUSINESS_COLUMNS} FROM business`;
const AMONG = "FROM business WHERE n IN (SELECT value FROM json_each(?))";
/** The maximum matches skipped by walking a list in its order. */
const MAX_WALKED = 1_000;

export function createSqliteBusinessOverview({ db }: { db: DirectoryDatabase }): BusinessOverview {
  const suspects = createDuplicateSuspects(db);
  const numberIn = (sql: string) => numberOf(db.sql(sql).get()?.n);
  const countStored = () => numberIn("SELECT stored AS n FROM directory_totals");
  const countPending = () =>
    numberIn(
      "SELECT count(*) AS n FROM business INDEXED BY business_pending WHERE deleted_at IS NULL AND is_approved = 0",
    );

  /** Undefined if only counting the businesses themselves would tell. */
  function knownTotal({ isTrash, isApproved, ...others }: OverviewFilter): number | undefined {
    if (isTrash || Object.values(others).some((part) => part !== undefined)) return undefined;
    if (isApproved === undefined) return countStored();
    return isApproved ? countStored() - countPending() : countPending();
  }

  /** The numbers of all matches, unordered; undefined if there are more than are counted. */
  function fewMatches({ filter, sortBy, countUpTo }: OverviewQuery): number[] | undefined {
    const found = new Set<number>();
    for (const { source, parameters } of narrowSources(filter, sortBy)) {
      const rows = rowArrays(db.arraySqlOnce(`SELECT n ${source} LIMIT ?`), ...parameters, countUpTo + 1);
      for (const [n] of rows) found.add(numberOf(n));
      if (found.size > countUpTo) return undefined;
    }
    return [...found];
  }

  function readPage({ sortBy, isDescending, limit, offset }: OverviewQuery, { source, parameters }: OverviewStatement) {
    const order = overviewOrder(sortBy, isDescending);
    const numbers = db.arraySqlOnce(`SELECT n ${source} ORDER BY ${order} LIMIT ? OFFSET ?`);
    const byNumber = db.arraySql(`${SELECT} WHERE n = ?`);
    return rowArrays(numbers, ...parameters, limit, offset).flatMap(([n]) => {
      const row = firstRowArray(byNumber, numberOf(n));
      return row === undefined ? [] : [decodeBusiness(row)];
    });
  }

  /** With many matches, early pages are found quickly by walking the order; late ones by sorting all matches. */
  function readOfMany(query: OverviewQuery): Business[] {
    const { filter, sortBy, offset, limit } = query;
    const ordered = offset + limit <= MAX_WALKED ? orderedIndexOf(filter, sortBy) : undefined;
    return readPage(query, overviewSource(filter, ordered ?? narrowIndexOf(filter, sortBy)));
  }

  return {
    async page(query) {
      const { filter, sortBy, countUpTo } = query;
      if (filter.problem === "duplicate") suspects.refresh();
      const known = knownTotal(filter);
      if (known !== undefined && filter.isApproved !== false) {
        const businesses = readPage(query, overviewSource(filter, narrowIndexOf(filter, sortBy)));
        return { businesses, total: known, isTotalExact: true };
      }
      const few = fewMatches(query);
      if (few === undefined) {
        return { businesses: readOfMany(query), total: known ?? countUpTo, isTotalExact: known !== undefined };
      }
      const businesses = readPage(query, { source: AMONG, parameters: [JSON.stringify(few)] });
      return { businesses, total: few.length, isTotalExact: true };
    },
    async find(id) {
      const row = firstRowArray(db.arraySql(`${SELECT} WHERE id = ?`), id);
      return row === undefined ? undefined : decodeBusiness(row);
    },
    async findNamed(prefix, { city, limit }) {
      const key = nameKeyOf(prefix);
      if (key === "") return [];
      const range = `${SELECT} INDEXED BY business_by_any_name
        WHERE deleted_at IS NULL AND name_key >= ? AND name_key < ?${city === undefined ? "" : IN_CITY}
        ORDER BY name_key, city_id, n LIMIT ?`;
      const cityParameters = city === undefined ? [] : [countryIdOf(city.countryCode), city.citySlug];
      const folded = foldText(prefix);
      return rowArrays(db.arraySql(range), key, key + AFTER_EVERY_SUFFIX, ...cityParameters, limit)
        .map(decodeBusiness)
        .filter(({ name }) => foldText(name).startsWith(folded));
    },
    async findByPhone(phone, limit) {
      const select = `${SELECT} INDEXED BY business_by_phone WHERE phone_e164 = ? AND deleted_at IS NULL LIMIT ?`;
      return rowArrays(db.arraySql(select), phone, limit).map(decodeBusiness);
    },
    async countStates() {
      const pending = countPending();
      const trashed = numberIn(
        "SELECT count(*) AS n FROM business INDEXED BY business_in_trash WHERE deleted_at IS NOT NULL",
      );
      return { approved: countStored() - pending, pending, trashed };
    },
    async meanRating() {
      const row = db
        .sql("SELECT sum(rating_sum_milli) AS milli, sum(rated_count) AS rated FROM category WHERE business_count > 0")
        .get();
      return meanRatingOf({ rated: optionalNumber(row?.rated) ?? 0, ratingMilli: optionalNumber(row?.milli) ?? 0 });
    },
  };
}
