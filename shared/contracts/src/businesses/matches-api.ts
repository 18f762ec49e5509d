import { z } from "zod";
import { successAnswerSchema } from "../admin/session.ts";
import { defineEndpoint } from "../endpoint.ts";
import { adminBusinessSchema } from "./admin-businesses.ts";
import { MAX_COUNTED_MATCHES, MAX_SHOWN_MATCHES } from "./business-list.ts";
import { businessMatchSchema } from "./business-match.ts";
import { mergeResultsSchema } from "./field-givers.ts";

const MATCHES_PATH = "/api/admin/matches";

/** A pair to decide about. */
export const openMatchSchema = z.object({
  id: businessMatchSchema.shape.id,
  fileName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The one that stays if they are the same; the other's address then leads to it. */
  keep: adminBusinessSchema,
  other: adminBusinessSchema,
  /** Fields of both with different values. */
  differing: z.array(z.string()),
  results: mergeResultsSchema,
});
export type ShownMatch = z.infer<typeof openMatchSchema>;

export const decidedMatchSchema = z.object({
  id: businessMatchSchema.shape.id,
  state: z.enum(["same", "different"]),
  /** Names of the two businesses, as far as they still exist. */
  names: z.array(z.string()),
  decidedAt: z.iso.datetime(),
  decidedBy: z.string(),
});
export type DecidedMatch = z.infer<typeof decidedMatchSchema>;

export const matchDecisionSchema = z.object({ decision: z.enum(["same", "different", "later"]) });
export type MatchDecision = z.infer<typeof matchDecisionSchema>["decision"];

const idParamsSchema = z.object({ id: z.string().regex(/^[a-z2-7]{16}$/) });

export const listMatches = defineEndpoint({
  method: "GET",
  path: MATCHES_PATH,
  summary: "Pairs of businesses that may be one, the first to decide about first, and the last decisions",
  access: "session",
  response: z.object({
    openCount: z.int(),
    open: z.array(openMatchSchema).max(MAX_SHOWN_MATCHES),
    decided: z.array(decidedMatchSchema).max(MAX_SHOWN_MATCHES),
  }),
});

export const countMatches = defineEndpoint({
  method: "GET",
  path: `${MATCHES_PATH}/count`,
  summary: `The number of pairs to decide about, up to ${MAX_COUNTED_MATCHES}`,
  access: "session",
  response: z.object({ openCount: z.int() }),
});

export const decideMatch = defineEndpoint({
  method: "POST",
  path: `${MATCHES_PATH}/:id/decision`,
  summary: "Makes one business of a pair, keeps it two, or asks again later; imports follow the decision",
  access: "session",
  params: idParamsSchema,
  body: matchDecisionSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const undoMatch = defineEndpoint({
  method: "POST",
  path: `${MATCHES_PATH}/:id/undo`,
  summary: "Undoes a decision: a merged business is restored, and the pair is open again",
  access: "session",
  params: idParamsSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const matchesApi = { listMatches, countMatches, decideMatch, undoMatch };
