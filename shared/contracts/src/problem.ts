import { z } from "zod";

/** Why a request failed. The browser decides by this code, never by text. */
export const problemCodeSchema = z.enum([
  "invalid_input",
  "unauthenticated",
  "forbidden",
  /** The session is valid, but the call requires a login within the last hour. */
  "login_too_old",
  "not_found",
  "gone",
  "conflict",
  "too_large",
  "unsupported_media",
  "rate_limited",
  /** The disk has no room for what the request would store. */
  "no_room",
  "unavailable",
  "internal",
]);
export type ProblemCode = z.infer<typeof problemCodeSchema>;

export const validationIssueSchema = z.object({
  /** The path of the value, such as `query.page` or `body.username`. */
  path: z.string(),
  message: z.string(),
});
export type ValidationIssue = z.infer<typeof validationIssueSchema>;

/** RFC 9457 problem details with the extensions `code`, `requestId` and `issues`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  code: problemCodeSchema,
  requestId: z.string().optional(),
  issues: z.array(validationIssueSchema).optional(),
  /** What else the caller needs to continue; for a conflicting edit, both versions. */
  details: z.unknown().optional(),
  /** Present on calls whose specified answer is `{success, message}`. */
  success: z.literal(false).optional(),
  message: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
