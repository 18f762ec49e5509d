import type { StatementSync } from "node:sqlite";
import type { Business } from "@meridian/contracts/businesses/business";
import { storedPlaceOf } from "@meridian/domain/places/business-place";
import type { MovedBusiness, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import { nameKeyOf } from "../../rules/draft-keys.ts";
import { placementOf } from "../businesses/business-placement.ts";
import {
  BUSINESS_COLUMNS,
  decodeBusiness,
  encodeFields,
  FIELD_COLUMNS,
  type Placement,
} from "../businesses/business-row.ts";
import { encodePlace, PLACE_COLUMNS } from "../businesses/place-columns.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, type SqlValue } from "../database/sql-row.ts";
import { encodeFieldSources } from "../imports/giving-jobs.ts";
import { createDimensions } from "../places/dimensions.ts";
import { countOf, textColumn } from "./key-pages.ts";

function putStatement(columns: readonly string[]): string {
  const updates = columns.map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO business (${columns}) VALUES (${columns.map(() => "?")}) ON CONFLICT (id) DO UPDATE SET ${updates}`;
}

export function createMovedBusinesses(db: DirectoryDatabase): MovedCollection<MovedBusiness> {
  const dimensions = createDimensions(db);

  /** The columns that `encodePlace` and `encodeFields` do not encode. */
  function ownColumns(business: Business, placement: Placement): Readonly<Record<string, SqlValue>> {
    const { source, deletedAt, deletionKind, lockedFields } = business;
    return {
      id: business.id,
      slug: business.slug,
      is_listed: placement.isListed && deletedAt === undefined ? 1 : 0,
      popularity: business.popularity,
      category_id: placement.categoryId,
      country_id: placement.countryId,
      city_id: placement.cityId,
      map_cell: placement.mapCell ?? null,
      is_contradicted: placement.isContradicted ? 1 : 0,
      name_key: nameKeyOf(business.name),
      is_approved: business.isApproved ? 1 : 0,
      locked_fields: lockedFields.length === 0 ? null : JSON.stringify(lockedFields),
      revision: business.revision,
      source_import: source?.importId ?? null,
      source_row: source?.row ?? null,
      created_at: Date.parse(business.createdAt),
      updated_at: Date.parse(business.updatedAt),
      deleted_at: deletedAt === undefined ? null : Date.parse(deletedAt),
      deletion_kind: deletionKind ?? null,
      field_sources: encodeFieldSources(business.fieldSources),
    };
  }

  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM business"),
    keys: async (after = "", limit) =>
      textColumn(db, "SELECT id FROM business WHERE id > ? ORDER BY id LIMIT ?", after, limit),
    async find(ids) {
      const statement = db.arraySql(`SELECT ${BUSINESS_COLUMNS} FROM business WHERE id = ?`);
      return ids.flatMap((id) => {
        const row = firstRowArray(statement, id);
        return row === undefined ? [] : [{ key: id, business: decodeBusiness(row) }];
      });
    },
    async write(records) {
      db.write(() => {
        let put: StatementSync | undefined;
        for (const { business } of records) {
          const placement = placementOf(dimensions, business, business.isApproved, { place: storedPlaceOf(business) });
          const own = ownColumns(business, placement);
          put ??= db.sql(putStatement([...Object.keys(own), ...PLACE_COLUMNS, ...FIELD_COLUMNS]));
          put.run(...Object.values(own), ...encodePlace(placement.place), ...encodeFields(business));
        }
      });
    },
    async remove(ids) {
      db.write(() => {
        for (const id of ids) {
          db.sql("DELETE FROM unindexed WHERE business_n = (SELECT n FROM business WHERE id = ?)").run(id);
          db.sql("DELETE FROM business WHERE id = ?").run(id);
        }
      });
    },
  };
}
