import type { Business } from "@meridian/contracts/businesses/business";
import { foldText } from "@meridian/domain/text/fold-text";
import { AFTER_EVERY_SUFFIX, NAME_KEY_LENGTH, nameKeyOf } from "../../rules/draft-keys.ts";
import type { DirectoryDatabase } from "../database/open-directory-database.ts";
import { numberOf, rowArrays, textOf } from "../database/sql-row.ts";
import { BUSINESS_COLUMNS, decodeBusiness } from "./business-row.ts";

/** Up to this many names with a prefix are ranked; beyond it, the most popular are found by descending rank. */
const MAX_RANKED_NAMES = 2_000;
/** A listed business is never deleted; the name index covers those that are not deleted. */
const IN_RANGE = "is_listed = 1 AND deleted_at IS NULL AND name_key >= ? AND name_key < ?";

/** Takes the ends of a name key range and the maximum to count. */
export const COUNT_NAMES = `SELECT count(*) AS n FROM (
  SELECT 1 FROM business INDEXED BY business_by_any_name WHERE ${IN_RANGE} LIMIT ?)`;

const LIST_NAMES = `SELECT name FROM business INDEXED BY business_by_any_name WHERE ${IN_RANGE} LIMIT ?`;

/** Listed businesses whose folded name starts with the folded prefix, most popular first. */
export function findByNamePrefix(db: DirectoryDatabase, prefix: string, limit: number): Business[] {
  const folded = foldText(prefix);
  if (folded === "") return [];
  const key = nameKeyOf(prefix);
  const end = key + AFTER_EVERY_SUFFIX;
  const counted = db.sql(COUNT_NAMES).get(key, end, MAX_RANKED_NAMES + 1);
  const isRare = numberOf(counted?.n) <= MAX_RANKED_NAMES;
  const index = isRare ? "business_by_any_name" : "business_by_rank";
  const rows = rowArrays(
    db.arraySql(
      `SELECT ${BUSINESS_COLUMNS} FROM business INDEXED BY ${index} WHERE ${IN_RANGE}
       ORDER BY popularity DESC, n LIMIT ?`,
    ),
    key,
    end,
    folded.length > NAME_KEY_LENGTH ? MAX_RANKED_NAMES : limit,
  );
  return rows
    .map(decodeBusiness)
    .filter(({ name }) => foldText(name).startsWith(folded))
    .slice(0, limit);
}

export function countByNamePrefix(
  db: DirectoryDatabase,
  prefix: string,
  limit: number,
  { isWhole } = { isWhole: false },
): number {
  const folded = foldText(prefix);
  if (folded === "") return 0;
  const key = nameKeyOf(prefix);
  const isInKey = folded.length < NAME_KEY_LENGTH;
  const end = key + (isWhole && isInKey ? "\0" : AFTER_EVERY_SUFFIX);
  if (isInKey) return numberOf(db.sql(COUNT_NAMES).get(key, end, limit)?.n);
  const names = rowArrays(db.arraySql(LIST_NAMES), key, end, MAX_RANKED_NAMES).map(([name]) => foldText(textOf(name)));
  return names.filter((name) => (isWhole ? name === folded : name.startsWith(folded))).slice(0, limit).length;
}
