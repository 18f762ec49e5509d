import { ApiError } from "./api-error.ts";
import type { AnswerOf, CallInput, ClientEndpoint, InputArguments } from "./client-endpoint.ts";
import { urlOf } from "./url-of.ts";

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Where it is shorter than that of all calls. */
  timeoutMs?: number;
}

/**
 * Calls of one site. They resolve with the JSON of the answer, undefined for 204. They reject with ApiError on any non-2xx response
 * and when there is none in time; a cancelled call rejects with its AbortError.
 */
export interface ApiClient {
  call<E extends ClientEndpoint>(
    endpoint: E,
    ...input: InputArguments<CallInput<E> & CallOptions>
  ): Promise<AnswerOf<E>>;
  /** Reads an address made by `urlOf`. */
  get(url: string, options?: CallOptions): Promise<unknown>;
}

export interface ApiClientOptions {
  /** Precedes every path, such as `https://example.org`; empty in a browser, on the site's own pages. */
  baseUrl: string;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** 30,000 unless given. */
  timeoutMs?: number;
  /** Ends every call, such as when the visitor of a page being rendered disconnects. */
  signal?: AbortSignal;
  /** In place of the global one; `createCookieFetch` makes one that stays logged in outside browsers. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Looks at every answer; a call that it rejects, rejects. */
  check?: ((request: Pick<ApiRequest, "method" | "url">, answer: unknown) => Promise<void>) | undefined;
}

const TIMEOUT_MS = 30_000;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, timeoutMs = TIMEOUT_MS, check } = options;

  async function send<Answer>({ url, method, headers, body }: ApiRequest, own: CallOptions): Promise<Answer> {
    const signals = [AbortSignal.timeout(Math.min(timeoutMs, own.timeoutMs ?? timeoutMs)), options.signal, own.signal];
    const response = await fetchOr503(options.fetch ?? fetch, `${baseUrl}${url}`, {
      method,
      credentials: "include",
      headers: { accept: "application/json", ...options.headers, ...headers },
      signal: AbortSignal.any(signals.flatMap((signal) => signal ?? [])),
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    if (response.status === 204) return undefined as Answer;
    const answer: Answer = await response.json();
    await check?.({ method, url }, answer);
    return answer;
  }

  function call<E extends ClientEndpoint>(
    endpoint: E,
    ...input: InputArguments<CallInput<E> & CallOptions>
  ): Promise<AnswerOf<E>>;
  function call(endpoint: ClientEndpoint, input: LooseCallInput & CallOptions = {}): Promise<unknown> {
    return send(requestOf(endpoint, input), input);
  }

  return { call, get: (url, own = {}) => send({ url, method: "GET", headers: {} }, own) };
}

/** A network that fails is an answer too: the service cannot be reached. Cancelled calls stay cancelled. */
async function fetchOr503(
  fetchUrl: NonNullable<ApiClientOptions["fetch"]>,
  url: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetchUrl(url, init);
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    throw new ApiError(503, "", "Service Unavailable", { cause });
  }
}

/** A request as `fetch` and `XMLHttpRequest` take it. */
interface ApiRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

interface LooseCallInput {
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

/** The fields precede the file, so that the server has them when the file begins. */
function formOf({ file, fields }: NonNullable<LooseCallInput["upload"]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append("file", file);
  return form;
}
