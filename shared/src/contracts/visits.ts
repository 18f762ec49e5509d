import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/**
 * `visit`: someone came from elsewhere. `view`: a page was shown. `search`, `empty_search`: a search, and one that found nothing.
 * `business`: a business's own page was shown. `listed`: how many businesses there were. `blocked`: a browser refused to load what the
 * content security policy does not allow.
 */
export const VISIT_KINDS = ["visit", "view", "search", "empty_search", "business", "listed", "blocked"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Sorts of pages. */
export const VISITED_PAGES = [
  "home",
  "search",
  "business",
  "businesses",
  "category",
  "country",
  "city",
  "other",
] as const;

export const MAX_VISIT_TEXT = 80;
const text = z
  .string()
  .max(500)
  .transform((value) => value.normalize("NFC").replace(/\s+/g, " ").trim());

export const visitSchema = z.object({
  page: z.enum(VISITED_PAGES),
  /** The first page of someone who came from elsewhere. */
  isEntry: z.boolean(),
  /** Of a business's page. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .optional(),
  /** Of the first page of a search. */
  search: z.object({ q: text, location: text, isEmpty: z.boolean() }).optional(),
});
export type Visit = z.infer<typeof visitSchema>;

/** Nothing of who asks is kept or told apart: no cookie, no address. */
export const countVisit = defineEndpoint({
  method: "POST",
  path: "/api/visits",
  summary: "Counts a page that was shown, for the day",
  access: "public",
  body: visitSchema,
  response: z.void(),
  status: 204,
});

export const visitsApi = { countVisit };
