import { BUSINESS_PROBLEMS, BUSINESS_SORT_KEYS } from "@meridian/contracts/businesses/business-list";
import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import type { listAdminBusinesses } from "@meridian/contracts/client/endpoints/admin-businesses.gen";

type ListQuery = QueryOf<typeof listAdminBusinesses>;
type FilterName = "category" | "approval" | "country" | "city" | "importId" | "problem";

/** The list's state in the address; absent parameters have their defaults. */
export interface ListParams extends Pick<ListQuery, FilterName | "sortBy"> {
  q?: ListQuery["filter"];
  sortOrder?: Extract<ListQuery["sortOrder"], "desc"> | undefined;
  /** "true": the trash instead of the list. */
  trash?: Extract<ListQuery["trash"], "true"> | undefined;
  /** "true": only blocked businesses in the trash. */
  blocked?: Extract<ListQuery["blocked"], "true"> | undefined;
  /** Businesses per page; absent: the first of `PAGE_SIZES`. */
  limit?: LargerPage | undefined;
  /** Lines instead of cards. */
  view?: "compact" | undefined;
  page?: Extract<ListQuery["page"], string> | undefined;
}

const LARGER_PAGES = ["50", "100"] as const;
type LargerPage = (typeof LARGER_PAGES)[number];
/** The possible page sizes, the default first. */
export const PAGE_SIZES = ["20", ...LARGER_PAGES] as const;

const MAX_TEXT = 200;

/** The valid parameters of an address; anything else is dropped. */
export function readListParams(search: Record<string, unknown>): ListParams {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, MAX_TEXT) : undefined;
  };
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search[name]);
  const country = text("country")?.toUpperCase();
  const isCountry = country !== undefined && /^[A-Z]{2}$/.test(country);
  const page = text("page");
  return {
    q: text("q"),
    category: text("category"),
    approval: oneOf("approval", ["approved", "pending"]),
    country: isCountry ? country : undefined,
    city: isCountry ? text("city") : undefined,
    importId: text("importId"),
    problem: oneOf("problem", BUSINESS_PROBLEMS),
    sortBy: oneOf("sortBy", BUSINESS_SORT_KEYS),
    sortOrder: search.sortOrder === "desc" ? "desc" : undefined,
    trash: search.trash === "true" ? "true" : undefined,
    blocked: search.trash === "true" && search.blocked === "true" ? "true" : undefined,
    limit: oneOf("limit", LARGER_PAGES),
    view: search.view === "compact" ? "compact" : undefined,
    page: page !== undefined && /^[1-9]\d{0,4}$/.test(page) && page !== "1" ? page : undefined,
  };
}
