import { areOtherEntries } from "@meridian/domain/businesses/identity/business-identity";
import { decisionOf } from "@meridian/domain/businesses/identity/match-pair";
import { mayBeAlike } from "@meridian/domain/businesses/identity/names/compare-names";
import type { Judged } from "@meridian/domain/businesses/identity/same-business";
import { citySlugsOf } from "@meridian/domain/places/business-place";
import { WEBSITE_KEY_LENGTH, websiteKeysOf } from "@meridian/domain/text/website-page";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { keysOf, nameKeyOf } from "../../rules/draft-keys.ts";
import { placeOfDraft } from "../../rules/draft-record.ts";
import {
  joinDecided,
  judgeSimilar,
  MAX_AROUND,
  MAX_NAMESAKES,
  MAX_OF_PAGE,
  MAX_OF_START,
  MAX_RARE,
  nameRangesOf,
  positionCellsOf,
  withDecisions,
} from "../../rules/similar-draft.ts";
import { BUSINESS_COLUMNS, decodeBusiness, isDeletedRow } from "../businesses/business-row.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { firstRowArray, numberOf, rowArrays, type SqlRow, textOf } from "../database/sql-row.ts";
import { countryIdOf, type Dimensions } from "../places/dimensions.ts";
import { openDecisions } from "./sqlite-match-store.ts";

const HAS_OLDER = `SELECT 1 FROM business INDEXED BY business_by_creation
  WHERE deleted_at IS NULL AND created_at <= ? LIMIT 1`;
const HAS_OLDER_WITHOUT_PLACE_ID = `SELECT 1 FROM business INDEXED BY business_without_place_id
  WHERE deleted_at IS NULL AND place_id IS NULL AND created_at <= ? LIMIT 1`;
const HAS_DELETED = "SELECT 1 FROM business INDEXED BY business_in_trash WHERE deleted_at IS NOT NULL LIMIT 1";
/** As indexed: an address without its scheme. */
const WEBSITE_KEY = `lower(substr(b.website, instr(b.website, '//') + 2, ${WEBSITE_KEY_LENGTH}))`;
/** The businesses, and the index that has them by name and city. */
const LIVE = { index: "business_by_any_name", state: "deleted_at IS NULL" };
/** A merged business stays in the trash without its keys, which now lead to another. */
const DELETED = {
  index: "business_in_trash_by_name",
  state: `deleted_at IS NOT NULL
    AND EXISTS (SELECT 1 FROM identity_key WHERE identity_key.business_n = n)`,
};
/** Not created by the import itself. */
const OLDER = "created_at <= ?2 AND (source_import IS NOT ?3 OR revision > 1)";
const FIND_LIVE_NAMESAKES = selectNamesakes(LIVE);
const FIND_DELETED_NAMESAKES = selectNamesakes(DELETED);
const IN_RUNS = `JOIN business AS b ON b.map_cell >= run.value ->> 'from' AND b.map_cell < run.value ->> 'before'`;
const FIND_AROUND = `SELECT b.n, b.name FROM json_each(?1) AS run CROSS ${IN_RUNS}
  WHERE b.is_listed = 1 AND b.map_cell IS NOT NULL AND ${OLDER} LIMIT ${MAX_AROUND}`;
const FIND_AROUND_WITHOUT_ID = `SELECT b.n, b.name FROM json_each(?1) AS run CROSS ${IN_RUNS}
  WHERE b.deleted_at IS NULL AND b.place_id IS NULL AND b.map_cell IS NOT NULL AND ${OLDER} LIMIT ${MAX_AROUND}`;
const FIND_OF_PAGE = `SELECT b.n FROM json_each(?1) AS start CROSS JOIN business AS b
  ON ${WEBSITE_KEY} >= start.value AND ${WEBSITE_KEY} < start.value || x'7f'
  WHERE b.deleted_at IS NULL AND b.website IS NOT NULL AND ${OLDER} LIMIT ${MAX_OF_PAGE + 1}`;
