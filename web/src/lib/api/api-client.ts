import { type ApiClient, type ApiClientOptions, createApiClient } from "@meridian/contracts/client/create-api-client";
import { MESSAGE_LANGUAGE } from "./message-language.ts";

/** Validates every answer in development and tests; a build drops it together with the schemas. */
const check: ApiClientOptions["check"] = import.meta.env.DEV
  ? async ({ method, url }, answer) => (await import("./check-answer.ts")).checkAnswer(method, url, answer)
  : undefined;

/** The API client of the site's pages, in a browser or on the rendering server. */
export function createPageClient(options: Omit<ApiClientOptions, "check">): ApiClient {
  return createApiClient({ ...options, check });
}

/** In a browser: same origin, with cookies. */
export const browserClient = createPageClient({ baseUrl: "", headers: { "accept-language": MESSAGE_LANGUAGE } });

/** Calls the API from a browser. Reads that a screen shows use the query client instead. */
export const { call } = browserClient;
