import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Business } from "../../../shared/contracts/src/businesses/business.ts";
import { offeredAmenities, parseAmenityGroups } from "../../../shared/domain/src/businesses/amenities/amenities.ts";
import { openStateAt } from "../../../shared/domain/src/businesses/open-state.ts";
import { categoriesOf, categoryByLabelAlone } from "../../../shared/domain/src/categories/business-category.ts";
import { foldText } from "../../../shared/domain/src/text/fold-text.ts";
import { readTable, splitEntries } from "../../../shared/platform/src/read-table.ts";

const FILE = new URL("./judged-queries.tsv", import.meta.url);
const KINDS_FILE = new URL("./judged-kinds.tsv", import.meta.url);
/** For each kind, the categories in the judged directory that count as a right answer. */
const CATEGORIES_OF = new Map(
  readTable(KINDS_FILE, ["kind", "categories"]).map(({ kind, categories }) => [kind, splitEntries(categories)]),
);
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const MINUTES_OF_DAY = 24 * 60;
const MINUTES_OF_WEEK = 7 * MINUTES_OF_DAY;
/** Open after this time means open late. */
const LATE_MINUTE = 23 * 60;

const rowSchema = z.object({
  group: z.string().min(1),
  text: z.string().min(1),
  location: z.string(),
  right: z.string(),
});

/** What a visitor types, and which businesses may come first. */
export interface JudgedQuery {
  /** Queries in one group are scored together: "brand in another script". */
  group: string;
  text: string;
  /** The content of the second search field; empty for most. */
  location: string;
  isRight(business: Business, at: Date): boolean;
}

type Check = (business: Business, at: Date) => boolean;

/**
 * `right` lists the properties of a right answer, separated by `;`, each with its accepted values, separated by `|`:
 * "kind=pharmacy;city=Köln|Cologne". Values are those in the directory's files; kinds are those of judged-kinds.tsv.
 */
const CHECKS: Readonly<Record<string, (values: readonly string[]) => Check>> = {
  name: (values) => oneOf(values, ({ name }) => [name]),
  city: (values) => oneOf(values, ({ city }) => [city]),
  state: (values) => oneOf(values, ({ state }) => [state]),
  region: (values) => oneOf(values, ({ regionCode }) => [regionCode]),
  country: (values) => oneOf(values, ({ countryCode }) => [countryCode]),
  amenity: (values) =>
    oneOf(values, ({ about }) => offeredAmenities(parseAmenityGroups(about)).map((amenity) => amenity.name)),
  kind: (values) =>
    oneOf(values.flatMap(categoriesOfKind), (business) =>
      categoriesOf(business, categoryByLabelAlone).map(({ name }) => name),
    ),
  hours: (values) => (business, at) => values.some((value) => isOpen(business, value, at)),
};

/** Throws if a row does not say what is right. */
export function readJudgedQueries(): JudgedQuery[] {
  const rows: unknown[] = parse(readFileSync(FILE), { columns: true, delimiter: "\t", quote: null });
  return rows.map((row) => {
    const { right, ...query } = rowSchema.parse(row);
    const checks = right.split(";").map(toCheck);
    return { ...query, isRight: (business, at) => checks.every((check) => check(business, at)) };
  });
}

function toCheck(condition: string): Check {
  const [field = "", values = ""] = condition.split("=");
  const check = CHECKS[field];
  if (check === undefined || values === "") throw new Error(`A judged query has the unknown condition "${condition}"`);
  return check(values.split("|"));
}

function oneOf(values: readonly string[], textsOf: (business: Business) => readonly (string | undefined)[]): Check {
  const wanted = new Set(values.map(foldText));
  return (business) => textsOf(business).some((text) => text !== undefined && wanted.has(foldText(text)));
}

function categoriesOfKind(kind: string): readonly string[] {
  const categories = CATEGORIES_OF.get(kind);
  if (categories === undefined) throw new Error(`There is no kind "${kind}" to judge by`);
  return categories;
}

function isOpen({ hours, timeZone }: Business, when: string, at: Date): boolean {
  if (hours === undefined) return false;
  if (when === "now") return openStateAt(hours, timeZone, at).state === "open";
  if (when === "always") return hours.intervals.reduce((sum, [start, end]) => sum + end - start, 0) >= MINUTES_OF_WEEK;
  if (when === "late") return hours.intervals.some(([start, end]) => end > dayOf(start) * MINUTES_OF_DAY + LATE_MINUTE);
  const day = DAYS.indexOf(when);
  if (day < 0) throw new Error(`There are no hours "${when}" to judge by`);
  return hours.intervals.some(([start, end]) => dayOf(start) <= day && dayOf(end - 1) >= day);
}

function dayOf(minute: number): number {
  return Math.floor(minute / MINUTES_OF_DAY);
}
