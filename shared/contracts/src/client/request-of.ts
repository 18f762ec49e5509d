import type { CallInput, ClientEndpoint, InputArguments } from "./client-endpoint.ts";
import { urlOf } from "./url-of.ts";

/** A request as `fetch` and `XMLHttpRequest` take it. */
export interface ApiRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

export interface LooseCallInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  upload?: { file: File; fields?: unknown } | undefined;
}

/** The request of a call, for what is not made by `call`: beacons, streamed downloads, uploads that show their progress. */
export function requestOf<E extends ClientEndpoint>(endpoint: E, ...input: InputArguments<CallInput<E>>): ApiRequest;
export function requestOf(endpoint: ClientEndpoint, { params, query, body, upload }: LooseCallInput = {}): ApiRequest {
  const { method } = endpoint;
  const url = urlOf(endpoint, { params, query });
  if (upload !== undefined) return { url, method, headers: {}, body: formOf(upload) };
  if (body === undefined) return { url, method, headers: {} };
  return { url, method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** The fields stand before the file, so that the server knows them when the file begins. */
function formOf({ file, fields }: NonNullable<LooseCallInput["upload"]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append("file", file);
  return form;
}
