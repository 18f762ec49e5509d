import { z } from "zod";
import { successAnswerSchema } from "../admin/session.ts";
import { listingStateSchema } from "../businesses/source-listing.ts";
import { defineEndpoint } from "../endpoint.ts";
import { numberText } from "../page.ts";
import { importSourceSchema, MAX_SOURCES, sourceSettingsSchema } from "./import-source.ts";

/** A source in the API, with texts in the caller's language. */
export const shownSourceSchema = importSourceSchema
  .omit({ etag: true, lastModified: true, contentSha256: true })
  .extend({
    lastFailure: z.string().nullable(),
    /** Businesses that it no longer lists: possibly closed, to be decided, kept open, closed. */
    unlisted: z.object({ absent: z.int(), asked: z.int(), kept: z.int(), closed: z.int() }),
  });
export type ShownSource = z.infer<typeof shownSourceSchema>;

const sourceParams = z.object({ id: importSourceSchema.shape.id });

export const listSources = defineEndpoint({
  method: "GET",
  path: "/api/admin/sources",
  summary: "Addresses that are imported by a schedule, by name",
  access: "session",
  response: z.object({ sources: z.array(shownSourceSchema).max(MAX_SOURCES) }),
});

export const addSource = defineEndpoint({
  method: "POST",
  path: "/api/admin/sources",
  summary: "Adds a source; if enabled, its first run follows at once or at its start",
  access: "session",
  body: sourceSettingsSchema,
  response: shownSourceSchema,
});

export const changeSource = defineEndpoint({
  method: "PUT",
  path: "/api/admin/sources/:id",
  summary: "Changes the settings of a source",
  access: "session",
  params: sourceParams,
  body: sourceSettingsSchema,
  response: shownSourceSchema,
});

export const removeSource = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/sources/:id",
  summary: "Removes a source; the businesses that it brought stay",
  access: "session",
  params: sourceParams,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const runSource = defineEndpoint({
  method: "POST",
  path: "/api/admin/sources/:id/run",
  summary: "Runs a source now, whatever its schedule",
  access: "session",
  params: sourceParams,
  response: shownSourceSchema,
});

export const unlistedBusinessSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  state: listingStateSchema.exclude(["listed"]),
  /** Runs in a row that lacked it. */
  missedRuns: z.int().min(0),
});
export type UnlistedBusiness = z.infer<typeof unlistedBusinessSchema>;

export const listUnlisted = defineEndpoint({
  method: "GET",
  path: "/api/admin/sources/:id/unlisted",
  summary: "Businesses that a source no longer lists: possibly closed, closed, or to be decided",
  access: "session",
  params: sourceParams,
  query: z.object({
    state: unlistedBusinessSchema.shape.state,
    /** `nextAfter` of the previous page. */
    after: z.string().max(16).default(""),
    limit: numberText().int().min(1).max(100).default(50),
  }),
  response: z.object({ businesses: z.array(unlistedBusinessSchema), nextAfter: z.string().nullable() }),
});

export const decideUnlisted = defineEndpoint({
  method: "POST",
  path: "/api/admin/sources/:id/unlisted/:businessId",
  summary: "Closes a business that a source no longer lists, or keeps it open",
  access: "session",
  params: sourceParams.extend({ businessId: z.string().min(1).max(16) }),
  body: z.object({ decision: z.enum(["close", "keep"]) }),
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const sourcesApi = {
  listSources,
  addSource,
  changeSource,
  removeSource,
  runSource,
  listUnlisted,
  decideUnlisted,
};
