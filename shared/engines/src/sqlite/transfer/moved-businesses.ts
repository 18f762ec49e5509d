import { storedPlaceOf } from "@meridian/domain/places/business-place";
import type { MovedBusiness, MovedCollection } from "@meridian/ports/businesses/directory-transfer";
import { nameKeyOf } from "../../rules/draft-keys.ts";
import { placementOf } from "../businesses/business-placement.ts";
import { BUSINESS_COLUMNS, decodeBusiness, encodeFields, FIELD_COLUMNS } from "../businesses/business-row.ts";
import { encodePlace, PLACE_COLUMNS } from "../businesses/place-columns.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, type SqlValue } from "../database/sql-row.ts";
import { encodeFieldSources } from "../imports/giving-jobs.ts";
import { createDimensions } from "../places/dimensions.ts";
import { countOf, textColumn } from "./key-pages.ts";

const COLUMNS = [
  "id",
  "slug",
  "is_listed",
  "popularity",
  "category_id",
  "country_id",
  "city_id",
  "map_cell",
  "is_contradicted",
  "name_key",
  "is_approved",
  "locked_fields",
  "revision",
  "source_import",
  "source_row",
  "created_at",
  "updated_at",
  "deleted_at",
  "deletion_kind",
  "field_sources",
  ...PLACE_COLUMNS,
  ...FIELD_COLUMNS,
];
const PUT = `INSERT INTO business (${COLUMNS.join(", ")}) VALUES (${COLUMNS.map(() => "?").join(", ")})
  ON CONFLICT (id) DO UPDATE SET ${COLUMNS.slice(1)
    .map((column) => `${column} = excluded.${column}`)
    .join(", ")}`;

export function createMovedBusinesses(db: DirectoryDatabase): MovedCollection<MovedBusiness> {
  const dimensions = createDimensions(db);

  function valuesOf({ business }: MovedBusiness): SqlValue[] {
    const { source, deletedAt, deletionKind, lockedFields } = business;
    const placement = placementOf(dimensions, business, business.isApproved, storedPlaceOf(business));
    return [
      business.id,
      business.slug,
      placement.isListed && deletedAt === undefined ? 1 : 0,
      business.popularity,
      placement.categoryId,
      placement.countryId,
      placement.cityId,
      placement.mapCell ?? null,
      placement.isContradicted ? 1 : 0,
      nameKeyOf(business.name),
      business.isApproved ? 1 : 0,
      lockedFields.length === 0 ? null : JSON.stringify(lockedFields),
      business.revision,
      source?.importId ?? null,
      source?.row ?? null,
      Date.parse(business.createdAt),
      Date.parse(business.updatedAt),
      deletedAt === undefined ? null : Date.parse(deletedAt),
      deletionKind ?? null,
      encodeFieldSources(business.fieldSources),
      ...encodePlace(placement.place),
      ...encodeFields(business),
    ];
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
      const put = db.sql(PUT);
      db.write(() => {
        for (const record of records) put.run(...valuesOf(record));
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
