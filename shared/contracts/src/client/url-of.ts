import type { AnswerOf, ClientEndpoint, InputArguments, UrlInput } from "./client-endpoint.ts";

/** Path and query of a call, from the site's root. Knows what is answered there. */
export type ApiUrl<Answer = unknown> = string & { readonly "~answer"?: Answer };

interface LooseUrlInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

/** The address of a call, for what is not made by `call`: links, downloads, query keys. */
export function urlOf<E extends ClientEndpoint>(
  endpoint: E,
  ...input: InputArguments<UrlInput<E>>
): ApiUrl<AnswerOf<E>>;
export function urlOf({ path }: ClientEndpoint, { params = {}, query = {} }: LooseUrlInput = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name]))) + queryString(query);
}

/** The query string of the values that say something, which an empty text does not; lists are joined by commas. */
export function queryString(values: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === "") continue;
    params.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
