import { type ApiClient, type ApiClientOptions, createApiClient } from "@meridian/shared/client/create-api-client";

/** Compares every answer with its contract while the site is developed and tested; a build leaves it out, with the schemas. */
const check: ApiClientOptions["check"] = import.meta.env.DEV
  ? async ({ method, url }, answer) => (await import("./check-answer.ts")).checkAnswer(method, url, answer)
  : undefined;

/** Calls of the site's own pages, in a browser or on the server that renders them. */
export function createPageClient(options: Omit<ApiClientOptions, "check">): ApiClient {
  return createApiClient({ ...options, check });
}

/** The language of the admin area, whose screens show the messages of the API: without it a browser names its own. */
export const MESSAGE_LANGUAGE = "tr";

/** In a browser: the site's own origin, with cookies. */
export const browserClient = createPageClient({ baseUrl: "", headers: { "accept-language": MESSAGE_LANGUAGE } });

/** Makes a call from a browser. Reads that a screen shows go through the query client instead. */
export const { call } = browserClient;
