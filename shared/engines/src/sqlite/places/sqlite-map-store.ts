import {
  countedLevelFor,
  FINEST_LEVEL,
  fromMicroDegrees,
  isCellInArea,
  joinRuns,
  runsOfArea,
} from "@meridian/domain/places/map-grid";
import type { MapCell, MapScope, MapStore } from "@meridian/ports/search/map-store";
import { BUSINESS_COLUMNS, decodeBusiness } from "../businesses/business-row.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, rowArrays, type SqlRow } from "../database/sql-row.ts";
import { countryIdOf } from "./dimensions.ts";
import { resolveCategory } from "./resolve-category.ts";

/** Takes the number of levels to go up, the parameters of the scope, and the run. */
interface CellQuery {
  sql: string;
  level: number;
  /** Whether its sums are in millionths of a degree. */
  isMicro: boolean;
  parameters: readonly (number | string)[];
}

export function createSqliteMapStore({ db }: { db: DirectoryDatabase }): MapStore {
  return {
    async cells({ scope, area }) {
      const query = cellQueryOf(db, scope, area.level);
      if (query === undefined) return [];
      const statement = db.arraySql(query.sql);
      const shift = 2 * (query.level - area.level);
      const span = 4 ** (FINEST_LEVEL - query.level);
      const cells: MapCell[] = [];
      for (const { from, before } of runsOfArea(area)) {
        const rows = rowArrays(statement, shift, ...query.parameters, from / span, before / span);
        for (const row of rows) {
          const cell = cellOf(row, query.isMicro);
          if (isCellInArea(area, cell.cell)) cells.push(cell);
        }
      }
      return cells;
    },
    async businessesIn({ scope, area, cells, limit }) {
      const source = pointSourceOf(db, scope);
      if (source === undefined) return [];
      const statement = db.arraySql(
        `SELECT ${BUSINESS_COLUMNS} FROM business INDEXED BY ${source.index}
         WHERE is_listed = 1 AND ${source.condition} AND map_cell >= ? AND map_cell < ? LIMIT ?`,
      );
      const found: SqlRow[] = [];
      for (const { from, before } of joinRuns(cells, area.level)) {
        if (found.length >= limit) break;
        found.push(...rowArrays(statement, ...source.parameters, from, before, limit - found.length));
      }
      return found.map(decodeBusiness);
    },
  };
}

function cellQueryOf(db: DirectoryDatabase, scope: MapScope, level: number): CellQuery | undefined {
  const counted = scope.categorySlug === undefined ? countedLevelFor(level) : undefined;
  if (counted !== undefined) {
    const { countryCode } = scope;
    return {
      sql: `SELECT cell >> ? AS wide, sum(business_count), sum(lat_sum_micro), sum(lng_sum_micro) FROM map_cell
        WHERE level = ? ${countryCode === undefined ? "" : "AND country_id = ?"} AND cell >= ? AND cell < ? GROUP BY wide`,
      level: counted,
      isMicro: true,
      parameters: countryCode === undefined ? [counted] : [counted, countryIdOf(countryCode)],
    };
  }
  const source = pointSourceOf(db, scope);
  if (source === undefined) return undefined;
  return {
    sql: `SELECT map_cell >> ? AS wide, count(*), sum(latitude), sum(longitude) FROM business INDEXED BY ${source.index}
      WHERE is_listed = 1 AND ${source.condition} AND map_cell >= ? AND map_cell < ? GROUP BY wide`,
    level: FINEST_LEVEL,
    isMicro: false,
    parameters: source.parameters,
  };
}

function pointSourceOf(db: DirectoryDatabase, { categorySlug, countryCode }: MapScope) {
  const conditions = ["map_cell IS NOT NULL"];
  const parameters: (number | string)[] = [];
  if (categorySlug !== undefined) {
    const category = resolveCategory(db, categorySlug);
    if (category === undefined) return undefined;
    conditions.push("category_id IN (SELECT value FROM json_each(?))");
    parameters.push(JSON.stringify(category.ids));
  }
  if (countryCode !== undefined) {
    conditions.push("country_id = ?");
    parameters.push(countryIdOf(countryCode));
  }
  const index = categorySlug === undefined ? "business_by_map_cell" : "business_by_category_map_cell";
  return { index, condition: conditions.join(" AND "), parameters };
}

function cellOf([cell, count, lats, lngs]: SqlRow, isMicro: boolean): MapCell {
  const businesses = numberOf(count);
  const mean = (sum: unknown): number => {
    const degrees = numberOf(sum) / businesses;
    return isMicro ? fromMicroDegrees(degrees) : degrees;
  };
  return { cell: numberOf(cell), count: businesses, lat: mean(lats), lng: mean(lngs) };
}