const CITY_OF = (slug: string) => `(SELECT id FROM city WHERE country_id = ?5 AND slug = ${slug})`;
const FIND_OF_START = `WITH started AS MATERIALIZED (
    SELECT n, city_id, country_id FROM business INDEXED BY ${LIVE.index}
    WHERE ${LIVE.state} AND name_key >= ?1 AND name_key < ?4 LIMIT ${MAX_OF_START})
  SELECT b.n, b.name FROM started JOIN business AS b USING (n)
  WHERE started.country_id = ?5 AND ${OLDER} AND (b.place_id IS NULL OR ?8 IS NULL)
    AND (started.city_id IN (0, ${CITY_OF("?6")}, ${CITY_OF("?7")})
      OR (SELECT count(*) FROM started) <= ${MAX_RARE})`;
const FIND_DELETED_ANYWHERE = `SELECT n FROM business INDEXED BY ${DELETED.index}
  WHERE ${DELETED.state} AND name_key = ?1 AND ${OLDER} LIMIT ${MAX_NAMESAKES}`;
const SELECT_BY_N = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`;
const KEYS_OF = "SELECT key FROM identity_key WHERE business_n = ? ORDER BY key";

function selectNamesakes({ index, state }: typeof LIVE): string {
  const inCity = (cityId: string) => `SELECT n FROM (
    SELECT n FROM business INDEXED BY ${index}
    WHERE ${state} AND name_key = asked.value ->> 0 AND city_id = ${cityId} ORDER BY n LIMIT ${MAX_NAMESAKES})`;
  return `SELECT asked.key, b.n FROM json_each(?1) AS asked CROSS JOIN business AS b
    WHERE b.n IN (
      ${inCity("(SELECT id FROM city WHERE country_id = asked.value ->> 1 AND slug = asked.value ->> 2)")}
      UNION ALL ${inCity("(SELECT id FROM city WHERE country_id = asked.value ->> 1 AND slug = asked.value ->> 5)")}
      UNION ALL ${inCity("0")}
      UNION ALL SELECT n FROM (
        SELECT n FROM business INDEXED BY business_by_phone WHERE phone_e164 = asked.value ->> 3 LIMIT ${MAX_NAMESAKES}))
    AND ${OLDER} AND ${state} AND (place_id IS NULL OR asked.value ->> 4 IS NULL)`;
}

export interface SimilarScope {
  db: DirectoryDatabase;
  dimensions: Dimensions;
  jobId: string;
  /** When the import was requested, in milliseconds: younger businesses are its own. */
  jobCreatedAt: number;
}

/** Finds businesses for drafts without a known key. */
export interface SimilarBusinesses {
  /** Rows of businesses, including deleted ones, that existed before the import and that the draft describes or may describe. */
  find(draft: BusinessDraft): Judged<SqlRow>;
}

/** `drafts` are those that will likely be looked up: one statement reads the namesakes of all. */
export function openSimilarBusinesses(scope: SimilarScope, drafts: readonly BusinessDraft[]): SimilarBusinesses {
  const { db, dimensions, jobId, jobCreatedAt } = scope;
  const hasOlder = db.sql(HAS_OLDER).get(jobCreatedAt) !== undefined;
  const hasWithoutPlaceId = db.sql(HAS_OLDER_WITHOUT_PLACE_ID).get(jobCreatedAt) !== undefined;
  const hasDeleted = db.sql(HAS_DELETED).get() !== undefined;
  const mayJoin = ({ fields }: BusinessDraft) => (fields.placeId === undefined ? hasOlder : hasWithoutPlaceId);
  const decisionsAbout = openDecisions(db);
  const liveNamesakes = findNamesakes(scope, FIND_LIVE_NAMESAKES, drafts.filter(mayJoin));
  const deletedNamesakes = findNamesakes(scope, FIND_DELETED_NAMESAKES, hasDeleted ? drafts : []);

  function namesakesOf(draft: BusinessDraft): number[] {
    const ask = (sql: string) => findNamesakes(scope, sql, [draft]).get(draft) ?? [];
    const live = mayJoin(draft) ? (liveNamesakes.get(draft) ?? ask(FIND_LIVE_NAMESAKES)) : [];
    const deleted = hasDeleted ? (deletedNamesakes.get(draft) ?? ask(FIND_DELETED_NAMESAKES)) : [];
    return [...live, ...deleted];
  }

  function judge(draft: BusinessDraft, numbers: Iterable<number>): Judged<SqlRow> {
    const rows = [...new Set(numbers)]
      .map((n) => firstRowArray(db.arraySql(SELECT_BY_N), n))
      .filter((row) => row !== undefined);
    if (rows.length === 0) return { same: [], doubtful: [] };
    const keys = keysOf(draft);
    const row = { ...draft.fields, ...placeOfDraft(dimensions, draft) };
    const decided = withDecisions(rows, (known) => {
      const knownKeys = keysOfRow(db, known);
      return areOtherEntries(keys, knownKeys) ? "different" : decisionOf(decisionsAbout(keys, knownKeys));
    });
    return joinDecided(decided, judgeSimilar(row, decided.open, { read: decodeBusiness, isDeleted: isDeletedRow }));
  }

  function findAround({ fields }: BusinessDraft): number[] {
    const spots = positionCellsOf(fields);
    if (spots.length === 0) return [];
    const sql = fields.placeId === undefined ? FIND_AROUND : FIND_AROUND_WITHOUT_ID;
    const live = alike(fields.name, rowArrays(db.arraySql(sql), JSON.stringify(spots), jobCreatedAt, jobId));
    if (!hasDeleted || fields.placeId !== undefined) return live;
    const deleted = rowArrays(db.arraySql(FIND_DELETED_ANYWHERE), nameKeyOf(fields.name), jobCreatedAt, jobId);
    return [...live, ...deleted.map(([n]) => numberOf(n))];
  }

  function findOfPage({ fields }: BusinessDraft): number[] {
    const starts = websiteKeysOf(fields.website);
    if (starts.length === 0) return [];
    const found = rowArrays(db.arraySql(FIND_OF_PAGE), JSON.stringify(starts), jobCreatedAt, jobId);
    return found.length > MAX_OF_PAGE ? [] : found.map(([n]) => numberOf(n));
  }

  function findOfStart(draft: BusinessDraft): number[] {
    const { fields } = draft;
    const { countryCode, placeId = null } = fields;
    const [slug = "", formerSlug = null] = citySlugsOf(fields, placeOfDraft(dimensions, draft));
    const place = [countryCode === undefined ? 0 : countryIdOf(countryCode), slug, formerSlug, placeId];
    return nameRangesOf(fields).flatMap(({ from, before }) =>
      alike(fields.name, rowArrays(db.arraySql(FIND_OF_START), from, jobCreatedAt, jobId, before, ...place)),
    );
  }

  return {
    find(draft) {
      if (!hasDeleted && !mayJoin(draft)) return { same: [], doubtful: [] };
      const namesakes = namesakesOf(draft);
      const judged = judge(draft, namesakes);
      if (judged.same.length > 0) return judged;
      const others = [...findAround(draft), ...(mayJoin(draft) ? [...findOfPage(draft), ...findOfStart(draft)] : [])];
      return others.length === 0 ? judged : judge(draft, [...namesakes, ...others]);
    },
  };
}

/** The numbers of those whose names are worth a comparison of the whole rows. */
function alike(name: string, found: readonly SqlRow[]): number[] {
  return found.filter(([, other]) => mayBeAlike(name, textOf(other))).map(([n]) => numberOf(n));
}

function findNamesakes(
  { db, dimensions, jobId, jobCreatedAt }: SimilarScope,
  sql: string,
  drafts: readonly BusinessDraft[],
): Map<BusinessDraft, number[]> {
  const found = new Map<BusinessDraft, number[]>(drafts.map((draft) => [draft, []]));
  if (drafts.length === 0) return found;
  const asked = drafts.map((draft) => {
    const { name, countryCode, phoneE164, placeId } = draft.fields;
    const [slug = "", formerSlug = null] = citySlugsOf(draft.fields, placeOfDraft(dimensions, draft));
    const countryId = countryCode === undefined ? 0 : countryIdOf(countryCode);
    return [nameKeyOf(name), countryId, slug, phoneE164 ?? null, placeId ?? null, formerSlug];
  });
  for (const [at, n] of rowArrays(db.arraySql(sql), JSON.stringify(asked), jobCreatedAt, jobId)) {
    const draft = drafts[numberOf(at)];
    if (draft !== undefined) found.get(draft)?.push(numberOf(n));
  }
  return found;
}

/** In a stable order. */
export function keysOfRow(db: DirectoryDatabase, row: SqlRow): string[] {
  return rowArrays(db.arraySql(KEYS_OF), numberOf(row[0])).map(([key]) => textOf(key));
}
