import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { importSourceSchema, MAX_SOURCES, sourceSettingsSchema } from "./import-source.ts";
import { successAnswerSchema } from "./session.ts";

/** A source in the API, with texts in the caller's language. */
export const shownSourceSchema = importSourceSchema
  .omit({ etag: true, lastModified: true, contentSha256: true })
  .extend({ lastFailure: z.string().nullable() });
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
  summary: "Adds a source; if enabled, its first run follows at once",
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

export const sourcesApi = { listSources, addSource, changeSource, removeSource, runSource };
