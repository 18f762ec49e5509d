import type { Endpoint } from "@meridian/contracts/endpoint";
import { expect, inject, vi } from "vitest";
import type { z } from "zod";
import { type Document, parseDocument } from "./document.ts";

const CALL_TIMEOUT_MS = 60_000;
/** For what a site does in its own time, such as its sitemaps: on a cluster beside all other tests it took more than 20 seconds. */
const EVENTUALLY_MS = 60_000;

interface Call {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  data?: unknown;
  form?: FormData;
}

type Answering<Body extends z.ZodType> = Endpoint<z.ZodType, z.ZodType, z.ZodType, Body>;

export interface HttpClient {
  /** Calls the site; any status is an answer, and redirects are not followed. */
  send(path: string, call?: Call): Promise<Response>;
  /** The body of a 200, checked against the endpoint's contract. `path` where the endpoint's own has parameters or a query. */
  read<Body extends z.ZodType>(endpoint: Answering<Body>, path?: string, call?: Call): Promise<z.output<Body>>;
}

export const visitor: HttpClient = createHttpClient({});

/** The administrator, in a session of its own. */
export async function logIn(): Promise<HttpClient> {
  const { username, password } = inject("site");
  const answer = await visitor.send("/api/admin/login", { method: "POST", data: { username, password } });
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  return createHttpClient({ cookie: cookie.join("; ") });
}

/** The first HTML of a page. */
export async function getPage(path: string): Promise<Document> {
  const answer = await visitor.send(path);
  return parseDocument(answer.status, await answer.text());
}

/** "200", or "301 /categories" of a redirect. */
export async function outcomeOf(path: string): Promise<string> {
  const answer = await visitor.send(path);
  await answer.arrayBuffer();
  const { status, headers } = answer;
  const location = headers.get("location");
  return location === null ? String(status) : `${status} ${location}`;
}

/** Checks until it passes: other files change the directory between the calls of one check, and indexes follow changes later. */
export function eventually(check: () => Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: EVENTUALLY_MS, interval: 100 });
}

function createHttpClient(ownHeaders: Readonly<Record<string, string>>): HttpClient {
  const send = ({ path, method, headers, data, form }: Call & { path: string }): Promise<Response> =>
    fetch(new URL(path, inject("site").url), {
      method: method ?? "GET",
      redirect: "manual",
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: { ...ownHeaders, ...(data === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
      ...(form === undefined ? {} : { body: form }),
    });
  return {
    send: (path, call) => send({ path, ...call }),
    async read(endpoint, path = endpoint.path, call = {}) {
      const answer = await send({ path, method: endpoint.method, ...call });
      const text = await answer.text();
      expect(answer.status, `${endpoint.method} ${path}: ${text}`).toBe(200);
      return endpoint.response.parse(JSON.parse(text));
    },
  };
}
