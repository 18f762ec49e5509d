import type { BusinessOverview, OverviewFilter, OverviewQuery } from "../../ports/business-overview.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { overviewOrder, overviewSource } from "./overview-query.ts";
import { firstRowArray, numberOf, optionalNumber, rowArrays } from "./sql-row.ts";

const MILLI = 1000;
const SELECT = `SELECT ${BUSINESS_COLUMNS} FROM business`;

export function createSqliteBusinessOverview({ db }: { db: DirectoryDatabase }): BusinessOverview {
  const numberIn = (sql: string) => numberOf(db.sql(sql).get()?.n);
  const countStored = () => numberIn("SELECT stored AS n FROM directory_totals");
  const countPending = () =>
    numberIn(
      "SELECT count(*) AS n FROM business INDEXED BY business_pending WHERE deleted_at IS NULL AND is_approved = 0",
    );

  /** Undefined where only a count of the businesses themselves tells. */
  function knownTotal({ isTrash, isApproved, ...others }: OverviewFilter): number | undefined {
    if (isTrash || Object.values(others).some((part) => part !== undefined)) return undefined;
    if (isApproved === undefined) return countStored();
    return isApproved ? countStored() - countPending() : countPending();
  }

  function countMatches({ filter, sortBy, countUpTo }: OverviewQuery): number {
    const { source, parameters } = overviewSource(filter, sortBy);
    const statement = db.arraySqlOnce(`SELECT count(*) FROM (SELECT 1 ${source} LIMIT ?)`);
    return numberOf(firstRowArray(statement, ...parameters, countUpTo + 1)?.[0]);
  }

  return {
    async page(query) {
      const { filter, sortBy, isDescending, offset, limit, countUpTo } = query;
      const { source, parameters } = overviewSource(filter, sortBy);
      const order = overviewOrder(sortBy, isDescending);
      const numbers = db.arraySqlOnce(`SELECT n ${source} ORDER BY ${order} LIMIT ? OFFSET ?`);
      const byNumber = db.arraySql(`${SELECT} WHERE n = ?`);
      const businesses = rowArrays(numbers, ...parameters, limit, offset).flatMap(([n]) => {
        const row = firstRowArray(byNumber, numberOf(n));
        return row === undefined ? [] : [decodeBusiness(row)];
      });
      const known = knownTotal(filter);
      if (known !== undefined) return { businesses, total: known, isTotalExact: true };
      const counted = countMatches(query);
      return { businesses, total: Math.min(counted, countUpTo), isTotalExact: counted <= countUpTo };
    },
    async find(id) {
      const row = firstRowArray(db.arraySql(`${SELECT} WHERE id = ?`), id);
      return row === undefined ? undefined : decodeBusiness(row);
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
      const rated = optionalNumber(row?.rated) ?? 0;
      return rated === 0 ? undefined : numberOf(row?.milli) / rated / MILLI;
    },
  };
}
