import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";

/**
 * `visit`: an arrival from another site. `view`: a page view. `search`, `empty_search`: a search, and one without hits. `business`: a view
 * of a business's page. `listed`: the number of businesses. `blocked`: a browser refused to load what the content security policy does not
 * allow.
 */
export const VISIT_KINDS = ["visit", "view", "search", "empty_search", "business", "listed", "blocked"] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Types of pages. */
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
  /** The first page after arriving from another site. */
  isEntry: z.boolean(),
  /** The business whose page it is. */
  slug: z
    .string()
    .regex(/^[a-z0-9-]{1,200}$/)
    .optional(),
  /** On the first page of a search. */
  search: z.object({ q: text, location: text, isEmpty: z.boolean() }).optional(),
});
export type Visit = z.infer<typeof visitSchema>;

/** Nothing identifies the visitor: no cookie, no address. */
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
