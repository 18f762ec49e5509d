import { countVisit } from "@meridian/contracts/admin/visits";
import type { Endpoint, EndpointResponse } from "@meridian/contracts/endpoint";
import { getSiteSettings } from "@meridian/contracts/site/site-api";
import { HttpResponse, http, type JsonBodyType, type WebSocketLink } from "msw";
import { setupServer } from "msw/node";
import { parseAnswer } from "../src/lib/api/check-answer.ts";

/** A call that a screen has made. */
export interface SeenCall {
  /** Path and query, as sent. */
  url: string;
  headers: Headers;
  /** Parsed JSON, text where it is none, undefined without a body. */
  body: unknown;
}

type MaybePromise<T> = T | Promise<T>;

const NO_SNIPPETS = { head_tags: "", footer_tags: "", analytics_code: "", facebook_pixel: "" };
const METHODS = {
  GET: http.get,
  HEAD: http.head,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** Calls that no test has answered, and answers that break the contract. */
let faults: string[] = [];

const network = setupServer(
  http.all("*", ({ request }) => {
    faults.push(`no answer to ${request.method} ${request.url}`);
    return HttpResponse.json({}, { status: 501 });
  }),
);

export const startNetwork = (): void => network.listen();
export const stopNetwork = (): void => network.close();

/** Answers the two calls that every public page makes besides its own. */
export function answerEveryPage(): void {
  answer(getSiteSettings, NO_SNIPPETS);
  respond(countVisit, () => new HttpResponse(null, { status: 204 }));
}

/** Forgets all answers; returns what went wrong on the network since the last time. */
export function resetNetwork(): string[] {
  network.resetHandlers();
  const found = faults;
  faults = [];
  return found;
}

/** Answers a call of the contract with a body that its schema accepts. Returns the calls, as they come. */
export function answer<E extends Endpoint>(endpoint: E, body: EndpointResponse<E>): readonly SeenCall[] {
  return answerBy(endpoint, () => body);
}

/** The same with a body for each call. */
export function answerBy<E extends Endpoint>(
  endpoint: E,
  bodyOf: (call: SeenCall) => MaybePromise<EndpointResponse<E>>,
): readonly SeenCall[] {
  return respond(endpoint, async (call) => {
    return HttpResponse.json(parsedAnswer(endpoint, await bodyOf(call)));
  });
}

/** Answers once `release` is called. */
export function holdAnswer<E extends Endpoint>(endpoint: E, body: EndpointResponse<E>) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const calls = answerBy(endpoint, () => promise.then(() => body));
  return { calls, release };
}

/** Fails a call with a status and a body, such as a problem document. */
export function fail(endpoint: Endpoint, status: number, body: JsonBodyType = {}): readonly SeenCall[] {
  return respond(endpoint, () => HttpResponse.json(body, { status }));
}

/** Breaks the connection of a call. */
export function disconnect(endpoint: Endpoint): readonly SeenCall[] {
  return respond(endpoint, () => HttpResponse.error());
}

/** Answers a call with any response at all. */
export function respond(
  { method, path }: { method: keyof typeof METHODS; path: string },
  responseTo: (call: SeenCall) => MaybePromise<Response>,
): readonly SeenCall[] {
  const calls: SeenCall[] = [];
  network.use(
    METHODS[method](`*${path}`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const call = { url: `${pathname}${search}`, headers: request.headers, body: parsed(await request.text()) };
      calls.push(call);
      return responseTo(call);
    }),
  );
  return calls;
}

export interface OpenSocket {
  connected: Promise<void>;
  send: (message: unknown) => void;
  /** Cuts every line, and refuses new ones. */
  shut: () => void;
}

/** Accepts connections to a websocket. */
export function openSocket(socket: WebSocketLink): OpenSocket {
  const clients: { send: (text: string) => void; close: () => void }[] = [];
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  let isShut = false;
  network.use(
    socket.addEventListener("connection", ({ client }) => {
      if (isShut) return client.close();
      clients.push(client);
      resolve();
    }),
  );
  return {
    connected,
    send: (message) => {
      for (const client of clients) client.send(JSON.stringify(message));
    },
    shut: () => {
      isShut = true;
      for (const client of clients) client.close();
    },
  };
}

function parsedAnswer(endpoint: Endpoint, answer: unknown): JsonBodyType {
  try {
    return parseAnswer(endpoint, answer) as JsonBodyType;
  } catch (error) {
    faults.push(String(error));
    return null;
  }
}

function parsed(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
