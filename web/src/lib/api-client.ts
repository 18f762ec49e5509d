import { ApiError } from "./api-error.ts";

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as a JSON body. */
  data?: unknown;
  signal?: AbortSignal | undefined;
  /** Where it is shorter than that of all calls. */
  timeoutMs?: number;
}

/** Asks the API; answers its JSON, rejects with an ApiError for everything that is no success. */
export type RequestJson = <T>(url: string, options?: RequestOptions) => Promise<T>;

export interface RequestTarget {
  /** Stands before every URL: empty in browsers, whose own site serves the API. */
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  /** Ends every call, such as when the visitor a page is made for has left. */
  signal?: AbortSignal;
}

const BROWSER_TIMEOUT_MS = 30_000;

export function createRequestJson({
  baseUrl,
  headers,
  timeoutMs = BROWSER_TIMEOUT_MS,
  signal,
}: RequestTarget): RequestJson {
  return async <T>(url: string, options: RequestOptions = {}): Promise<T> => {
    const signals = [AbortSignal.timeout(Math.min(timeoutMs, options.timeoutMs ?? timeoutMs)), signal, options.signal];
    const hasBody = options.data !== undefined;
    const response = await send(`${baseUrl}${url}`, {
      method: options.method ?? "GET",
      credentials: "include",
      headers: { accept: "application/json", ...headers, ...(hasBody ? { "content-type": "application/json" } : {}) },
      signal: AbortSignal.any(signals.flatMap((item) => item ?? [])),
      ...(hasBody ? { body: JSON.stringify(options.data) } : {}),
    });
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    if (response.status === 204) return undefined as T;
    const answer: T = await response.json();
    return answer;
  };
}

/** The language of the admin area, whose screens show the messages of the API: without it a browser names its own. */
export const MESSAGE_LANGUAGE = "tr";

/** The request helper of the browser: the site's own origin, with cookies. For mutations; reads go through the query client. */
export const requestJson: RequestJson = createRequestJson({
  baseUrl: "",
  headers: { "accept-language": MESSAGE_LANGUAGE },
});

/** A network that fails is an answer too: the service cannot be reached. Cancelled calls stay cancelled. */
async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (cause instanceof Error && cause.name === "AbortError") throw cause;
    throw new ApiError(503, "", "Service Unavailable", { cause });
  }
}
