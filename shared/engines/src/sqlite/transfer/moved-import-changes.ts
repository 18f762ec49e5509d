import { fieldSourcesSchema } from "@meridian/contracts/businesses/field-sources";
import type {
  MovedBeforeImage,
  MovedCollection,
  MovedImportChange,
} from "@meridian/ports/businesses/directory-transfer";
import { z } from "zod";
import { columnsOfFields, fieldsOfColumns } from "../businesses/field-columns.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, optionalText } from "../database/sql-row.ts";
import { encodeFieldSources } from "../imports/giving-jobs.ts";
import { type BeforeImage, beforeImageSchema } from "../imports/import-changes.ts";
import { countOf, partsOf, removeByJobAndBusiness, textColumn } from "./key-pages.ts";

const lockedFieldsSchema = z.array(z.string());
const CHANGE_OF = `FROM import_job j CROSS JOIN business b WHERE j.id = ? AND b.id = ?`;

export function createMovedImportChanges(db: DirectoryDatabase): MovedCollection<MovedImportChange> {
  return {
    estimate: async () => countOf(db, "SELECT count(*) AS n FROM import_change"),
    async keys(after = "", limit) {
      const last = db.sql(`SELECT j.n AS job_n, b.n AS business_n ${CHANGE_OF}`).get(...partsOf(after));
      return textColumn(
        db,
        `SELECT j.id || '/' || b.id FROM import_change c CROSS JOIN import_job j ON j.n = c.job_n
         CROSS JOIN business b ON b.n = c.business_n
         WHERE (c.job_n, c.business_n) > (?, ?) ORDER BY c.job_n, c.business_n LIMIT ?`,
        numberOf(last?.job_n ?? 0),
        numberOf(last?.business_n ?? 0),
        limit,
      );
    },
    async find(keys) {
      const statement = db.sql(
        `SELECT revision, before FROM import_change
         WHERE job_n = (SELECT n FROM import_job WHERE id = ?) AND business_n = (SELECT n FROM business WHERE id = ?)`,
      );
      return keys.flatMap((key) => {
        const [jobId, businessId] = partsOf(key);
        const row = statement.get(jobId, businessId);
        if (row === undefined) return [];
        const before = optionalText(row.before);
        const image = before === undefined ? null : movedOf(beforeImageSchema.parse(JSON.parse(before)));
        return [{ key, jobId, businessId, revision: numberOf(row.revision), before: image }];
      });
    },
    async write(records) {
      const put = db.sql(
        `INSERT OR REPLACE INTO import_change (job_n, business_n, revision, before) SELECT j.n, b.n, ?, ? ${CHANGE_OF}`,
      );
      db.write(() => {
        for (const { jobId, businessId, revision, before } of records) {
          put.run(revision, before === null ? null : JSON.stringify(imageOf(before)), jobId, businessId);
        }
      });
    },
    remove: async (keys) => removeByJobAndBusiness(db, "import_change", keys),
  };
}

function movedOf({
  revision,
  popularity,
  source: [importId, row],
  columns,
  fieldSources,
  trashed,
}: BeforeImage): MovedBeforeImage {
  return {
    revision,
    popularity,
    source: importId === null ? null : { importId, row: row ?? 0 },
    ...(fieldSources === null ? {} : { fieldSources: fieldSourcesSchema.parse(JSON.parse(fieldSources)) }),
    fields: fieldsOfColumns(columns),
    trashed: trashed === undefined ? null : { ...trashed, lockedFields: lockedFieldsOf(trashed.lockedFields) },
  };
}

function lockedFieldsOf(json: string | null): string[] {
  return json === null ? [] : lockedFieldsSchema.parse(JSON.parse(json));
}

function imageOf({ revision, popularity, source, fields, fieldSources, trashed }: MovedBeforeImage): BeforeImage {
  const image: BeforeImage = {
    revision,
    popularity,
    source: [source?.importId ?? null, source?.row ?? null],
    fieldSources: encodeFieldSources(fieldSources),
    columns: columnsOfFields(fields),
  };
  if (trashed === null) return image;
  const lockedFields = trashed.lockedFields.length === 0 ? null : JSON.stringify(trashed.lockedFields);
  return { ...image, trashed: { ...trashed, lockedFields } };
}
