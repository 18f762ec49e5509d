import type { BusinessSortKey } from "@meridian/contracts/businesses/admin-businesses";
import { foldText } from "@meridian/domain/text/fold-text";
import type { OverviewFilter } from "@meridian/ports/businesses/business-overview";
import { NAME_KEY_LENGTH } from "../../rules/draft-keys.ts";
import type { SqlValue } from "../database/sql-row.ts";
import { IDS_WITHIN } from "../places/category-rows.ts";
import { countryIdOf } from "../places/dimensions.ts";
import { IS_DUPLICATE } from "./duplicate-suspects.ts";

const BY_NAME = "business_by_any_name";
/** The sort columns, and the index in that order for unfiltered lists. */
const SORTS: Record<BusinessSortKey, { columns: readonly string[]; index: string }> = {
  name: { columns: ["name_key", "city_id", "n"], index: BY_NAME },
  rating: { columns: ["rating", "n"], index: "business_by_rating" },
  reviewCount: { columns: ["reviews", "n"], index: "business_by_reviews" },
  createdAt: { columns: ["created_at", "n"], index: "business_by_creation" },
};
const PROBLEMS = {
  no_hours: { index: "business_without_hours", condition: "hours IS NULL" },
  no_coordinates: { index: "business_without_coordinates", condition: "latitude IS NULL" },
  no_photo: { index: "business_without_photo", condition: "photo IS NULL" },
  duplicate: { index: BY_NAME, condition: IS_DUPLICATE },
  country: { index: "business_contradicted", condition: "is_contradicted = 1" },
} as const;

interface TextMatch {
  condition: string;
  /** The value of its one parameter. */
  parameterOf(text: string): string;
}

const IN_KEY: TextMatch = { condition: "instr(name_key, ?) > 0", parameterOf: foldText };
const BEHIND_KEY: TextMatch = {
  condition: `(length(name_key) = ${NAME_KEY_LENGTH} AND name LIKE ? ESCAPE '\\')`,
  parameterOf: (text) => `%${text.replace(/[\\%_]/g, "\\$&")}%`,
};

const EITHER = [IN_KEY, BEHIND_KEY];

export interface OverviewStatement {
  /** `FROM … WHERE …` */
  source: string;
  parameters: readonly SqlValue[];
}

/** The matching businesses, by way of an index that covers them all. */
export function overviewSource(filter: OverviewFilter, index: string): OverviewStatement {
  return statementOf(filter, `INDEXED BY ${index}`, EITHER);
}

/**
 * The same businesses from two sources that may overlap. Most names fit into the name index; longer names are found by scanning the table,
 * which is twice as fast as jumping from the index.
 */
export function narrowSources(filter: OverviewFilter, sortBy: BusinessSortKey): OverviewStatement[] {
  if (filter.problem === "duplicate" && !filter.isTrash) return [statementOf(filter, "NOT INDEXED", EITHER)];
  const index = narrowIndexOf(filter, sortBy);
  if (filter.text === undefined || index !== BY_NAME) return [overviewSource(filter, index)];
  return [statementOf(filter, `INDEXED BY ${index}`, [IN_KEY]), statementOf(filter, "NOT INDEXED", [BEHIND_KEY])];
}

function statementOf(filter: OverviewFilter, access: string, matches: readonly TextMatch[]): OverviewStatement {
  const conditions = [filter.isTrash ? "deleted_at IS NOT NULL" : "deleted_at IS NULL"];
  const parameters: SqlValue[] = [];
  const add = (condition: string, ...values: SqlValue[]) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  const { text, categorySlug, countryCode, citySlug, isApproved, importId, problem, isBlocked } = filter;
  if (isBlocked === true) add("deletion_kind = 'blocked'");
  if (problem !== undefined) add(PROBLEMS[problem].condition);
  if (importId !== undefined) add("source_import IS NOT NULL AND source_import = ?", importId);
  if (isApproved !== undefined) add(isApproved ? "is_approved = 1" : "is_approved = 0");
  if (countryCode !== undefined) add("country_id = ?", countryIdOf(countryCode));
  if (categorySlug !== undefined) add(`category_id IN (${IDS_WITHIN})`, JSON.stringify([categorySlug]));
  if (citySlug !== undefined) add("city_id IN (SELECT id FROM city WHERE slug = ?)", citySlug);
  if (text !== undefined) {
    const condition = matches.map(({ condition }) => condition).join(" OR ");
    add(`(${condition})`, ...matches.map(({ parameterOf }) => parameterOf(text)));
  }
  const source = `FROM business ${access} WHERE ${conditions.join(" AND ")}`;
  return { source, parameters };
}

export function overviewOrder(sortBy: BusinessSortKey, isDescending: boolean): string {
  const direction = isDescending ? "DESC" : "ASC";
  return SORTS[sortBy].columns.map((column) => `${column} ${direction}`).join(", ");
}

/** The index in the list's order. The trash has none. */
export function orderedIndexOf(filter: OverviewFilter, sortBy: BusinessSortKey): string | undefined {
  return filter.isTrash ? undefined : SORTS[sortBy].index;
}

/** The index that leads to the fewest rows. */
export function narrowIndexOf(filter: OverviewFilter, sortBy: BusinessSortKey): string {
  const { isTrash, problem, importId, isApproved, text, categorySlug, countryCode, citySlug } = filter;
  if (isTrash) return "business_in_trash";
  if (problem !== undefined) return PROBLEMS[problem].index;
  if (importId !== undefined) return "business_by_import";
  if (isApproved === false) return "business_pending";
  const isNarrowed = [text, categorySlug, countryCode, citySlug].some((part) => part !== undefined);
  return isNarrowed ? BY_NAME : SORTS[sortBy].index;
}
