import { areOtherEntries, hasGoogleId } from "../../domain/business-identity.ts";
import { rankMatches } from "../../domain/same-business.ts";
import { slugify } from "../../domain/slug.ts";
import type { BusinessDraft } from "../../ports/business-store.ts";
import { keysOf, nameKeyOf } from "../draft-keys.ts";
import { MAX_NAMESAKES, spotOf } from "../similar-draft.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";
import { countryIdOf } from "./dimensions.ts";
import type { DirectoryDatabase } from "./open-directory-database.ts";
import { firstRowArray, numberOf, rowArrays, type SqlRow, textOf } from "./sql-row.ts";

const HAS_OLDER = `SELECT 1 FROM business INDEXED BY business_by_creation
  WHERE deleted_at IS NULL AND created_at <= ? LIMIT 1`;
const HAS_OLDER_WITHOUT_PLACE_ID = `SELECT 1 FROM business INDEXED BY business_without_place_id
  WHERE deleted_at IS NULL AND place_id IS NULL AND created_at <= ? LIMIT 1`;
const namesakes = (cityId: string) => `SELECT n FROM (
  SELECT n FROM business INDEXED BY business_by_any_name
  WHERE deleted_at IS NULL AND name_key = asked.value ->> 0 AND city_id = ${cityId} ORDER BY n LIMIT ${MAX_NAMESAKES})`;
/** Not made by the import itself. */
const OLDER = "created_at <= ?2 AND (source_import IS NOT ?3 OR revision > 1)";
const FIND_NAMESAKES = `SELECT asked.key, b.n FROM json_each(?1) AS asked CROSS JOIN business AS b
  WHERE b.n IN (
    ${namesakes("(SELECT id FROM city WHERE country_id = asked.value ->> 1 AND slug = asked.value ->> 2)")}
    UNION ALL ${namesakes("0")}
    UNION ALL SELECT n FROM (
      SELECT n FROM business INDEXED BY business_by_phone WHERE phone_e164 = asked.value ->> 3 LIMIT ${MAX_NAMESAKES}))
  AND ${OLDER} AND deleted_at IS NULL AND (place_id IS NULL OR asked.value ->> 4 IS NULL)`;
const FIND_ON_SPOT = `SELECT n FROM business INDEXED BY business_by_map_cell
  WHERE is_listed = 1 AND map_cell IS NOT NULL AND map_cell >= ?4 AND map_cell < ?5 AND name_key = ?1 AND ${OLDER}
  LIMIT ${MAX_NAMESAKES}`;
const SELECT_BY_N = `SELECT ${BUSINESS_COLUMNS} FROM business WHERE n = ?`;
const KEYS_OF = "SELECT key FROM identity_key WHERE business_n = ?";

export interface SimilarScope {
  db: DirectoryDatabase;
  jobId: string;
  /** When the import was asked for, in milliseconds: what is younger is its own. */
  jobCreatedAt: number;
}

/** Finds businesses for drafts none of whose keys is known. */
export interface SimilarBusinesses {
  /** Rows of businesses that were there before the import and that the draft describes, the likeliest first. */
  find(draft: BusinessDraft): SqlRow[];
}

/** `drafts` are those that will likely be asked for: namesakes of all of them are looked up in one statement. */
export function openSimilarBusinesses(scope: SimilarScope, drafts: readonly BusinessDraft[]): SimilarBusinesses {
  const { db, jobId, jobCreatedAt } = scope;
  const hasOlder = db.sql(HAS_OLDER).get(jobCreatedAt) !== undefined;
  const hasWithoutPlaceId = db.sql(HAS_OLDER_WITHOUT_PLACE_ID).get(jobCreatedAt) !== undefined;
  const mayJoin = ({ fields }: BusinessDraft) => (fields.placeId === undefined ? hasOlder : hasWithoutPlaceId);
  const namesakesOf = findNamesakes(scope, drafts.filter(mayJoin));

  function rank(draft: BusinessDraft, numbers: Iterable<number>): SqlRow[] {
    const rows = [...numbers].map((n) => firstRowArray(db.arraySql(SELECT_BY_N), n)).filter((row) => row !== undefined);
    const keys = keysOf(draft);
    return rankMatches(draft.fields, rows, decodeBusiness).filter((row) => !areOtherEntries(keys, keysOfRow(db, row)));
  }

  function findOnSpot({ fields }: BusinessDraft): number[] {
    const name = nameKeyOf(fields.name);
    return spotOf(fields).flatMap(({ from, before }) =>
      rowArrays(db.arraySql(FIND_ON_SPOT), name, jobCreatedAt, jobId, from, before).map(([n]) => numberOf(n)),
    );
  }

  return {
    find(draft) {
      if (!mayJoin(draft)) return [];
      const numbers = namesakesOf.get(draft) ?? findNamesakes(scope, [draft]).get(draft) ?? [];
      const ranked = rank(draft, new Set(numbers));
      // A row of Google's joins only what has no id of Google's, which is found by its name and city.
      return ranked.length > 0 || hasGoogleId(draft) ? ranked : rank(draft, findOnSpot(draft));
    },
  };
}

function findNamesakes(
  { db, jobId, jobCreatedAt }: SimilarScope,
  drafts: readonly BusinessDraft[],
): Map<BusinessDraft, number[]> {
  const found = new Map<BusinessDraft, number[]>(drafts.map((draft) => [draft, []]));
  if (drafts.length === 0) return found;
  const asked = drafts.map(({ fields: { name, city = "", countryCode, phoneE164, placeId } }) => [
    nameKeyOf(name),
    countryCode === undefined ? 0 : countryIdOf(countryCode),
    slugify(city),
    phoneE164 ?? null,
    placeId ?? null,
  ]);
  for (const [at, n] of rowArrays(db.arraySql(FIND_NAMESAKES), JSON.stringify(asked), jobCreatedAt, jobId)) {
    const draft = drafts[numberOf(at)];
    if (draft !== undefined) found.get(draft)?.push(numberOf(n));
  }
  return found;
}

function keysOfRow(db: DirectoryDatabase, row: SqlRow): string[] {
  return rowArrays(db.arraySql(KEYS_OF), numberOf(row[0])).map(([key]) => textOf(key));
}
