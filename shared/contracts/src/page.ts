import { z } from "zod";

/** Sizes and limits of the public listings (public-site specification, section 9). */
export const PUBLIC_LIST_PAGE_SIZE = 20;
export const PUBLIC_LIST_MAX_PAGE = 100;
export const PLACE_PAGE_SIZE = 12;
export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_MAX_HITS = 1000;

/** A number in a query string or form, which a caller may pass as a number or text. */
export const numberText = () => z.coerce.number<number | string>();

export const pageNumberSchema = numberText().int().min(1).max(1_000_000);

/** A page number in a query string; default 1. */
export const pageQuerySchema = pageNumberSchema.default(1);
